import { t } from '../words/say.svelte'

/** Hands a text to the player as a file. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** The longest file in which a record is looked for, in bytes: it may be a whole mail. */
export const longestRecord = 8_000_000

/** Reads a text file that the player chose or dropped; or one line naming the fault. */
export async function readTextFile(file: File, most: number): Promise<{ text: string } | { fault: string }> {
  if (file.size > most)
    return { fault: t('“{name}” is too large to be a Longwood file.', { name: file.name }) }
  try {
    return { text: await file.text() }
  } catch {
    return { fault: t('“{name}” could not be read.', { name: file.name }) }
  }
}

/** Puts a text on the clipboard; false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
