import { commands, keyMap } from '../shell/keyMap.svelte'
import { written, type Command } from '../shell/keys'

/** A line of the table of keys. */
export interface KeyRow {
  keys: string[]
  does: string
  /** What the keys can be changed of; absent where they cannot. */
  command?: Command
}

export const does: Readonly<Record<Command, string>> = {
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
  look: 'show this card and its pile large',
  here: 'say what can be done here',
  'light-free': 'light what can be moved, while held',
  'light-rank': 'light the cards of this one’s rank, while held',
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
]
const replay: KeyRow[] = [
  { keys: ['←', '→'], does: 'a move back, a move on' },
  { keys: ['Home', 'End'], does: 'to the start, to the end' },
  { keys: ['Space'], does: 'play, pause' },
]

/** Every key with what it does, in groups. */
export function keyTable(): { title: string; rows: KeyRow[] }[] {
  const rows = commands.map((command): KeyRow => {
    const keys = keyMap.all.filter((one) => one.command === command).map(written)
    return command === 'cancel' ? { keys, does: does[command] } : { keys, does: does[command], command }
  })
  return [
    { title: 'On the table', rows: table },
    { title: 'Everywhere', rows },
    { title: 'While a line is shown', rows: replay },
  ]
}
