import type { Term } from '../core/types'

/** A piece of a text; `term` where it is a word that can be explained. */
export interface Piece {
  text: string
  term: Term | null
  /** Of a word that is explained: what stands right before and after it, such as a bracket or a comma. */
  before?: string
  after?: string
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Takes a text apart: of each term only the first word is to be explained. */
export function piecesOf(text: string, terms: readonly Term[]): Piece[] {
  const byForm = new Map(
    terms.flatMap((term) => term.forms.map((form) => [form.toLowerCase(), term] as const)),
  )
  if (byForm.size === 0) return [{ text, term: null }]
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${forms.map(escaped).join('|')})(?![\\p{L}-])`, 'giu')
  const pieces: Piece[] = []
  const met = new Set<Term>()
  let from = 0
  for (const match of text.matchAll(pattern)) {
    const term = byForm.get(match[0].toLowerCase())
    if (!term || met.has(term)) continue
    met.add(term)
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), term: null })
    pieces.push({ text: match[0], term })
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), term: null })
  return pieces
}

/** The same pieces, in which no word is parted from the punctuation beside it, so that no line ends between them. */
export function gluedPieces(pieces: readonly Piece[]): Piece[] {
  const glued = pieces.map((piece) => ({ ...piece }))
  for (const [i, piece] of glued.entries()) {
    if (!piece.term) continue
    const [last, next] = [glued[i - 1], glued[i + 1]]
    piece.before = (last && !last.term && /\S+$/.exec(last.text)?.[0]) || ''
    piece.after = (next && !next.term && /^\S+/.exec(next.text)?.[0]) || ''
    if (last) last.text = last.text.slice(0, last.text.length - piece.before.length)
    if (next) next.text = next.text.slice(piece.after.length)
  }
  return glued
}
