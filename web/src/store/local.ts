/** Small texts which this browser keeps at once. It may forbid that; then nothing is kept, and nothing is found. */

export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeLocal(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // forbidden or full: what matters lies in the database as well
  }
}

export function dropLocal(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}

/** The keys that begin so. */
export function localKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}
