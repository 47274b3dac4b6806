import type { DealCode } from '../core/types'
import { wilson } from '../store/numbers'
import { figures, shareWords } from './words'
import { t } from '../words/say.svelte'

/** A search for a deal that can be won. */
export interface Searching {
  tried: number
  busy: boolean
  fault: string
}

/** Deals are numbered from 0 to this. */
export const lastDeal = (1n << 64n) - 1n

/** A deal's number out of what was typed, blanks between the digits allowed; or one line naming the fault. */
export function parseDeal(text: string): { number: string } | { fault: string } {
  const digits = text.replace(/[\s\u00a0\u2009\u202f]/g, '')
  if (digits === '') return { fault: t('Enter the deal number.') }
  if (!/^\d+$/.test(digits)) return { fault: t('A deal number consists of digits only.') }
  const number = digits.length > 40 ? lastDeal + 1n : BigInt(digits)
  if (number > lastDeal) return { fault: t('Deal numbers go up to {last}.', { last: figures(lastDeal) }) }
  return { number: String(number) }
}

/** Whether a text is a position written card by card, whose piles have names or lines of their own, and not a deck. */
export const isBoard = (text: string): boolean => /[:{;]/.test(text) && !/longwood|#\//i.test(text)

/** What a text of cards may be: lines without names are a board, or a deck that was broken into lines. */
export function codesOf(text: string): DealCode[] {
  const cards = text.trim()
  if (isBoard(cards)) return [{ board: cards }]
  return cards.includes('\n') ? [{ board: cards }, { deck: cards }] : [{ deck: cards }]
}

/** A deal drawn by lot; short enough to be told to somebody. */
export function randomDeal(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000)
}

/** How often the honest player wins a deal of a grade; empty if that is not known. */
export function gradeWords({ won, games }: { won: number; games: number }): string {
  if (games === 0) return ''
  return t('With hints, {share} of such deals were won.', { share: shareWords(wilson(won, games)) })
}

/** A grade in a word, from 1 to 5; 0 stands for any. */
export function hardness(grade: number): string {
  return [t('any'), t('easiest'), t('easy'), t('medium'), t('hard'), t('hardest')][grade] ?? ''
}
