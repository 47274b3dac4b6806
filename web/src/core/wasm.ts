/** What longwood.wasm exports; app/wasm says what each does. Pointers and sizes are numbers of bytes. */
export interface CoreExports {
  memory: WebAssembly.Memory
  _initialize(): void
  room(size: number): number
  answer_size(): number

  games(): number
  game_id(index: number): number
  game_id_size(index: number): number
  game_signature(index: number): bigint

  all_facts(): number
  facts(size: number): number
  session_facts(): number
  open_deal(size: number): number
  proved(size: number, easiest: number, hardest: number, random: bigint, earlier: number): number
  open_record(size: number): number
  open_tries(size: number): number
  glance(size: number): number
  play_move(size: number): number
  undo(): number
  redo(): number
  restart(): number
  jump(node: number): number
  annotate(size: number, node: number, kind: number): number
  gesture(from: number, count: number, to: number): number
  stuck(from: number, count: number): number
  look(pile: number): number
  /** From here on the core speaks the language of the catalogue that was sent. */
  speak?(size: number): number
  speak_english?(): void
  why_not(size: number): number
  ranked(): number
  safe(): number
  finish(): number
  tree(): number
  record(): number
  tries(): number
  state_words(): number
  where_words(size: number): number
  player_figures(size: number): number

  begin_verdict(size: number, budget: number): number
  begin_turning(size: number, budget: number): number
  begin_advice(size: number): number
  begin_assisting(size: number, part: number, from: number): number
  accept(tried: number, share: number, open: number): number
  begin_review(size: number, samples: number): number
  wind_up(): void
  task_step(nodes: number): number
  task_result(): number
}

/** The names of the exports of one kind: those that take a text, and those that take numbers. */
type TextCall =
  | 'facts'
  | 'open_deal'
  | 'open_record'
  | 'open_tries'
  | 'glance'
  | 'play_move'
  | 'why_not'
  | 'where_words'
  | 'player_figures'

const shares = new Set(
  'share low high reach lostReach mean progress loss luck loss_reach luck_reach kept'.split(' '),
)

/** For `JSON.parse` of what searches and figures answer: the core has shares in millionths, the page as fractions of 1. */
export function inShares(key: string, value: unknown): unknown {
  return typeof value === 'number' && shares.has(key) ? value / 1e6 : value
}

/** One instance of the core, which asks nothing of its host. A call that traps throws, and the instance must not be used any more. */
export class Instance {
  readonly exports: CoreExports
  readonly #utf8 = new TextEncoder()
  readonly #text = new TextDecoder()

  private constructor(instance: WebAssembly.Instance) {
    this.exports = instance.exports as unknown as CoreExports
    this.exports._initialize()
  }

  static async from(module: WebAssembly.Module): Promise<Instance> {
    return new Instance(await WebAssembly.instantiate(module))
  }

  /** At once; a browser may refuse this on the page's own thread, so it is the last resort. */
  static now(module: WebAssembly.Module): Instance {
    return new Instance(new WebAssembly.Instance(module))
  }

  /** Puts a text into the core's memory, and bytes after it if there are any; the number of all its bytes. */
  send(text: string, more: Uint8Array = new Uint8Array()): number {
    const bytes = this.#utf8.encode(text)
    const size = bytes.length + more.length
    const start = this.exports.room(size) // may move the memory
    const room = new Uint8Array(this.exports.memory.buffer, start, size)
    room.set(bytes)
    room.set(more, bytes.length)
    return size
  }

  /** The text which a call has left at this address. */
  read(start: number): string {
    const size = this.exports.answer_size()
    return this.#text.decode(new Uint8Array(this.exports.memory.buffer, start >>> 0, size))
  }

  /** Takes a catalogue, of which all that is said from now on is; null is English. */
  speak(catalogue: Uint8Array | null): void {
    if (catalogue === null) this.exports.speak_english?.()
    else this.exports.speak?.(this.send('', catalogue))
  }

  /** Calls a function that takes a text. */
  ask(call: TextCall, text: string): string {
    return this.read(this.exports[call](this.send(text)))
  }

  /** The id of each game and the signature of its rules, deals and keys, as tests/data/signatures.txt has them. */
  signatures(): Map<string, string> {
    const { memory, games, game_id, game_id_size, game_signature } = this.exports
    const found = new Map<string, string>()
    for (let i = 0; i < games(); ++i) {
      const id = this.#text.decode(new Uint8Array(memory.buffer, game_id(i), game_id_size(i)))
      found.set(id, BigInt.asUintN(64, game_signature(i)).toString(16).padStart(16, '0'))
    }
    return found
  }
}

/** Compiles the module from its bytes, or while it is being fetched. */
export async function compile(
  source: BufferSource | Response | Promise<Response>,
): Promise<WebAssembly.Module> {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source)
  const response = await source
  if (!response.ok) throw new Error(`${response.url} could not be fetched (${response.status})`)
  // a host that calls it something else may still have it
  const streams = response.headers.get('content-type') === 'application/wasm'
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())
}
