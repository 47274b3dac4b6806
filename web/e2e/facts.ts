import { readFileSync } from 'node:fs'
import { Instance } from '../src/core/wasm.ts'

const bytes = readFileSync(new URL('../../build/wasm/longwood.wasm', import.meta.url))
const core = Instance.now(new WebAssembly.Module(bytes))

/** Every game's facts, as the core that the page has tells them. */
export const facts = core.call('listGames').map(({ id }) => {
  const told = core.call('facts', id, '')
  if ('fault' in told) throw new Error(told.fault)
  return told
})
