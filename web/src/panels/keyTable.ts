import { commands, keyMap } from '../keys/keyMap.svelte'
import { keyName, written, type Command } from '../keys/keys'
import { t } from '../words/say.svelte'

/** A line of the table of keys. */
export interface KeyRow {
  keys: string[]
  does: string
  /** What the keys can be changed of; absent where they cannot. */
  command?: Command
}

/** What each command does. */
export const does = (): Readonly<Record<Command, string>> => ({
  undo: t('take back the last move'),
  redo: t('redo it'),
  deal: t('deal, turn or refill'),
  redeal: t('take up and deal again'),
  hint: t('a hint; again: the next best'),
  'all-moves': t('all legal moves'),
  why: t('why not? Explains the last refusal'),
  winnable: t('can it still be won?'),
  verdict: t('the verdict in detail'),
  'send-up': t('send all safe cards home'),
  find: t('find a card'),
  new: t('new deal'),
  'new-numbered': t('new deal by number'),
  choose: t('choose a game'),
  note: t('a note on this position, a name for this branch'),
  save: t('save the game'),
  open: t('open a saved game'),
  copy: t('copy the saved game'),
  state: t('describe the table'),
  'last-move': t('repeat the last move aloud'),
  labels: t('names of the piles'),
  command: t('type a command'),
  rules: t('the rules of this game'),
  'full-screen': t('full screen'),
  keys: t('these keys'),
  settings: t('settings'),
  cancel: t('put the card back; close'),
  look: t('enlarge this card and its pile; arrows go through it'),
  here: t('list what can be done here'),
  'light-free': t('highlight movable cards (hold)'),
  'light-rank': t('highlight cards of the same rank (hold)'),
  'light-suit': t('highlight cards of the same suit (hold)'),
  'light-fits': t('highlight cards that go with this one (hold)'),
})

/** On the table itself: the same in every game. */
const table = (): KeyRow[] => [
  { keys: ['←', '→', '↑', '↓'], does: t('to the next place') },
  { keys: [keyName('Tab'), keyName('Tab', true)], does: t('to the next group of piles') },
  { keys: [keyName(' ')], does: t('turn the stock; on a selected card: pick it up or put it down') },
  { keys: [keyName('Enter')], does: t('the best move of this card') },
  { keys: [keyName('Enter', true)], does: t('send this card home') },
  { keys: [keyName('Home'), keyName('End')], does: t('first and last pile') },
  { keys: ['1–9', '0', '-', '='], does: t('the piles to play on, by name; two keys make a move') },
  { keys: [`${keyName('Shift')} 1–9 …`], does: t('families or reserve, by name') },
]
const replay = (): KeyRow[] => [
  { keys: ['←', '→'], does: t('one move back, one move forward') },
  { keys: [keyName('Home'), keyName('End')], does: t('to the start, to the end') },
  { keys: [keyName(' ')], does: t('play, pause') },
]

/** Every key with what it does, in groups. */
export function keyTable(): { title: string; rows: KeyRow[] }[] {
  const words = does()
  const rows = commands.map((command): KeyRow => {
    const keys = keyMap.all.filter((one) => one.command === command).map(written)
    return command === 'cancel' ? { keys, does: words[command] } : { keys, does: words[command], command }
  })
  return [
    { title: t('On the table'), rows: table() },
    { title: t('Everywhere'), rows },
    { title: t('While a line is shown'), rows: replay() },
  ]
}
