import { readFileSync } from 'node:fs'
import type { Role } from '../src/core/types.ts'
import { Instance } from '../src/core/wasm.ts'

const bytes = readFileSync(new URL('../../build/wasm/longwood.wasm', import.meta.url))
const core = Instance.now(new WebAssembly.Module(bytes))

/** Every game's facts, as the core that the page has tells them. */
export const facts = core.call('listGames').map(({ id }) => {
  const told = core.call('facts', id, '')
  if ('fault' in told) throw new Error(told.fault)
  return told
})

/** What the group of this role is called in a game; empty where it has none. */
export const groupOf = (game: string, role: Role): string =>
  facts.find(({ id }) => id === game)!.groups.find((group) => group.role === role)?.name ?? ''
