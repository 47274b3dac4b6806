import * as v from 'valibot'

/** Shapes shared by several kinds of stored or imported data: nothing from outside is trusted. */

export const text = v.pipe(v.string(), v.maxLength(1 << 20))

/** A name of a game or rule set, or an identifier. */
export const name = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))

/** A whole number from 0 on. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Counters won, below 0 if lost: far more than any game pays. */
export const counters = v.pipe(v.number(), v.integer(), v.minValue(-10_000), v.maxValue(10_000))

/** A deal's number, as text: up to 2^53-1 it may be a JSON number, above that it is a string of digits. */
export const dealNumber = v.union([
  v.pipe(count, v.transform(String)),
  v.pipe(
    v.string(),
    v.check((text) => /^(0|[1-9]\d{0,19})$/.test(text) && BigInt(text) < 1n << 64n),
  ),
])

/** A time between 1970 and 2200, in milliseconds. */
export const time = v.pipe(count, v.ltValue(7_258_118_400_000))

type Shape<Out> = v.GenericSchema<unknown, Out>

/** The value of a JSON text; null if it is not JSON. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Those of a list that have the shape. */
export const fitting = <Out>(shape: Shape<Out>, all: readonly unknown[]): Out[] =>
  all.flatMap((raw) => {
    const { success, output } = v.safeParse(shape, raw)
    return success ? [output] : []
  })

/** A list without the items that lack the shape. */
export const fittingList = <Out>(shape: Shape<Out>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((all) => fitting(shape, all)),
  )

/** The values of a JSON object that have the shape, by name, at most `most`. */
export const fittingNamed = <Out>(shape: Shape<Out>, text: string | null, most: number): Map<string, Out> =>
  new Map(fitting(v.tuple([v.string(), shape]), Object.entries(parsed(text) ?? {}).slice(0, most)))

/**
 * The value that was read, if it has the shape; otherwise its first fault: a check names it itself, others are put in words by the field,
 * empty for the whole, and the type of the fault.
 */
export function readAs<Out>(
  shape: Shape<Out>,
  raw: unknown,
  words: (field: string, type: string) => string,
): Out | string {
  const { success, output, issues } = v.safeParse(shape, raw, { abortEarly: true })
  if (success) return output
  const [{ type, message, path }] = issues
  return type === 'check' ? message : words(String(path?.[0].key ?? ''), type)
}
