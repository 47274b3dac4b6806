import { readFileSync } from 'node:fs'
import { Instance } from '../src/core/wasm.ts'
import type { GameFacts } from '../src/core/types.ts'

const bytes = readFileSync(new URL('../../build/wasm/longwood.wasm', import.meta.url))
const core = Instance.now(new WebAssembly.Module(bytes))

/** Every game's facts, as the core that the page has tells them. */
export const facts = JSON.parse(core.read(core.exports.all_facts())) as GameFacts[]
