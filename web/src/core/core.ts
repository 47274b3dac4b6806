import type {
  AnnotationKind,
  CardSeen,
  Core,
  DealCode,
  Face,
  Fault,
  GameFacts,
  Graded,
  Grades,
  LegalMove,
  Outcome,
  PileIndex,
  PlayerFigures,
  RankedMove,
  Refusal,
  Standing,
  Step,
  TryNode,
} from './types'
import { Instance, compile, inShares } from './wasm'

/** Says an English sentence in the language in use. */
type Say = (english: string) => string

/** Said when the core fails even in a fresh instance. */
const trouble = (t: Say) =>
  t('The core stumbled over this and was started again; the game is as it was before.')

type Glance = { piles: CardSeen[][]; standing: Standing }

/** The core in one instance of the module, with a spare one at hand: if a call traps, the game goes on there. */
class WasmCore implements Core {
  troubled: ((fault: Fault) => void) | null = null

  readonly #say: Say
  readonly #module: WebAssembly.Module
  #instance: Instance
  #spare: Instance | null = null
  /** What `tries` wrote after the last change; null until a game is opened. */
  #kept: string | null = null
  #shown: Step | null = null
  #games: GameFacts[] | null = null
  #catalogue: Uint8Array | null = null

  constructor(module: WebAssembly.Module, instance: Instance, say: Say) {
    this.#say = say
    this.#module = module
    this.#instance = instance
    void this.#makeSpare()
  }

  speak(catalogue: Uint8Array | null): void {
    this.#catalogue = catalogue
    this.#games = null
    this.#instance.speak(catalogue)
  }

  games(): GameFacts[] {
    this.#games ??= this.#call((core) => JSON.parse(core.read(core.exports.all_facts())) as GameFacts[])
    return this.#games ?? []
  }

  facts(game: string, set: string): Outcome<GameFacts> {
    return this.#asked<GameFacts>((core) => core.ask('facts', `${game}\n${set}`))
  }

  playedFacts(): Outcome<GameFacts> {
    return this.#asked<GameFacts>((core) => core.read(core.exports.session_facts()))
  }

  open(game: string, set: string, deal: DealCode): Outcome<Step> {
    const [kind, text] = Object.entries(deal)[0] as [string, string]
    // a line break would end the deck too soon; a board has one for each pile
    const request = [game, set, kind, kind === 'board' ? text : text.replaceAll(/\s+/g, ' ').trim()].join(
      '\n',
    )
    return (
      this.#changed<Outcome<Step>>((core) => core.ask('open_deal', request)) ?? { fault: this.#trouble() }
    )
  }

  proved(
    game: string,
    set: string,
    list: Uint8Array<ArrayBuffer>,
    [easiest, hardest]: Grades,
    random: bigint,
    earlier = false,
  ): Outcome<Graded> {
    return this.#asked((core) =>
      core.read(
        core.exports.proved(core.send(`${game}\n${set}\n`, list), easiest, hardest, random, Number(earlier)),
      ),
    )
  }

  openRecord(text: string): Outcome<Step> {
    return this.#changed<Outcome<Step>>((core) => core.ask('open_record', text)) ?? { fault: this.#trouble() }
  }

  openTries(text: string): Outcome<Step> {
    return this.#changed<Outcome<Step>>((core) => core.ask('open_tries', text)) ?? { fault: this.#trouble() }
  }

  glance(record: string): Outcome<Glance> {
    return this.#asked<Glance>((core) => core.ask('glance', record))
  }

  play(move: string): Step | { refusal: Refusal } {
    return (
      this.#changed<Step | { refusal: Refusal }>((core) => core.ask('play_move', move)) ?? this.#refused()
    )
  }

  undo(): Step | null {
    return this.#changed<Step | null>((core) => core.read(core.exports.undo())) ?? null
  }

  redo(): Step | null {
    return this.#changed<Step | null>((core) => core.read(core.exports.redo())) ?? null
  }

  restart(): Step {
    const step = this.#changed<Step>((core) => core.read(core.exports.restart()))
    if (step !== null) return step
    if (this.#shown === null) throw new Error('no game is open')
    return { table: this.#shown.table, edits: [], told: this.#trouble(), move: null }
  }

  jump(node: number): Outcome<Step> {
    return (
      this.#changed<Outcome<Step>>((core) => core.read(core.exports.jump(node))) ?? { fault: this.#trouble() }
    )
  }

  annotate(node: number, kind: AnnotationKind, text: string): Outcome<Step> {
    return (
      this.#changed<Outcome<Step>>((core) =>
        core.read(core.exports.annotate(core.send(text), node, kind === 'note' ? 0 : 1)),
      ) ?? { fault: this.#trouble() }
    )
  }

  gesture(from: PileIndex, count: number, to: PileIndex): { move: LegalMove } | { refusal: Refusal } {
    return (
      this.#call<{ move: LegalMove } | { refusal: Refusal }>((core) =>
        JSON.parse(core.read(core.exports.gesture(from, count, to))),
      ) ?? this.#refused()
    )
  }

  whyNot(move: string): { move: LegalMove } | { refusal: Refusal } {
    return (
      this.#call<{ move: LegalMove } | { refusal: Refusal }>((core) =>
        JSON.parse(core.ask('why_not', move)),
      ) ?? this.#refused()
    )
  }

  stuck(from: PileIndex, count: number): Refusal {
    return (
      this.#call<Refusal>((core) => JSON.parse(core.read(core.exports.stuck(from, count)))) ??
      this.#refused().refusal
    )
  }

  look(pile: PileIndex): (Face | null)[] {
    return this.#call<(Face | null)[]>((core) => JSON.parse(core.read(core.exports.look(pile)))) ?? []
  }

  ranked(): RankedMove[] {
    return this.#call<RankedMove[]>((core) => JSON.parse(core.read(core.exports.ranked()))) ?? []
  }

  safe(): string[] {
    return this.#call<string[]>((core) => JSON.parse(core.read(core.exports.safe()))) ?? []
  }

  finish(): string[] | null {
    return this.#call<string[] | null>((core) => JSON.parse(core.read(core.exports.finish())))
  }

  tree(): TryNode[] {
    return this.#call<TryNode[]>((core) => JSON.parse(core.read(core.exports.tree()))) ?? []
  }

  record(): string {
    return this.#call((core) => core.read(core.exports.record())) ?? ''
  }

  tries(): string {
    return this.#kept ?? ''
  }

  state(): string {
    return this.#call((core) => core.read(core.exports.state_words())) ?? this.#trouble()
  }

  where(face: Face): string {
    return this.#call((core) => core.ask('where_words', face)) ?? this.#trouble()
  }

  playerFigures(games: readonly { game: string; balance: string }[]): Outcome<PlayerFigures> {
    const lines = games.map(({ game, balance }) => `${game} ${balance}`)
    return (
      this.#call(
        (core) => JSON.parse(core.ask('player_figures', lines.join('\n')), inShares) as PlayerFigures,
      ) ?? { fault: this.#trouble() }
    )
  }

  /** A question about no game in particular, whose answer may be a fault. */
  #asked<T>(ask: (core: Instance) => string): Outcome<T> {
    return this.#call<Outcome<T>>((core) => JSON.parse(ask(core)) as Outcome<T>) ?? { fault: this.#trouble() }
  }

  /** A call that may change the game, which is then kept. */
  #changed<T>(change: (core: Instance) => string): T | null {
    return this.#call((core) => {
      const result = JSON.parse(change(core)) as T
      if (isStep(result)) {
        this.#kept = core.read(core.exports.tries())
        this.#shown = result
      }
      return result
    })
  }

  /** Calls the core; if it traps, once more in the spare instance; null if it traps there too. */
  #call<T>(call: (core: Instance) => T): T | null {
    try {
      return call(this.#instance)
    } catch (first) {
      try {
        this.#reopen()
        return call(this.#instance)
      } catch {
        this.#reopen()
        console.warn(first)
        this.troubled?.({ fault: this.#trouble() })
        return null
      }
    }
  }

  /** Goes on in a fresh instance with the game as it was kept. */
  #reopen(): void {
    this.#instance = this.#spare ?? Instance.now(this.#module)
    this.#spare = null
    void this.#makeSpare()
    this.#instance.speak(this.#catalogue)
    if (this.#kept !== null) this.#instance.ask('open_tries', this.#kept)
  }

  async #makeSpare(): Promise<void> {
    this.#spare ??= await Instance.from(this.#module)
  }

  #trouble(): string {
    return trouble(this.#say)
  }

  #refused(): { refusal: Refusal } {
    return { refusal: { code: 'fault', sentence: 0, reason: this.#trouble(), text: this.#trouble() } }
  }
}

function isStep(result: unknown): result is Step {
  return typeof result === 'object' && result !== null && 'table' in result
}

/** The core from the bytes of longwood.wasm, or while they are being fetched; rejects if it cannot be had at all. `say` says in the language in use what the core itself cannot. */
export async function loadCore(
  source: BufferSource | Response | Promise<Response>,
  say: Say = (english) => english,
): Promise<Core> {
  const module = await compile(source)
  return new WasmCore(module, await Instance.from(module), say)
}
