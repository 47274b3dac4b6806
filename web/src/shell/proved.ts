/** Where each packed list of deals proved winnable lies, by its file. */
const lists = import.meta.glob<string>('../../../data/deals/*.deals', {
  query: '?url',
  import: 'default',
  eager: true,
})

const address = (game: string, set: string) => lists[`../../../data/deals/${game}-${set}.deals`]

/** Whether a list of winnable deals goes with the page for this rule set. */
export function hasProved(game: string, set: string): boolean {
  return address(game, set) !== undefined
}

/** The packed list for `Core.proved`; null if there is none, or if it cannot be fetched. */
export async function provedList(game: string, set: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const url = address(game, set)
  if (url === undefined) return null
  try {
    const answer = await fetch(url)
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
  } catch {
    return null
  }
}
