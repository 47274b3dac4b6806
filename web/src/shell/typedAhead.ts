/** Keys that mean something to a dialog: what is typed, and what ends it. */
const meant = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  !ctrlKey && !altKey && !metaKey && (key.length === 1 || /^(Enter|Escape|Backspace)$/.test(key))

/** Does what the browser does with a key that nobody took, where the page takes text. */
function write(field: Element | null, key: string): void {
  const takesText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
  if (!takesText || key.length !== 1 || field.selectionStart === null) return
  field.setRangeText(key, field.selectionStart, field.selectionEnd ?? field.selectionStart, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: key }))
}

/**
 * Keeps the keys that are pressed from now on, so that the table does not act on what is meant for a dialog that is
 * still on its way. The answer, called once that is there, hands them to what has the focus then; `false` drops them.
 */
export function keepKeys(): (there: boolean) => void {
  const kept: KeyboardEvent[] = []
  const keep = (event: KeyboardEvent) => {
    if (!meant(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    kept.push(event)
  }
  addEventListener('keydown', keep, true)
  return (there) => {
    removeEventListener('keydown', keep, true)
    for (const event of there ? kept.splice(0) : []) {
      const field = document.activeElement
      const untaken = (field ?? document.body).dispatchEvent(new KeyboardEvent(event.type, event))
      if (untaken) write(field, event.key)
    }
  }
}
