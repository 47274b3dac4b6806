import type { Settings } from '../store/settings.svelte'
import type { Play } from './play.svelte'
import type { Command } from './keys'

/** One line of the menu. */
export interface Item {
  words: string
  command: Command | MenuCommand
  disabled?: boolean
  checked?: boolean
}
export type MenuCommand =
  | 'restart'
  | 'share'
  | 'statistics'
  | 'puzzles'
  | 'finish'
  | 'result'
  | 'lesson'
  | 'review'
  | 'solution'
  | 'tries'
  | 'mirror'
  | 'larger'
  | 'smaller'
  | 'books'
  | 'help'

/** The menu for the game in play. */
export function menuOf(play: Play, settings: Settings): { title: string; items: Item[] }[] {
  const table = play.game?.table
  if (!table) return []
  const done = table.standing !== 'playing'
  const seesAll = table.unknown === 0
  return [
    {
      title: 'Game',
      items: [
        { words: 'New deal…', command: 'new' },
        { words: 'Deal by number…', command: 'new-numbered' },
        { words: 'Another game', command: 'choose' },
        { words: 'Puzzles…', command: 'puzzles' },
        { words: 'Begin this deal again', command: 'restart', disabled: table.length === 0 },
        { words: 'Open a record…', command: 'open' },
        { words: 'Save the record…', command: 'save' },
        { words: 'Share…', command: 'share' },
        ...(done ? [{ words: 'How it went', command: 'result' as const }] : []),
        { words: 'Review', command: 'review', disabled: table.length === 0 },
        { words: 'Your record', command: 'statistics' },
      ],
    },
    {
      title: 'Move',
      items: [
        { words: 'Undo', command: 'undo', disabled: !table.undo },
        { words: 'Redo', command: 'redo', disabled: !table.redo },
        { words: 'All tries', command: 'tries' },
        { words: 'Note…', command: 'note' },
        { words: 'Deal', command: 'deal', disabled: !(table.hand && 'move' in table.hand.act) },
        { words: 'Send up what is safe', command: 'send-up', disabled: done },
        { words: 'Finish', command: 'finish', disabled: done || play.finishing() === null },
        { words: 'Type a command…', command: 'command' },
      ],
    },
    {
      title: 'Help',
      items: [
        { words: 'Hint', command: 'hint', disabled: done },
        { words: 'All moves', command: 'all-moves', disabled: done },
        { words: 'Why not?', command: 'why' },
        { words: 'Find a card…', command: 'find' },
        { words: 'Show a card large', command: 'look' },
        { words: 'What can be done here?', command: 'here' },
        {
          words: seesAll ? 'Can it be won?' : 'Can it be won? (all-knowing)',
          command: 'winnable',
        },
        { words: seesAll ? 'Show how' : 'Show how (all-knowing)', command: 'solution', disabled: done },
      ],
    },
    {
      title: 'View',
      items: [
        { words: 'Rules', command: 'rules' },
        { words: 'The books', command: 'books' },
        { words: 'Names of the piles', command: 'labels', checked: settings.labels },
        { words: 'For the left hand', command: 'mirror', checked: settings.mirror },
        { words: 'Larger cards', command: 'larger', disabled: settings.zoom >= 2 },
        { words: 'Smaller cards', command: 'smaller', disabled: settings.zoom <= 0.5 },
        { words: 'Full screen', command: 'full-screen' },
        { words: 'Settings…', command: 'settings' },
        { words: 'How to play', command: 'help' },
        { words: 'Show me how it goes', command: 'lesson', disabled: !play.game?.facts.lesson },
        { words: 'Keys', command: 'keys' },
      ],
    },
  ]
}
