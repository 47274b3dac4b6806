/** Longwood in Node, Deno or Bun: the module is read from beside this file unless a source is given. */

import { readFile } from 'node:fs/promises'
import { coreFrom, searcherFrom, type Core, type Searcher, type Source } from './package'

export type * from './package'

const beside = () => readFile(new URL('./longwood.wasm', import.meta.url))

/** Rules, one game in play, records; one core for each game that is played at the same time. */
export const loadCore = async (source?: Source): Promise<Core> => coreFrom(source ?? (await beside()))

/** Solver, adviser and review. */
export const loadSearcher = async (source?: Source): Promise<Searcher> =>
  searcherFrom(source ?? (await beside()))
