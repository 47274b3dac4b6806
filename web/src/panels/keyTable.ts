import { bindings, type Command } from '../shell/keys'

/** A line of the table of keys. */
export interface KeyRow {
  keys: string[]
  does: string
}

const does: Record<Command, string> = {
  undo: 'take the last move back',
  redo: 'make it again',
  deal: 'deal, turn or refill',
  redeal: 'take up and deal again',
  hint: 'a hint; again: the next best',
  'all-moves': 'all legal moves',
  why: 'why not? explains the last refusal',
  winnable: 'can it still be won?',
  verdict: 'the verdict in detail',
  'send-up': 'send up all safe cards',
  find: 'find a card',
  new: 'new deal',
  'new-numbered': 'new deal by number',
  choose: 'choose a game',
  note: 'a note on this position, a name for this branch',
  save: 'save the record',
  open: 'open a record',
  copy: 'copy the record',
  state: 'say how the table stands',
  'last-move': 'say the last move',
  labels: 'names of the piles',
  command: 'type a command',
  rules: 'the rules of this game',
  'full-screen': 'full screen',
  keys: 'these keys',
  settings: 'settings',
  cancel: 'lay down what was picked up; close',
}

/** On the table itself: the same in every game. */
const table: KeyRow[] = [
  { keys: ['←', '→', '↑', '↓'], does: 'to the place next to this one' },
  { keys: ['Tab', 'Shift Tab'], does: 'to the next group of piles' },
  { keys: ['Space'], does: 'pick up; set down' },
  { keys: ['Enter'], does: 'the best move of this card' },
  { keys: ['Shift Enter'], does: 'send this card home' },
  { keys: ['Home', 'End'], does: 'first and last pile' },
  { keys: ['1–9', '0', '-', '='], does: 'the piles to play on, by their names; two strokes are a move' },
  { keys: ['Shift 1–9 …'], does: 'families or reserve, by their names' },
  { keys: ['V'], does: 'light what can be moved, while held' },
  { keys: ['X'], does: 'light the cards of this one’s rank, while held' },
]
const replay: KeyRow[] = [
  { keys: ['←', '→'], does: 'a move back, a move on' },
  { keys: ['Home', 'End'], does: 'to the start, to the end' },
  { keys: ['Space'], does: 'play, pause' },
]

const named: Record<string, string> = { Escape: 'Esc', Backspace: 'Backspace' }

function written({ key, ctrl = false, shift = false }: (typeof bindings)[number]): string {
  const name = named[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  const sign = key.length === 1 && !/[a-z]/.test(key) // the shift of a sign is the keyboard's own
  return [ctrl ? 'Ctrl' : '', shift && !sign ? 'Shift' : '', name].filter(Boolean).join(' ')
}

/** Every key with what it does, in groups. */
export function keyTable(): { title: string; rows: KeyRow[] }[] {
  const rows = new Map<Command, KeyRow>()
  for (const binding of bindings) {
    const row = rows.get(binding.command) ?? { keys: [], does: does[binding.command] }
    row.keys.push(written(binding))
    rows.set(binding.command, row)
  }
  return [
    { title: 'On the table', rows: table },
    { title: 'Everywhere', rows: [...rows.values()] },
    { title: 'While a line is shown', rows: replay },
  ]
}
