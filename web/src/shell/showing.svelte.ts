import type { Core } from '../core/types'
import { Game, type Watcher } from '../game.svelte'
import { t } from '../words/say.svelte'

const nobody: Watcher = { changed: () => undefined, refused: () => undefined, say: () => undefined }

/** A line of moves shown on a table of its own, while the game in play waits. */
export class Showing {
  readonly title: string
  readonly line: readonly string[]
  /** Of each move. */
  readonly words: string[]
  /** The line knows cards that the player cannot see. */
  readonly allKnowing: boolean
  readonly game: Game
  at = $state(0)
  /** Nodes of the line on that table, from its start. */
  #nodes: number[]

  private constructor(
    game: Game,
    title: string,
    line: readonly string[],
    words: string[],
    nodes: number[],
    allKnowing: boolean,
  ) {
    this.game = game
    this.title = title
    this.line = line
    this.words = words
    this.#nodes = nodes
    this.allKnowing = allKnowing
  }

  /** Shows what follows from where the record ends; the core must not be the one in play. Or one line naming the fault. */
  static of(core: Core, record: string, line: readonly string[], title: string): Showing | string {
    const game = Game.open(core, nobody, { record })
    if ('fault' in game) return game.fault
    const allKnowing = game.table.unknown > 0
    const from = game.table.node
    const extended = core.read(record, Infinity, line)
    const whole = 'fault' in extended ? extended : core.openRecord(extended.record)
    if ('fault' in whole) return whole.fault
    const tree = core.tree()
    const nodes: number[] = []
    for (let node = whole.table.node; node >= 0; node = tree[node]!.parent) nodes.unshift(node)
    const shown = nodes.slice(nodes.length - line.length - 1)
    const words = shown.slice(1).map((node) => tree[node]!.words)
    if (shown[0] !== from) return t('This line does not start here.')
    const showing = new Showing(game, title, line, words, shown, allKnowing)
    showing.game.jump(from)
    return showing
  }

  /** Goes to the position after this many moves of the line. */
  step(to: number): void {
    const at = Math.min(this.line.length, Math.max(0, to))
    if (at === this.at + 1) this.game.redo()
    else if (at === this.at - 1) this.game.undo()
    else this.game.jump(this.#nodes[at]!)
    this.at = at
  }
}
