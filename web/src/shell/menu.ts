import { isOver } from '../core/over'
import type { Light } from '../board/lights'
import type { Settings } from '../store/settings.svelte'
import type { Play } from './play.svelte'
import { paceWords } from '../panels/playingOn.svelte'
import type { Command } from '../keys/keys'
import { t } from '../words/say.svelte'

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
  | 'why-lost'
  | 'play-on'
  | 'play-on-open'
  | 'pace'
  | 'light-next'
  | 'tries'
  | 'mirror'
  | 'larger'
  | 'smaller'
  | 'books'
  | 'help'

/** Which cards are highlighted, by the switch. */
export function lightWords(light: Light | null): string {
  if (light === null) return t('Highlight: nothing')
  return {
    free: () => t('Highlight: movable cards'),
    rank: () => t('Highlight: same rank'),
    suit: () => t('Highlight: same suit'),
    fits: () => t('Highlight: what goes with a card'),
  }[light]()
}

/** The menu for the game in play. */
export function menuOf(
  play: Play,
  settings: Settings,
  light: Light | null,
): { title: string; items: Item[] }[] {
  const table = play.game?.table
  if (!table) return []
  const done = isOver(table)
  const seesAll = table.unknown === 0
  return [
    {
      title: t('Game'),
      items: [
        { words: t('New deal…'), command: 'new' },
        { words: t('Deal by number…'), command: 'new-numbered' },
        { words: t('Another game'), command: 'choose' },
        { words: t('Puzzles…'), command: 'puzzles' },
        { words: t('Restart this deal'), command: 'restart', disabled: table.length === 0 },
        { words: t('Open a saved game…'), command: 'open' },
        { words: t('Save the game…'), command: 'save' },
        { words: t('Share…'), command: 'share' },
        ...(done ? [{ words: t('What happened'), command: 'result' as const }] : []),
        { words: t('Review'), command: 'review', disabled: table.length === 0 },
        { words: t('Statistics'), command: 'statistics' },
      ],
    },
    {
      title: t('Move'),
      items: [
        { words: t('Undo'), command: 'undo', disabled: !table.undo },
        { words: t('Redo'), command: 'redo', disabled: !table.redo },
        { words: t('All tries'), command: 'tries' },
        { words: t('Note…'), command: 'note' },
        { words: t('Deal'), command: 'deal', disabled: !table.hand?.acts },
        { words: t('Send safe cards home'), command: 'send-up', disabled: done },
        { words: t('Finish'), command: 'finish', disabled: done || play.home.left() === null },
        { words: t('Type a command…'), command: 'command' },
      ],
    },
    {
      title: t('Help'),
      items: [
        { words: t('Hint'), command: 'hint', disabled: done },
        { words: t('All moves'), command: 'all-moves', disabled: done },
        { words: t('Why not?'), command: 'why' },
        { words: t('Find a card…'), command: 'find' },
        { words: t('Enlarge a card'), command: 'look' },
        { words: t('What can be done here?'), command: 'here' },
        {
          words: seesAll ? t('Can it be won?') : t('Can it be won? (uses all cards)'),
          command: 'winnable',
        },
        ...(play.foresight.seen?.kind === 'lost'
          ? [{ words: t('Why it is lost'), command: 'why-lost' as const }]
          : []),
        {
          words: seesAll ? t('Show how') : t('Show how (uses all cards)'),
          command: 'solution',
          disabled: done,
        },
        { words: t('Play on for me'), command: 'play-on', disabled: done },
        { words: t('Play on for me, all cards known'), command: 'play-on-open', disabled: done },
        { words: t('Speed: {pace}', { pace: paceWords()[play.playOn.pace] }), command: 'pace' },
      ],
    },
    {
      title: t('View'),
      items: [
        { words: t('Rules'), command: 'rules' },
        { words: t('The books'), command: 'books' },
        { words: t('Pile names'), command: 'labels', checked: settings.labels },
        { words: lightWords(light), command: 'light-next' },
        { words: t('Left-handed'), command: 'mirror', checked: settings.mirror },
        { words: t('Larger cards'), command: 'larger', disabled: settings.zoom >= 2 },
        { words: t('Smaller cards'), command: 'smaller', disabled: settings.zoom <= 0.5 },
        ...(document.fullscreenEnabled
          ? [
              {
                words: t('Full screen'),
                command: 'full-screen' as const,
                checked: document.fullscreenElement !== null,
              },
            ]
          : []),
        { words: t('Settings…'), command: 'settings' },
        { words: t('How to play'), command: 'help' },
        { words: t('Show me how to play'), command: 'lesson', disabled: !play.game?.facts.lesson },
        { words: t('Keys'), command: 'keys' },
      ],
    },
  ]
}
