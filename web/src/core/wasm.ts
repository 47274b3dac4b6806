import type { Calls, Fault, Tasks } from './face'

/** What longwood.wasm exports; app/wasm says what each does. Pointers and sizes are numbers of bytes. */
interface CoreExports {
  memory: WebAssembly.Memory
  _initialize(): void
  room(size: number): number
  answer_size(): number

  call(size: number): number
  task_step(nodes: number): number
  task_result(): number

  games(): number
  game_id(index: number): number
  game_id_size(index: number): number
  game_signature(index: number): bigint
}

type Argument = string | number | bigint | boolean | Uint8Array

/** What a caller gave cannot be an argument of this call. The core did nothing, and can be used further. */
export class UnfitArgument extends Error {
  override readonly name = 'UnfitArgument'
}

/** With this an answer begins that says which argument is none (app/face/call.hpp). */
const unfit = '?'

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

  /** Makes a call, which is answered at once. */
  call<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>): ReturnType<Calls[Name]> {
    return this.#ask(name, args) as ReturnType<Calls[Name]>
  }

  /** Begins a task, in the place of the one before. */
  begin<Name extends keyof Tasks>(name: Name, ...args: Parameters<Tasks[Name]>): Fault | null {
    return this.#ask(name, args) as Fault | null
  }

  /** Goes on with the task for about so many positions, or a game played out; whether it is done. */
  step(nodes: number): boolean {
    return this.exports.task_step(nodes) === 1
  }

  /** What the task of this name has found so far. */
  found<Name extends keyof Tasks>(): ReturnType<Tasks[Name]> {
    return JSON.parse(this.#read(this.exports.task_result())) as ReturnType<Tasks[Name]>
  }

  /** Takes a catalogue, of which all that is said from now on is; null is English. */
  speak(catalogue: Uint8Array | null): void {
    if (catalogue === null) this.call('speakEnglish')
    else this.call('speak', catalogue)
  }

  /** The request is the call's name and its arguments, each on a line but the last, which may have several. */
  #ask(name: string, args: readonly Argument[]): unknown {
    const last = args.at(-1)
    const more = last instanceof Uint8Array ? last : new Uint8Array()
    const lines = last === more ? [...args.slice(0, -1), ''] : args
    // each would shift the arguments after it
    const broken = lines.slice(0, -1).find((line) => String(line).includes('\n'))
    if (broken !== undefined)
      throw new UnfitArgument(`${name}: ${JSON.stringify(broken)} must not have a line break`)
    const text = this.#utf8.encode([name, ...lines].join('\n'))
    const size = text.length + more.length
    const start = this.exports.room(size) // may move the memory
    const room = new Uint8Array(this.exports.memory.buffer, start, size)
    room.set(text)
    room.set(more, text.length)
    const answer = this.#read(this.exports.call(size))
    if (answer.startsWith(unfit)) throw new UnfitArgument(`${name}: ${answer.slice(unfit.length)}`)
    return JSON.parse(answer)
  }

  /** The text which a call has left at this address. */
  #read(start: number): string {
    const size = this.exports.answer_size()
    return this.#text.decode(new Uint8Array(this.exports.memory.buffer, start >>> 0, size))
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

/** The module did not come. */
export class Unfetched extends Error {}

/** Compiles the module from its bytes, or while it is being fetched. */
export async function compile(
  source: BufferSource | Response | Promise<Response>,
): Promise<WebAssembly.Module> {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source)
  const response = await Promise.resolve(source).catch((error: unknown) => {
    throw new Unfetched(String(error))
  })
  if (!response.ok) throw new Unfetched(`${response.url}: ${response.status}`)
  // a host that calls it something else may still have it
  const streams = response.headers.get('content-type') === 'application/wasm'
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())
}
