/** The bytes of a file that goes with the page; null where there is none, and where it cannot be fetched. */
export async function fetchBytes(url: string | undefined): Promise<Uint8Array<ArrayBuffer> | null> {
  if (url === undefined) return null
  try {
    const answer = await fetch(url)
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
  } catch {
    return null
  }
}
