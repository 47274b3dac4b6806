/** Small texts that this browser stores immediately. If it forbids storage, nothing is stored and nothing is found. */

export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** False if storage is forbidden or full. */
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
    // nothing was stored
  }
}

/** The keys with this prefix. */
export function localKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}
