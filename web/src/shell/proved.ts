import { fetchBytes } from '../bytes'

/** Where each packed list of deals proved winnable lies, by its file. */
const lists = import.meta.glob<string>('../../../data/deals/*.deals', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Lists that were packed anew since, each with the first day that no longer uses it. */
const earlier = import.meta.glob<string>('../../../data/days/*.deals', {
  query: '?url',
  import: 'default',
  eager: true,
})

const address = (game: string, set: string) => lists[`../../../data/deals/${game}-${set}.deals`]

/** The list that this day's deals are drawn from, of all there were of a rule set ("fortress-cadogan.before-2026-12-01.deals"). */
export function listOfDay(day: string, name: string, kept: readonly string[]): string | undefined {
  const before = (path: string) => /\/([^/]+)\.before-([\d-]+)\.deals$/.exec(path)?.slice(1) ?? []
  return kept
    .filter((path) => before(path)[0] === name && day < before(path)[1]!)
    .reduce<string | undefined>((best, path) => (best === undefined || path < best ? path : best), undefined)
}

/** Whether a list of winnable deals goes with the page for this rule set. */
export function hasProved(game: string, set: string): boolean {
  return address(game, set) !== undefined
}

/** The packed list for `Core.proved`, as a day has it if one is given; null if there is none, or if it cannot be fetched. */
export function provedList(game: string, set: string, day?: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const kept = day === undefined ? undefined : listOfDay(day, `${game}-${set}`, Object.keys(earlier))
  return fetchBytes(kept === undefined ? address(game, set) : earlier[kept])
}
