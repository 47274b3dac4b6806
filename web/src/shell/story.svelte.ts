import type { Core, TryNode, TurningPoint } from '../core/types'
import type { Turned } from '../panels/turned'
import type { Play } from './play.svelte'
import { ownRecordOf } from './pictures'
import { firstMoves } from './records'
import { Showing } from './showing.svelte'
import { t } from '../words/say.svelte'

/** The nodes from the start of the game to this one. */
export function pathTo(tree: readonly TryNode[], node: number): number[] {
  const path: number[] = []
  for (let at = node; at >= 0; at = tree[at]!.parent) path.unshift(at)
  return path
}

/** Stories about a game: the move that lost it, how it is won, how another game was played. */
export class Story {
  showing = $state.raw<Showing | null>(null)
  turned = $state.raw<Turned | null>(null)
  /** What is shown is reviewed; of the game in play with all its tries, else of a record. */
  reviewed = $state.raw<{ record: string | null } | null>(null)
  /** A move to mark in the position shown; empty for none. */
  arrow = $state('')
  /** What is shown is how the game is played; the sentence of each move. */
  lesson = $state.raw<readonly number[] | null>(null)

  #core: Core
  #second: () => Promise<Core>
  #play: Play

  /** `second` is a core of its own for lines that are shown. */
  constructor(core: Core, second: () => Promise<Core>, play: Play) {
    this.#core = core
    this.#second = second
    this.#play = play
  }

  /** Describes the turning point of the line in play with the second core; null: the game is not lost. */
  async sayTurned(turning: TurningPoint | null): Promise<void> {
    this.turned = null
    if (turning === null) return
    const record = firstMoves(this.#core, this.#core.record(), turning.move - 1)
    const tree = this.#core.tree()
    const node = pathTo(tree, this.#play.game?.table.node ?? 0)[turning.move]
    const before = (await this.#second()).openRecord(record)
    if (this.#play.foresight.turning !== turning) return
    const instead =
      'fault' in before ? undefined : before.table.moves.find((move) => move.text === turning.instead[0])
    this.turned = {
      move: turning.move,
      sure: turning.sure,
      played: node === undefined ? '' : tree[node]!.words,
      instead: instead?.words ?? '',
      hidden: !('fault' in before) && before.table.unknown > 0,
      foresees: turning.foresees,
    }
  }

  /** Shows how the game can be won from here, or could have been before it turned; true if there is something to show. */
  async showWin(): Promise<boolean> {
    const { turning } = this.#play.foresight
    const here = this.#core.record()
    const record = turning ? firstMoves(this.#core, here, turning.move - 1) : here
    const line = await this.#play.winningLine(record)
    if (line === null) return false
    return this.#show(record, line, turning ? t('How it could have been won') : t('A winning line'))
  }

  /** Shows how the game is played, on its own deal. */
  async teach(): Promise<boolean> {
    const { facts } = this.#play.game ?? {}
    const lesson = facts?.lesson
    if (!facts || !lesson) return false
    const line = lesson.moves.map(({ move }) => move)
    const shown = await this.#show(
      ownRecordOf(facts, lesson.deal, ''),
      line,
      t('How to play {title}', { title: facts.title }),
    )
    if (shown) this.lesson = lesson.moves.map(({ sentence }) => sentence)
    return shown
  }

  /** The game in play is now the one that was shown, from where it stands. */
  take(): string {
    const { facts } = this.#play.game ?? {}
    const at = this.showing?.at ?? 0
    const line = this.showing?.line.slice(0, at) ?? []
    if (!facts?.lesson) return ''
    const problem = this.#play.openTaught(ownRecordOf(facts, facts.lesson.deal, line.join(' ')), at)
    this.leave()
    return problem
  }

  /** Shows the game in play, or that of a record, to be reviewed. */
  async review(record: string | null): Promise<boolean> {
    if (!(await this.replay(record ?? this.#core.record(), t('The review')))) return false
    this.reviewed = { record }
    return true
  }

  /** The player continues from the reviewed game's position: a new branch of the game in play, or another game. */
  tryFrom(): string {
    const at = this.showing?.at ?? 0
    const record = this.reviewed?.record ?? null
    this.leave()
    if (record !== null) return this.#play.openRecord(firstMoves(this.#core, record, at))
    this.backTo(at + 1)
    return ''
  }

  /** Closes whatever is shown. */
  leave(): void {
    this.showing = null
    this.reviewed = null
    this.arrow = ''
    this.lesson = null
  }

  /** Shows a game that was played before. */
  replay(record: string, title = t('A game you played')): Promise<boolean> {
    const saved = this.#core.read(record)
    return 'fault' in saved
      ? this.#show(record, [], title) // which tells what is wrong with it
      : this.#show(saved.start, saved.moves, title)
  }

  /** Goes back to just before a move of the line. */
  backTo(move: number): void {
    const path = pathTo(this.#core.tree(), this.#play.game?.table.node ?? 0)
    this.#play.jump(path[Math.max(0, move - 1)] ?? 0)
  }

  async #show(record: string, line: readonly string[], title: string): Promise<boolean> {
    const shown = Showing.of(await this.#second(), record, line, title)
    if (typeof shown === 'string') {
      this.#play.say(shown)
      return false
    }
    this.lesson = null
    this.reviewed = null
    this.arrow = ''
    this.showing = shown
    return true
  }
}
