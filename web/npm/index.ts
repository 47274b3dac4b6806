/** Longwood in a browser or a worker: the module is fetched from beside this file unless a source is given. */

import { coreFrom, searcherFrom, type Core, type Searcher, type Source } from './package'

export type * from './package'

const beside = () => fetch(new URL('./longwood.wasm', import.meta.url))

/** Rules, one game in play, records; one core for each game that is played at the same time. */
export const loadCore = (source: Source = beside()): Promise<Core> => coreFrom(source)

/** Solver, adviser and review. */
export const loadSearcher = (source: Source = beside()): Promise<Searcher> => searcherFrom(source)
