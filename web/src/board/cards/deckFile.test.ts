import { describe, expect, it } from 'vitest'
import { faceOf, reachesOut, readDeck } from './deckFile'
import { faces, ownSymbols } from './ownDeck'

describe('the name of a card', () => {
  it('is understood as the common free decks write it', () => {
    const ranks = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king']
    const suits = { spade: 'S', heart: 'H', diamond: 'D', club: 'C' }
    const seen = Object.entries(suits).flatMap(([suit, letter]) =>
      ranks.map((rank, i) => {
        const face = 'A23456789TJQK'[i]! + letter
        for (const name of [`${rank}_${suit}`, `${suit}_${rank}`, `${rank}_of_${suit}s`])
          expect(faceOf(name), name).toBe(face)
        return face
      }),
    )
    expect(new Set(seen)).toEqual(new Set(faces))
    expect(['AS', 'ace-spade', '10H', 'TH', '13_club', 'KC'].map(faceOf)).toEqual(
      ['AS', 'AS', 'TH', 'TH', 'KC', 'KC'], // prettier-ignore
    )
    expect(['back', 'card_back', 'Cardback'].map(faceOf)).toEqual(['back', 'back', 'back'])
  })
  it('is nothing else', () => {
    for (const name of [
      'club_symbol_ace',
      'king_of_hearts2',
      'heart',
      '14_club',
      'red_joker',
      'background',
      '',
    ])
      expect(faceOf(name), name).toBeNull()
  })
})

it('sees what reaches beyond the file', () => {
  for (const text of [
    'fill:url(https://example.org/a.svg#b)',
    "fill: url( 'a.svg#b' )",
    '@import "a.css";',
    'fill:u\\72l(a.svg)',
    'background: image-set("a.png" 1x)',
  ])
    expect(reachesOut(text), text).toBe(true)
  for (const text of ['fill:url(#a)', 'fill:url( "#a" )', 'matrix(1,0,0,1,0,0)', 'M0 0L1 1', '#fff'])
    expect(reachesOut(text), text).toBe(false)
})

it('reads no entities and no more than 12 MB, packed or not', async () => {
  const fault = async (file: File) => {
    const read = await readDeck([file])
    return 'fault' in read ? read.fault : ''
  }
  const bomb = new File(['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'], 'bomb.svg')
  expect(await fault(bomb)).toBe(
    '“bomb.svg” contains <!ENTITY>, which is not allowed. Remove it from the file.',
  )
  const long = new Blob([' '.repeat(12_000_001)])
  const packed = await new Response(long.stream().pipeThrough(new CompressionStream('gzip'))).blob()
  expect(packed.size).toBeLessThan(100_000)
  for (const blob of [long, packed])
    expect(await fault(new File([blob], 'long.svgz'))).toBe(
      '“long.svgz” is larger than 12 MB. Choose a simpler deck.',
    )
})

it('draws every face in every form, and our back if the deck has none', () => {
  const svg = ownSymbols((face) => (face === 'back' ? undefined : `blob:${face}`))
  const ids = new Set([...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))
  for (const face of faces)
    for (const form of ['', '-s', '-c', '-u', '-m']) expect(ids).toContain(`own-${face}${form}`)
  expect(ids.size).toBe(52 * 5 + 1)
  expect(svg).toMatch(/<symbol id="own-back"[^>]*><use href="#card-back"/)
  expect(ownSymbols((face) => `blob:${face}`)).toMatch(/<symbol id="own-back"[^>]*><image href="blob:back"/)
})
