/** Translations that took the place of a text, and the words that the text had. */
type Shown = Map<Text, { font: Element; words: string }>

/** The FONT element that was put where the text was; none if the page itself took the text away. */
function stoodIn(record: MutationRecord, text: Text, taken: ReadonlySet<Node>): Element | undefined {
  const near = [...record.addedNodes, record.previousSibling, record.nextSibling]
  return near.find(
    (node): node is Element =>
      node?.nodeName === 'FONT' && node.parentNode === record.target && !taken.has(node) && node !== text,
  )
}

/**
 * Keeps what is written seen on a page that the browser translates. A translator puts a FONT element in the place of a
 * text, which is thereby detached: what the page writes into it afterwards nobody sees, and what it removes stays. Here
 * the text goes back to its place, empty, in front of its translation. As soon as the page writes into it, moves it or
 * removes it, the translation follows, and new words are new to the translator too.
 */
export function keepTexts(): void {
  const shown: Shown = new Map()

  function adopt(record: MutationRecord, text: Text): void {
    const taken = new Set<Node>([...shown.values()].map(({ font }) => font))
    const font = stoodIn(record, text, taken)
    const words = text.data
    if (!font || words === '') return
    // some keep the text within the element
    if (font.contains(text)) text.replaceWith(words)
    text.data = ''
    font.before(text)
    shown.set(text, { font, words })
  }

  function settle(text: Text, { font, words }: { font: Element; words: string }, written: boolean): void {
    if (!written && text.isConnected && font.isConnected) {
      if (text.nextSibling !== font) text.after(font)
      return
    }
    shown.delete(text)
    // a translation that is taken back leaves the words as they were
    if (!written) text.data = words
    // inserted again, so that a translator that looks for new texts finds it
    if (text.isConnected && font.isConnected) font.replaceWith(text)
    else font.remove()
  }

  const observer = new MutationObserver((records) => {
    const written = new Set(
      records.filter(({ type }) => type === 'characterData').map(({ target }) => target),
    )
    for (const [text, entry] of shown) settle(text, entry, written.has(text))
    for (const record of records)
      for (const node of record.removedNodes)
        if (node instanceof Text && node.parentNode !== record.target) adopt(record, node)
    observer.takeRecords()
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
}
