import type {
  AnnotationKind,
  Core,
  DealAsked,
  Face,
  GameFacts,
  HandAct,
  LegalMove,
  Outcome,
  PileIndex,
  Refusal,
  Step,
  Table,
} from './core/types'

/** Cards picked up: the last `count` of a pile. */
export interface Selection {
  from: PileIndex
  count: number
}

/** A refused move, as the board and the status line show it for a while. */
export interface Refused extends Selection {
  /** -1 where no place was meant. */
  to: PileIndex
  refusal: Refusal
}

/** How the board changes from the previous table to this one. */
export type Motion = 'deal' | 'play' | 'back' | 'none'

/** Callbacks for saving, counting and announcing what happens. */
export interface Watcher {
  /** After every change of the position. `opened` is true for a new or newly opened game. */
  changed(step: Step, opened: boolean): void
  refused(refused: Refused): void
  /** Further messages for the player. */
  say(words: string): void
}

/**
 * The game in play as the page sees it: a position from the core, and what the player is about to do.
 * It holds no rule; every gesture is put to the core, which answers with a move or a refusal.
 */
export class Game {
  facts = $state.raw() as GameFacts
  table = $state.raw() as Table
  /** The step that led to `table`; a new object for each. */
  step = $state.raw() as Step
  motion = $state.raw<Motion>('none')
  selection = $state.raw<Selection | null>(null)
  refused = $state.raw<Refused | null>(null)

  /** Places where the selected cards may go, with the move. */
  readonly targets: ReadonlyMap<PileIndex, LegalMove> = $derived.by(() => this.#targets(this.selection))
  readonly lastMove: LegalMove | null = $derived(this.motion === 'play' ? this.step.move : null)

  #core: Core
  #watcher: Watcher
  /** Increased by anything that ends a run of moves. */
  #run = 0
  /** The move being made is one of a run, not the player's own. */
  running = false
  /** The move being made is one that was taken back before. */
  again = false

  private constructor(core: Core, watcher: Watcher, facts: GameFacts, step: Step) {
    this.#core = core
    this.#watcher = watcher
    this.facts = facts
    this.#show(step, 'deal', true)
  }

  /** Lays out a new game, or opens a record or saved tries. */
  static open(
    core: Core,
    watcher: Watcher,
    what: { game: string; set: string; deal: DealAsked } | { record: string } | { tries: string },
  ): Outcome<Game> {
    const step =
      'record' in what
        ? core.openRecord(what.record)
        : 'tries' in what
          ? core.openTries(what.tries)
          : core.open(what.game, what.set, what.deal)
    if ('fault' in step) return step
    const facts = core.playedFacts()
    if ('fault' in facts) return facts
    return new Game(core, watcher, facts, step)
  }

  /** Legal moves that begin with these cards. A pair or an exchange begins with either of its two. */
  movesFrom(from: PileIndex, count: number): LegalMove[] {
    return this.table.moves.filter((move) =>
      move.act === 'pair' || move.act === 'exchange'
        ? count === 1 && (move.from === from || move.to === from)
        : move.from === from && move.count === count,
    )
  }

  /** How many cards a player who takes hold of the card at `index` of a pile lifts. */
  countFrom(pile: PileIndex, index: number): number {
    return (this.table.piles[pile]?.length ?? 0) - index
  }

  /** Picks cards up; if nothing can be done with them, says why. */
  select(from: PileIndex, count: number): boolean {
    if (this.movesFrom(from, count).length === 0) {
      this.refuse({ from, count, to: -1, refusal: this.stuck(from, count) })
      return false
    }
    this.refused = null
    this.selection = { from, count }
    return true
  }

  /** Why nothing can be done with these cards; of a vacant place, why none goes there. */
  stuck(from: PileIndex, count: number): Refusal {
    return this.#core.stuck(from, count)
  }

  /** The faces of a pile from its base, with those of covered cards that may be looked at. */
  faces(pile: PileIndex): (Face | null)[] {
    if (this.facts.piles[pile]?.look !== 'no') return this.#core.look(pile)
    return (this.table.piles[pile] ?? []).map(({ face }) => face)
  }

  clear(): void {
    this.selection = null
    this.refused = null
  }

  /** Lays cards on a place; true if it was a move. */
  drop(from: PileIndex, count: number, to: PileIndex): boolean {
    this.selection = null
    const meant = this.#core.gesture(from, count, to)
    if ('refusal' in meant) {
      this.refuse({ from, count, to, refusal: meant.refusal })
      return false
    }
    return this.play(meant.move.text)
  }

  /** Plays the cards home if they may go; true if it was a move. */
  sendHome(from: PileIndex, count = 1): boolean {
    const home = this.movesFrom(from, count).filter((move) => move.home)
    return home.length > 0 && this.play(home[0]!.text)
  }

  /** The one move these cards have, or their best one; true if it was made. */
  playBest(from: PileIndex, count = 1): boolean {
    const moves = this.movesFrom(from, count)
    if (moves.length === 0) return this.select(from, count)
    const texts = new Set(moves.map((move) => move.text))
    const best = this.#core.ranked().find((move) => texts.has(move.text))
    return this.play((best ?? moves[0]!).text)
  }

  /** What a click on the hand does: deal, turn, refill, redeal, or a refusal. */
  deal(): boolean {
    const act: HandAct | undefined = this.table.hand?.act
    if (act === undefined) return this.play('deal') // a game without a hand says that it has none
    if ('move' in act) return this.play(act.move.text)
    this.refuse({ from: this.table.hand!.pile, count: 1, to: -1, refusal: act.refusal })
    return false
  }

  /** Plays a move in notation; true if it was legal. */
  play(move: string): boolean {
    this.stop()
    return this.#make(move)
  }

  #make(move: string): boolean {
    const step = this.#core.play(move)
    if ('refusal' in step) {
      this.refuse({ from: -1, count: 0, to: -1, refusal: step.refusal })
      return false
    }
    this.#show(step, 'play')
    return true
  }

  /** Plays several moves one after another, with time to see each; false if the player does something else. */
  async playAll(moves: readonly string[], pause: number): Promise<boolean> {
    const run = ++this.#run
    for (const move of moves) {
      if (run !== this.#run) return false
      this.running = true
      const made = this.#make(move)
      this.running = false
      if (!made) return false
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    return run === this.#run
  }

  /** Ends a run of moves: the player does something else, or the game is left. */
  stop(): void {
    this.#run++
  }

  undo(): boolean {
    this.stop()
    return this.#goTo(this.#core.undo(), 'back')
  }

  redo(): boolean {
    this.stop()
    this.again = true
    const made = this.#goTo(this.#core.redo(), 'play')
    this.again = false
    return made
  }

  restart(): void {
    this.stop()
    this.#show(this.#core.restart(), 'back')
  }

  jump(node: number): boolean {
    this.stop()
    const step = this.#core.jump(node)
    return this.#goTo('fault' in step ? null : step, 'none')
  }

  /** Attaches a note or name to the current position; returns one line on a fault. */
  annotate(kind: AnnotationKind, text: string): string {
    const step = this.#core.annotate(this.table.node, kind, text)
    if ('fault' in step) return step.fault
    this.table = step.table
    return ''
  }

  /** Updates all texts after the core has changed its language. */
  reword(): void {
    const facts = this.#core.playedFacts()
    const step = this.#core.jump(this.table.node)
    if ('fault' in facts || 'fault' in step) return
    this.motion = 'none'
    this.refused = null
    this.facts = facts
    this.table = step.table
  }

  /** Tells the player something. */
  tell(words: string): void {
    this.#watcher.say(words)
  }

  /** Says why something is not allowed. */
  refuse(refused: Refused): void {
    this.selection = null
    this.refused = refused
    this.#watcher.refused(refused)
  }

  #goTo(step: Step | null, motion: Motion): boolean {
    if (step === null) return false
    this.#show(step, motion)
    return true
  }

  #show(step: Step, motion: Motion, opened = false): void {
    this.selection = null
    this.refused = null
    this.motion = motion
    this.step = step
    this.table = step.table
    this.#watcher.changed(step, opened)
  }

  #targets(selection: Selection | null): ReadonlyMap<PileIndex, LegalMove> {
    const targets = new Map<PileIndex, LegalMove>()
    if (selection === null) return targets
    for (const move of this.movesFrom(selection.from, selection.count))
      targets.set(move.from === selection.from ? move.to : move.from, move)
    return targets
  }
}
