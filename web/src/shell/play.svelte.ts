import { isOver } from '../core/over'
import type {
  AnnotationKind,
  Core,
  DealAsked,
  Loss,
  NamedCards,
  Oracle,
  Outcome,
  Review,
  Step,
  Verdict,
  Table,
} from '../core/types'
import { Game, type Refused, type Watcher } from '../game.svelte'
import type { Figures } from '../panels/ending'
import { MonotonicClock } from '../store/monotonicClock'
import type { Entry } from '../store/log'
import type { Save } from '../store/saves'
import { dayOf } from '../store/days'
import { settings } from '../store/settings.svelte'
import type { Mark } from '../store/puzzles'
import { hasSeen, keepSeen } from '../store/seenGames'
import { entryOf, PlaySession } from '../store/playSession'
import { isDealt, type Begun, type Origin, type Rival, type Task } from '../store/begun'
import { wentHome } from './dealt'
import { Dealer } from './dealer'
import type { DialogName } from './dialogs'
import { Foresight } from './foresight.svelte'
import { Hardness } from './hardness'
import { Hinting } from './hinting.svelte'
import { Keeping, type Storage } from './keeping.svelte'
import type { ChanceWatch } from './chanceWatch'
import { answeredCards, answering } from './puzzled'
import { firstMoves } from './records'
import { PlayingOn } from '../panels/playingOn.svelte'
import { Reviewer } from './reviewer'
import { SendingHome } from './sendingHome'
import { Hearing } from './hearing'
import { t } from '../words/say.svelte'

type Opening = Parameters<typeof Game.open>[2]

/** How long a refused move's rule stays marked. */
const refusalTime = 6000

/** One person at the table: the game in play with its clock, storage, verdict, hints and messages. */
export class Play implements Watcher {
  game = $state.raw<Game | null>(null)
  /** The text of the live region: a new object each time, so that the same words are spoken again. */
  spoken = $state.raw({ words: '' })
  /** A temporary message in the status line. */
  notice = $state('')
  /** Cards that the deal brought home, until something is moved. */
  dealt = $state('')
  /** The game has ended and the player has not seen the end dialog yet. */
  ended = $state(false)
  /** A dialog to open when the table appears. */
  greeting = $state<DialogName | null>(null)
  /** No move of this game and no lesson was ever played in this browser. */
  newcomer = $state(false)
  /** This is the first deal of its game in this browser. */
  learning = $state(false)
  readonly keeping: Keeping
  readonly foresight: Foresight
  readonly hinting: Hinting
  readonly hardness: Hardness
  readonly dealer: Dealer
  /** The hints, playing for the player. */
  readonly playOn = new PlayingOn(this)
  readonly home: SendingHome
  /** Fetched when it is first wanted. */
  #watch: Promise<ChanceWatch> | null = null

  #core: Core
  #oracle: Oracle
  #session = $state.raw(PlaySession.fresh('', 'dealt', 0))
  readonly #clock = new MonotonicClock()
  #refusal = 0
  readonly #reviewer: Reviewer
  /** No move of the position before could bring another card home: that was told then. */
  #deadEnd = false
  readonly #hearing = new Hearing()

  constructor(core: Core, oracle: Oracle, storage: Storage) {
    this.#core = core
    this.#oracle = oracle
    this.keeping = new Keeping(storage, {
      table: () => this.game?.table,
      takeUp: (save) => this.takeUp(save),
      lost: () => {
        this.game?.stop()
        this.foresight.stop()
        this.#session.stop(this.#clock.time)
      },
    })
    this.foresight = new Foresight(core, oracle, (fault) => this.say(fault))
    this.hinting = new Hinting(core, oracle, this.foresight, (inStatus, aloud, before) => {
      // a refined hint replaces no other message
      if (aloud !== '' || this.notice === before) this.notice = inStatus
      if (aloud !== '') this.said = aloud
    })
    this.hardness = new Hardness(core, oracle)
    this.#reviewer = new Reviewer(oracle, () => {
      this.foresight.stop()
      // closing a hint that is still being refined would also cancel the review
      this.hinting.close()
    })
    this.dealer = new Dealer(core, oracle, () => this.foresight.stop())
    this.home = new SendingHome(
      core,
      () => this.game,
      (words) => this.say(words),
    )
  }

  get said(): string {
    return this.spoken.words
  }

  set said(words: string) {
    this.spoken = { words }
  }

  /** Milliseconds on the clock. */
  played(): number {
    return this.#session.played(this.#clock.time)
  }

  /** The figures of the game so far. */
  went(): Figures {
    const before = this.besides.puzzle?.at ?? 0
    return { moves: (this.game?.table.length ?? 0) - before, played: this.played(), ...this.#session.assists }
  }

  /** The game in play as an entry of the log; null without moves. */
  entry(): Entry | null {
    return this.keeping.last && this.#entryOf(this.keeping.last)
  }

  #entryOf(save: Save): Entry | null {
    return entryOf(save, Date.now(), this.foresight.turning?.move === 0)
  }

  /** Lays out a new game, of a day if one is given. On a fault, returns one line and the game in play continues. */
  deal(game: string, set: string, deal: DealAsked, day?: string): string {
    const drawn = this.dealer.drawnFrom(game, set, deal)
    const [origin, besides]: [Origin, Pick<Begun, 'day' | 'on' | 'drawn'>] =
      day === undefined ? ['dealt', { drawn }] : ['daily', { day, on: dayOf(Date.now()), drawn }]
    return this.#open({ game, set, deal }, PlaySession.fresh(settings.player, origin, Date.now(), besides))
  }

  /** Lays out the deal of a record, to be played against these results, the best first; likewise. */
  openRace(record: string, rivals: readonly [Rival, ...Rival[]]): string {
    const [{ won, moves, home, played }] = rivals
    const besides = { race: { won, moves, home, played }, rivals: [...rivals] }
    return this.#open({ record }, PlaySession.fresh(settings.player, 'dealt', Date.now(), besides))
  }

  /** Continues from the moves of a lesson, each of which counts as a hint; likewise. */
  openTaught(record: string, moves: number): string {
    const session = PlaySession.fresh(settings.player, 'opened', Date.now(), { shown: moves })
    for (let move = 0; move < moves; move++) session.helped('hint')
    return this.#open({ record }, session)
  }

  /** Opens a puzzle; likewise. */
  openPuzzle(record: string, puzzle: Task): string {
    return this.#open({ record }, PlaySession.fresh(settings.player, 'puzzle', Date.now(), { puzzle }))
  }

  /** The result to beat, the day of the deal, and the task of a puzzle. */
  get besides(): Pick<Begun, 'race' | 'rivals' | 'day' | 'puzzle'> {
    return this.#session.begun
  }

  /** Opens a record that was shared, saved or typed; likewise. */
  openRecord(record: string, origin: Origin = 'opened'): string {
    const saved = this.#core.read(record)
    if ('fault' in saved) return saved.fault
    const besides = origin === 'opened' ? { shown: saved.moves.length } : {}
    return this.#open({ record }, PlaySession.fresh(settings.player, origin, Date.now(), besides))
  }

  /** Lays out a position given card by card, under the rules of the game in play; likewise. */
  openBoard(board: string): string {
    const { game, set } = this.game?.table ?? {}
    if (!game || !set)
      return t(
        'A board does not say which game it belongs to. Open that game, choose New, then “Deck or board”.',
      )
    return this.deal(game, set, { board: board.trim() })
  }

  /** Opens tries as the terminal keeps them, with every branch; likewise. */
  openTries(tries: string): string {
    return this.#open({ tries }, PlaySession.fresh(settings.player, 'opened', Date.now()))
  }

  /** Resumes a stored game; likewise. */
  async resume(save: Save): Promise<string> {
    const fault = this.takeUp(save)
    if (fault !== '') await this.keeping.putAside(save, fault)
    return fault
  }

  /** Resumes a game that another had replaced, and replaces that one in turn; likewise. */
  takeUp(save: Save): string {
    return this.#open({ tries: save.tries }, PlaySession.resumed(save))
  }

  #open(what: Opening, session: PlaySession): string {
    const game = Game.open(this.#core, this, what)
    if ('fault' in game) return game.fault
    this.game?.stop()
    this.foresight.stop()
    const left = this.keeping.last
    // a game left for another deal is abandoned, unless it is resumed; for a lesson, a puzzle or a record it is only set aside
    const another = left?.id !== session.begun.id && isDealt(session.begun.origin)
    if (left?.standing === 'playing' && another && !this.keeping.elsewhere)
      this.keeping.log(this.#entryOf(left))
    this.foresight.reset()
    void this.#watch?.then((watch) => watch.forget())
    this.#session = session
    this.game = game
    this.ended = false
    const { game: id, set } = game.table
    this.newcomer = !hasSeen(id)
    this.learning = this.newcomer
    void this.keeping.claim(id, set)
    this.#after(game.step, true)
    session.go(this.#clock.time)
    return ''
  }

  changed(step: Step, opened: boolean): void {
    // while a game is being opened it is not the game in play yet
    if (!opened) this.#after(step, false)
  }

  /** The player knows this game: offers for newcomers are not shown again. */
  meet(): void {
    if (!this.newcomer || !this.game) return
    this.newcomer = false
    keepSeen(this.game.table.game)
  }

  refused(refused: Refused): void {
    this.said = refused.refusal.text
    this.notice = ''
    this.#hearing.refused()
    const turn = ++this.#refusal
    setTimeout(() => {
      if (turn === this.#refusal && this.game?.refused === refused) this.game.refused = null
    }, refusalTime)
  }

  #after(step: Step, opened: boolean): void {
    const game = this.game
    if (!game) return
    if (step.move && !opened) this.meet()
    this.home.follow(game, step, opened)
    const over = step.table.standing !== 'playing' || (step.table.deadEnd && !this.#deadEnd)
    this.#deadEnd = step.table.deadEnd
    this.said = over ? `${step.told} ${step.table.say.text}` : step.told
    this.notice = ''
    this.dealt = opened || step.move?.act === 'redeal' ? wentHome(step, game.facts) : ''
    this.hinting.close()
    this.#keepGame(game, opened)
    const { puzzle } = this.besides
    // where the player looks for cards, a verdict adds nothing and would keep the core from judging them
    if (puzzle && 'cards' in puzzle && step.table.node === puzzle.at) this.foresight.stop()
    else
      void this.foresight.look(
        step.table,
        opened ? undefined : answering(puzzle, game.facts, step, this.say, this.#aided),
      )
    if (settings.falling && !puzzle && !this.playOn.running) void this.#watchChance(step.table)
    this.#hearing.after(step, opened)
    if (over && !opened && step.move) {
      this.ended = true
      this.#session.stop(this.#clock.time)
    } else if (!isOver(step.table)) {
      this.ended = false
      this.#session.go(this.#clock.time)
    }
  }

  /** Silence about the chance informs as well, so that a game that is watched is not played without hints. */
  async #watchChance(table: Table): Promise<void> {
    const session = this.#session
    this.#watch ??= import('./chanceWatch').then(
      (module) => new module.ChanceWatch(this.#core, this.#oracle, this.say),
    )
    const watch = await this.#watch.catch(() => (this.#watch = null))
    if (this.game?.table !== table || !watch) return
    if ((await watch.look(table)) && session.assists.hint === 0) session.helped('hint')
  }

  #keepGame(game: Game, opened: boolean): void {
    const save = this.#session.save(
      game.table,
      this.#core.tries(),
      this.#core.record(),
      game.facts.rulesVersion,
      Date.now(),
      this.#clock.time,
    )
    this.keeping.keep(save)
    if (this.keeping.elsewhere || save.standing === 'playing' || opened) return
    this.keeping.log(this.#entryOf(save))
  }

  undo(): void {
    if (this.game?.table.length === this.besides.puzzle?.at) return this.say(t('The puzzle starts here.'))
    if (this.game?.undo()) this.#session.helped('undo')
    else this.say(t('This is the start of the game.'))
  }

  redo(): void {
    if (!this.game?.redo()) this.say(t('There is no move to redo.'))
  }

  restart(): void {
    if (!this.game || this.game.table.length === 0) return
    this.#session.helped('undo')
    // the moves of a record are the first of its tree
    if (this.besides.puzzle) this.game.jump(this.besides.puzzle.at)
    else this.game.restart()
  }

  jump(node: number): void {
    if (this.game?.jump(node)) this.#session.helped('undo')
  }

  /** Writes a note on the present position, or a name for the branch that begins with the last move; likewise. */
  annotate(kind: AnnotationKind, text: string): string {
    const fault = this.game?.annotate(kind, text) ?? ''
    if (this.game && fault === '') this.#keepGame(this.game, false)
    return fault
  }

  /** Asks for a hint that uses only what the player sees; asked again, it shows the next best move. */
  async askHint(): Promise<void> {
    const game = this.game
    if (!game) return
    if (isOver(game.table)) return this.say(game.table.say.text)
    // an earlier refusal would cover the hint on the table and in the status line
    game.refused = null
    const looksOn = this.hinting.late
    if (this.hinting.shown && !looksOn) {
      this.hinting.next()
      return
    }
    if (!looksOn) this.#session.helped('hint')
    this.foresight.stop()
    const { table } = game
    await (looksOn ? this.hinting.lookOn() : this.hinting.ask())
    const { advice } = this.hinting.shown ?? {}
    if (this.game === game && table.length === 0 && advice?.chosen) this.hardness.heard(advice)
    // if a hint is closed before it is done, the verdict is resumed
    const here = this.game === game && game.table === table && !this.hinting.busy
    // a review that was begun meanwhile would be cancelled by the verdict
    if (!here || this.#reviewer.busy) return
    await this.foresight.look(table)
    if (this.game === game && game.table === table) await this.hinting.retell()
  }

  /** The player asked for a verdict that uses hidden cards. */
  foresee(): void {
    const game = this.game
    if (!game) return
    if (game.table.unknown > 0) {
      this.foresight.asked = !this.foresight.asked
      if (this.foresight.asked) this.#session.helped('peek')
    }
    void this.foresight.look(game.table)
  }

  /**
   * A line that wins after a record, or from here; null after saying why there is none. Counts as a look at what only
   * all cards tell.
   */
  async winningLine(record = this.#core.record()): Promise<readonly string[] | null> {
    this.#session.helped('peek')
    const known = record === this.#core.record() ? this.foresight.verdict : null
    const verdict = known?.verdict === 'won' ? known : await this.decide(record)
    if ('fault' in verdict) this.say(verdict.fault)
    else if (verdict.verdict === 'lost') this.say(t('The game cannot be won from here.'))
    else if (verdict.verdict === 'open') this.say(t('No winning line was found.'))
    else return verdict.line
    return null
  }

  /** The player's note on the present position; may be empty. */
  noteHere(): string {
    return this.#core.tree()[this.game?.table.node ?? 0]?.note ?? ''
  }

  /** Separates luck from decisions in this game or in another record; in a game in play it counts as a hint. */
  review(record: string | null, progress: (review: Review) => void): Promise<Outcome<Review>> {
    if (record === null && this.game?.table.standing === 'playing') this.#session.helped('hint')
    const saved = record === null ? this.#core.saved() : this.#core.read(record)
    const heard = 'fault' in saved ? [] : [this.hardness, this.hinting].flatMap((one) => one.told(saved))
    return this.#reviewer.whole(record ?? this.#core.tries(), progress, heard)
  }

  /** The same of a game in the log, more coarsely. */
  reviewBriefly(record: string): Promise<Outcome<Review>> {
    return this.#reviewer.brief(record)
  }

  /** Whether hints, undone moves or verdicts have helped in this game. */
  get #aided(): boolean {
    const { hint, undo, peek } = this.#session.assists
    return hint + undo + peek > 0
  }

  /** The game so far, as a record. */
  readonly record = (): string => this.#core.record()

  /** Cancels all searches. */
  stopSearching(): void {
    this.#oracle.cancel()
  }

  /** Decides a position other than the current one. */
  decide(record: string): Promise<Verdict | { fault: string }> {
    return this.#oracle.verdict(record, {})
  }

  /** Why a game is lost, the one in play or that of a record: where it ends, or after so many moves. */
  explainLoss(after: number | null, record = this.#core.record()): Promise<Outcome<Loss>> {
    return this.#oracle.whyLost(firstMoves(this.#core, record, after ?? Infinity))
  }

  /** Whether these cards, in notation, can all come home. */
  judgeCards(cards: string): Promise<Outcome<NamedCards>> {
    return this.#oracle.blockers(cards, this.#core.record())
  }

  /** Keeps how far the marked cards solve the puzzle, null if they do not; what the rating becomes, in words. */
  async answerCards(reached: Mark | null): Promise<string> {
    const { puzzle } = this.besides
    if (!this.game || !puzzle || !('cards' in puzzle)) return ''
    return answeredCards(puzzle, this.game.facts, this.game.table, reached, this.#aided)
  }

  /** Tells the player; `aloud` is what is spoken, if that is more. */
  readonly say = (words: string, aloud = words): void => {
    this.notice = words
    this.said = aloud
  }

  /** The clock stops while the page is hidden. */
  hidden(hidden: boolean): void {
    if (hidden || !this.game || isOver(this.game.table)) this.#session.stop(this.#clock.time)
    else this.#session.go(this.#clock.time)
  }
}
