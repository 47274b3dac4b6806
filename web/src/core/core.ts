import type {
  AnnotationKind,
  Calls,
  Core,
  DealAsked,
  Face,
  Fault,
  GameFacts,
  GameListed,
  Grades,
  MissingGame,
  Outcome,
  PileIndex,
  RatedGame,
  Refused,
  Step,
} from './types'
import { Instance, UnfitArgument, compile } from './wasm'

/** Translates an English sentence into the current language. */
type Say = (english: string) => string

/** More than the moves of any saved game. */
const allMoves = 1 << 20

/** The message if the core fails even in a fresh instance. */
const trouble = (t: Say) => t('Something went wrong. The game was restored; nothing is lost.')

/** The core in one instance of the module, with a spare one ready: if a call traps, the game continues there. */
class WasmCore implements Core {
  troubled: ((fault: Fault) => void) | null = null

  readonly #say: Say
  readonly #module: WebAssembly.Module
  #instance: Instance
  #spare: Instance | null = null
  /** The result of the last change; null until a game is opened. */
  #shown: Step | null = null
  #games: GameListed[] | null = null
  #catalogue: Uint8Array | null = null
  /** Why the last call was not made, if an argument was invalid; otherwise it trapped. */
  #objection: string | null = null

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

  games(): GameListed[] {
    this.#games ??= this.#ask('listGames')
    return this.#games ?? []
  }

  missing(): MissingGame[] {
    return this.#ask('missingGames') ?? []
  }

  facts(game: string, set: string) {
    return this.#ask('facts', game, set) ?? this.#fault()
  }

  playedFacts(): Outcome<GameFacts> {
    return this.#ask('playedFacts') ?? this.#fault()
  }

  open(game: string, set: string, deal: DealAsked) {
    const [kind, text] = Object.entries(deal)[0] as ['number' | 'deck' | 'board' | 'kind', string]
    // a line break would end the deck too soon; a board has one for each pile
    const lines = kind === 'board' ? text : text.replaceAll(/\s+/g, ' ').trim()
    return this.#change('open', game, set, kind, lines) ?? this.#fault()
  }

  proved(
    game: string,
    set: string,
    list: Uint8Array,
    [easiest, hardest]: Grades,
    random: bigint,
    earlier = false,
    dealt: readonly string[] = [],
  ) {
    const before = dealt.join(' ')
    return this.#ask('proved', game, set, easiest, hardest, random, earlier, before, list) ?? this.#fault()
  }

  openRecord(text: string) {
    return this.#change('openRecord', text) ?? this.#fault()
  }

  openTries(text: string) {
    return this.#change('openTries', text) ?? this.#fault()
  }

  glance(text: string) {
    return this.#ask('glance', text) ?? this.#fault()
  }

  play(move: string) {
    return this.#change('play', move) ?? this.#refused()
  }

  undo() {
    return this.#change('undo')
  }

  redo() {
    return this.#change('redo')
  }

  restart(): Step {
    const step = this.#change('restart')
    if (step !== null) return step
    if (this.#shown === null) throw new Error('no game is open')
    return { ...this.#shown, edits: [], told: this.#trouble(), move: null }
  }

  jump(node: number) {
    return this.#change('jump', node) ?? this.#fault()
  }

  annotate(node: number, kind: AnnotationKind, text: string) {
    return this.#change('annotate', node, kind, text) ?? this.#fault()
  }

  gesture(from: PileIndex, count: number, to: PileIndex) {
    return this.#ask('gesture', from, count, to) ?? this.#refused()
  }

  whyNot(move: string) {
    return this.#ask('whyNot', move) ?? this.#refused()
  }

  stuck(from: PileIndex, count: number) {
    return this.#ask('stuck', from, count) ?? this.#refused().refusal
  }

  look(pile: PileIndex) {
    return this.#ask('look', pile) ?? []
  }

  ranked() {
    return this.#ask('ranked') ?? []
  }

  safe() {
    return this.#ask('safe') ?? []
  }

  finish() {
    return this.#ask('finish')
  }

  tree() {
    return this.#ask('tree') ?? []
  }

  saved() {
    return this.#shown?.saved ?? { start: '', moves: [], record: '' }
  }

  record() {
    return this.saved().record
  }

  tries() {
    return this.#shown?.tries ?? ''
  }

  read(record: string, first = allMoves, more: readonly string[] = []) {
    return this.#ask('read', Math.min(Math.max(0, first), allMoves), more.join(' '), record) ?? this.#fault()
  }

  replayed(record: string) {
    return this.#ask('replayed', record) ?? 'unwon'
  }

  state() {
    return this.#ask('state') ?? this.#trouble()
  }

  where(face: Face) {
    return this.#ask('where', face) ?? this.#trouble()
  }

  playerFigures(games: readonly { game: string; balance: string }[]) {
    const lines = games.map(({ game, balance }) => `${game} ${balance}`)
    return this.#ask('playerFigures', lines.join('\n')) ?? this.#fault()
  }

  rate(games: readonly RatedGame[]) {
    const lines = games.map(
      ({ game, set, deal, origin, won, undo, hint, peek, listWon, listGames, balance }) =>
        [
          game,
          set,
          // a deck has blanks; it was never dealt at random
          /^\d+$/.test(deal) ? deal : '-',
          origin,
          won ? 'won' : 'lost',
          undo,
          hint,
          peek,
          listWon,
          listGames,
          ...(balance === '' ? [] : [balance]),
        ].join(' '),
    )
    return this.#ask('rate', lines.join('\n')) ?? this.#fault()
  }

  /** Makes a call; null if it traps in a fresh instance too. */
  #ask<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>) {
    return this.#call((core) => core.call(name, ...args))
  }

  /** Makes a call that may change the game, and then keeps the game. */
  #change<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>) {
    return this.#call((core) => {
      const result = core.call(name, ...args)
      if (isStep(result)) this.#shown = result
      return result
    })
  }

  /** Calls the core; if it traps, once more in the spare instance; null if it traps there too, or if an argument is invalid. */
  #call<T>(call: (core: Instance) => T): T | null {
    this.#objection = null
    try {
      return call(this.#instance)
    } catch (first) {
      if (first instanceof UnfitArgument) {
        this.#objection = first.message
        return null
      }
      try {
        this.#reopen()
        return call(this.#instance)
      } catch {
        this.#reopen()
        console.warn(first)
        this.troubled?.(this.#fault())
        return null
      }
    }
  }

  /** Continues in a fresh instance with the stored game. */
  #reopen(): void {
    this.#instance = this.#spare ?? Instance.now(this.#module)
    this.#spare = null
    void this.#makeSpare()
    this.#instance.speak(this.#catalogue)
    if (this.#shown !== null) this.#instance.call('openTries', this.#shown.tries)
  }

  async #makeSpare(): Promise<void> {
    this.#spare ??= await Instance.from(this.#module)
  }

  #trouble(): string {
    return this.#objection ?? trouble(this.#say)
  }

  #fault(): Fault {
    return { fault: this.#trouble() }
  }

  #refused(): Refused {
    const trouble = this.#trouble()
    return { refusal: { code: 'fault', sentence: 0, reason: trouble, text: trouble, told: trouble } }
  }
}

function isStep(result: unknown): result is Step {
  return typeof result === 'object' && result !== null && 'table' in result
}

/** The core from the bytes of longwood.wasm, or from the compiled module. `say` translates messages that the core cannot. */
export async function loadCore(
  source: BufferSource | WebAssembly.Module,
  say: Say = (english) => english,
): Promise<Core> {
  const module = source instanceof WebAssembly.Module ? source : await compile(source)
  return new WasmCore(module, await Instance.from(module), say)
}
