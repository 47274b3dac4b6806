import { fetchBytes } from '../bytes'
import type { Instance } from './wasm'

/** The weights of games whose hints need some, by the game's id; each is fetched with its game. */
const files = import.meta.glob<string>('../../../lib/games/*/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
})
const addresses = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.net$/g, ''), url]),
)

/** What was given to an instance, so that nothing is fetched twice. */
const given = new WeakMap<Instance, Set<string>>()

/**
 * Gives an instance the weights of this game, if it needs some and does not have them. Without them, when they cannot be
 * fetched, the core works hints out in another way, and they are asked for again next time.
 */
export async function giveNet(instance: Instance, game: string): Promise<void> {
  const address = addresses.get(game)
  const has = given.get(instance) ?? new Set<string>()
  if (address === undefined || has.has(game)) return
  const bytes = await fetchBytes(address)
  if (bytes === null || instance.call('loadNet', game, bytes) !== null) return
  given.set(instance, has.add(game))
}
