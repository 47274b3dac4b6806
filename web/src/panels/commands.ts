import { t } from '../words/say.svelte'

/** Something that can be typed, and what it does. Capitals stand for what the player fills in. */
export interface Verb {
  text: string
  does: string
}

/** The verbs of the program's table that the page knows too (docs/reference/cli.md). */
export const verbs = (): Verb[] => [
  { text: 'moves', does: t('all legal moves') },
  { text: 'undo', does: t('take back the last move') },
  { text: 'redo', does: t('redo it') },
  { text: 'restart', does: t('back to the start of this deal') },
  { text: 'why MOVE', does: t('which rule forbids it') },
  { text: 'hint', does: t('a hint; uses only what you can see') },
  { text: 'on', does: t('let the hints play on; any key or touch stops them') },
  { text: 'solution', does: t('a winning line; uses all cards') },
  { text: 'win?', does: t('can it still be won? Uses all cards') },
  { text: 'live', does: t('say after every move whether the game can be won, or stop') },
  { text: 'board', does: t('describe the table') },
  { text: 'where CARD', does: t('where a card lies') },
  { text: 'rules', does: t('the rules of this game') },
  { text: 'tree', does: t('everything tried in this deal') },
  { text: 'note TEXT', does: t('a note on this position') },
  { text: 'name TEXT', does: t('a name for this branch') },
  { text: 'save', does: t('write the game as text') },
  { text: 'load', does: t('continue from a saved game') },
  { text: 'deal N', does: t('start deal number N') },
  { text: 'new', does: t('start a random deal') },
  { text: 'help', does: t('how to play') },
]

/** What was typed, as a verb with its argument; `verb` is null for what can only be a move. */
export function readCommand(
  text: string,
  known: readonly Verb[] = verbs(),
): { verb: string | null; rest: string } {
  const [first = '', ...rest] = text.trim().split(/\s+/)
  const verb = first.toLowerCase()
  const found = known.some((one) => one.text.split(' ')[0] === verb)
  return found ? { verb, rest: rest.join(' ') } : { verb: null, rest: text.trim() }
}

/** A move written as its two places, "3 sa", or in notation already. */
export function moveText(text: string): string {
  const words = text.trim().split(/\s+/)
  return words.length === 2 && words.every((word) => /^[\w]+$/.test(word)) ? words.join('-') : words.join(' ')
}

/** Verbs, then moves, that begin as what was typed; at most eight. */
export function suggestions(
  text: string,
  known: readonly Verb[],
  moves: readonly string[],
  most = 8,
): Verb[] {
  const typed = text.trimStart().toLowerCase()
  const places = moveText(typed)
  const begins = (one: string) => one.toLowerCase().startsWith(typed)
  const fitting = moves.filter((move) => begins(move) || move.toLowerCase().startsWith(places))
  return [
    ...known.filter(({ text: verb }) => begins(verb)),
    ...fitting.map((move) => ({ text: move, does: t('a legal move') })),
  ].slice(0, most)
}
