import { describe, expect, it } from 'vitest'
import { factsOf, gameIds } from '../fixtures'
import { gluedPieces, piecesOf } from './terms'

const terms = [
  { forms: ['family', 'families'], means: 'a pile' },
  { forms: ['in hand', 'hand'], means: 'not dealt' },
]
const marked = (text: string) =>
  piecesOf(text, terms)
    .map(({ text, term }) => (term ? `[${text}]` : text))
    .join('')

describe('terms', () => {
  it('are found in every form, whole words only, and the first of each', () => {
    expect(marked('Families rise; a family stays.')).toBe('[Families] rise; a family stays.')
    expect(marked('The familys beforehand')).toBe('The familys beforehand')
    expect(marked('a card in hand, not by hand')).toBe('a card [in hand], not by hand')
    expect(marked('re-family')).toBe('re-family')
  })
  it('never change a text', () => {
    for (const game of gameIds) {
      const facts = factsOf(game)
      for (const { text } of facts.sentences)
        expect(
          piecesOf(text, facts.terms)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
    }
  })
  it('are not parted from the signs beside them', () => {
    const shown = (text: string) =>
      gluedPieces(piecesOf(text, terms)).map(({ text, term, before, after }) =>
        term ? `${before}[${text}]${after}` : text,
      )
    expect(shown('A family, and (families in hand).')).toEqual([
      'A ',
      '[family],',
      ' and (families ',
      '[in hand]).',
      '',
    ])
    expect(shown('family')).toEqual(['[family]'])
  })
  it('of a game are all met in its sentences, but for what every table says', () => {
    for (const game of gameIds) {
      const { terms, sentences } = factsOf(game)
      expect(terms.length, game).toBeGreaterThan(2)
      const unmet = terms.filter(({ forms }) =>
        sentences.every(({ text }) => piecesOf(text, terms).every(({ term }) => term?.forms[0] !== forms[0])),
      )
      expect(
        unmet.filter(({ forms }) => forms[0] !== 'home' && forms[0] !== 'in hand'),
        game,
      ).toEqual([])
    }
  })
  it('are explained without one another', () => {
    const all = gameIds.flatMap((game) => factsOf(game).terms)
    for (const { forms, means } of all)
      expect(
        piecesOf(means, all)
          .filter(({ term }) => term && term.forms[0] !== 'home')
          .map(({ text }) => text),
        forms[0],
      ).toEqual([])
  })
})
