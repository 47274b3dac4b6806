/** Small judges of what was stored or is brought in: nothing from outside is believed. */

export type Raw = Record<string, unknown>

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a JSON text holds; null if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const isText = (value: unknown, most = 1 << 20): value is string =>
  typeof value === 'string' && value.length <= most

/** A name as games, rule sets and identifiers have it. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,64}$/.test(value)

/** A whole number from 0 on. */
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** A time between 1970 and 2200, in milliseconds. */
export const isTime = (value: unknown): value is number => isCount(value) && value < 7_258_118_400_000

export const isOneOf = <T extends string>(value: unknown, those: readonly T[]): value is T =>
  those.includes(value as T)
