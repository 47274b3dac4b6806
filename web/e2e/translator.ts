import type { Page } from '@playwright/test'

/**
 * Does to the page what browsers' translators do: every text that may be translated makes room for a FONT element with
 * other words, now and whenever the page brings new ones. The words stay the same but for their capitals, so that they can be compared.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untouched = '[translate=no], .notranslate, script, style, textarea, svg, font'
    const wrap = (text: Text) => {
      if (text.data.trim() === '' || !text.isConnected || text.parentElement?.closest(untouched)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      inner.append(text.data.toUpperCase())
      text.replaceWith(outer)
    }
    const wrapAll = (root: Node) => {
      if (root instanceof Text) return wrap(root)
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text)
      found.forEach(wrap)
    }
    wrapAll(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(wrapAll)
    }).observe(document.body, { subtree: true, childList: true })
  })
}

/** All that is read on the page, whatever its capitals and the time that was played. */
export async function wordsOf(page: Page): Promise<string[]> {
  const text = await page.locator('body').evaluate((body: HTMLElement) => body.innerText)
  return text
    .toUpperCase()
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .map((line) => line.replace(/\d+:\d\d|(\d+ MINUTES? )?\d+ SECONDS?|NO TIME/g, 'A TIME'))
    .filter((line) => line !== '')
}
