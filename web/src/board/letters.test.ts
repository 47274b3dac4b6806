import { afterEach, describe, expect, it } from 'vitest'
import { settings } from '../store/settings.svelte'
import type { Catalogue } from '../words/catalogue'
import { language } from '../words/say.svelte'
import { sources } from './cards/deck'
import { courtLetters, letterChoices, lettered, nationalLetters } from './letters'

const speak = (letters: string) => {
  const find = (_: string, context?: string) => (context === 'letters on cards' ? letters : null)
  language.catalogue = { find } as unknown as Catalogue
}

afterEach(() => {
  language.catalogue = null
  settings.letters = 'english'
})

describe('letters on cards', () => {
  it('are English until the player chooses otherwise', () => {
    speak('B D K')
    expect(courtLetters()).toEqual(['J', 'Q', 'K'])
    expect(lettered('11 J')).toBe('11 J')
    settings.letters = 'national'
    expect(courtLetters()).toEqual(['B', 'D', 'K'])
    expect(['1 A', '2', '11 J', '12 Q', 'K'].map(lettered)).toEqual(['1 A', '2', '11 B', '12 D', 'K'])
  })
  it('are not offered in a language that has the English ones', () => {
    expect(new Set(letterChoices()).size).toBe(1)
    speak('V D R')
    expect(letterChoices()).toEqual(['J Q K', 'V D R'])
  })
  it('are English where the decks lack one', () => {
    for (const letters of ['В Д К', 'Kn D K', 'B D', '']) {
      speak(letters)
      expect(nationalLetters()).toEqual(['J', 'Q', 'K'])
    }
  })
  it('are pieces of the deck', async () => {
    const { default: svg } = await sources.large()
    for (const letter of 'JQKBDVR') expect(svg).toContain(`id="rank-${letter}"`)
  })
})
