/** Small texts which this browser keeps at once. It may forbid that; then nothing is kept, and nothing is found. */

export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** False where it is forbidden or full. */
export function writeLocal(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
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
