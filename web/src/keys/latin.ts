/**
 * What a key press means for the page’s commands: the letter that it writes, small; where the keyboard writes no Latin letters, or an input
 * method keeps the key to itself, the letter at that place of an American keyboard.
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key'> & { code?: string }): string {
  const other =
    key === 'Process' || (key.length === 1 && /\p{L}/u.test(key) && !/\p{Script=Latin}/u.test(key))
  const place = other ? /^Key([A-Z])$/.exec(code ?? '')?.[1] : undefined
  return (place ?? (key.length === 1 ? key : '')).toLowerCase() || key
}
