import type { Core, Questions } from '../core/types'
import { moveText, readCommand } from '../panels/commands'
import { parseDeal } from '../panels/deals'
import type { Command } from '../keys/keys'
import type { MenuCommand } from './menu'
import type { Play } from './play.svelte'
import { t } from '../words/say.svelte'

/** What typed words may do besides moving cards. */
export interface Doer {
  core: Core
  play: Play
  run: (command: Command | MenuCommand) => void
}

/** Does what was typed into the command box, with the verbs of `longwood play`; says what came of it. */
export function runTyped(text: string, { core, play, run }: Doer): string {
  const game = play.game
  if (!game) return t('No game is open.')
  const { verb, rest } = readCommand(text)
  const table = () => game.table
  switch (verb) {
    case null:
      if (rest === '') return ''
      return game.play(moveText(rest)) ? game.step.told : (game.refused?.refusal.text ?? '')
    case 'moves':
      return table().moves.length === 0
        ? t('No moves are left.')
        : table()
            .moves.map((move) => move.text)
            .join('  ')
    case 'undo':
      if (!table().undo) return t('This is the start of the game.')
      play.undo()
      return game.step.told
    case 'redo':
      if (!table().redo) return t('There is no move to redo.')
      play.redo()
      return game.step.told
    case 'restart':
      play.restart()
      return t('Back to the start of this deal.')
    case 'why':
      return whyNot(core, moveText(rest))
    case 'board':
      return core.state()
    case 'note':
    case 'name':
      if (rest === '') return (run('note'), '')
      return play.annotate(verb, rest === '-' ? '' : rest) || t('Noted.')
    case 'where':
      return /^(10|[2-9atjqk])[shdc]$/i.test(rest)
        ? core.where(rest.toUpperCase().replace('10', 'T'))
        : t('Name a card by rank and suit, for example 7S or TH.')
    case 'new':
      return (
        play.deal(table().game, table().set, { number: play.dealer.anyDeal(table().game, table().set) }) ||
        t('A new deal.')
      )
    case 'deal': {
      if (rest === '') return game.deal() ? game.step.told : (game.refused?.refusal.text ?? '')
      const deal = parseDeal(rest)
      return 'fault' in deal ? deal.fault : play.deal(table().game, table().set, deal) || t('A new deal.')
    }
    default: {
      const command = commands[verb]
      if (command === undefined) return t('Unknown command; type help for a list.')
      run(command)
      return ''
    }
  }
}

const commands: Readonly<Record<string, Command | MenuCommand>> = {
  hint: 'hint',
  solution: 'solution',
  on: 'play-on',
  'win?': 'verdict',
  live: 'winnable',
  rules: 'rules',
  tree: 'tries',
  save: 'save',
  load: 'open',
  help: 'help',
}

function whyNot(core: Questions, move: string): string {
  if (move === '') return t('Name the move, for example why 3-sa.')
  const answer = core.whyNot(move)
  return 'refusal' in answer ? answer.refusal.text : t('This move is allowed.')
}
