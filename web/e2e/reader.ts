import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'

const main = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader')
const source = readFileSync(join(dirname(main), '../esm/index.browser.js'), 'utf8')
const address = '/virtual-screen-reader.js'

interface Virtual {
  start(options: { container: Element }): Promise<void>
  spokenPhraseLog(): Promise<string[]>
  clearSpokenPhraseLog(): Promise<void>
}
type Read = Window & { virtual?: Virtual }

/** A screen reader that follows the page from now on: what live regions and the focus make it say. */
export async function startReader(page: Page): Promise<void> {
  await page.route(`**${address}`, (route) => route.fulfill({ body: source, contentType: 'text/javascript' }))
  await page.evaluate(async (from) => {
    const { virtual } = (await import(from)) as { virtual: Virtual }
    await virtual.start({ container: document.body })
    ;(window as Read).virtual = virtual
  }, address)
}

/** What has been said since the start, or since the last `hush`. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Read).virtual!.spokenPhraseLog())
}

export async function hush(page: Page): Promise<void> {
  await page.evaluate(() => (window as Read).virtual!.clearSpokenPhraseLog())
}

const ranks = 'ace two three four five six seven eight nine ten knave queen king'.split(' ')
const suits: Record<string, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }

/** "seven of spades" of "7S". */
export const spoken = (face: string) => `${ranks['A23456789TJQK'.indexOf(face[0]!)]} of ${suits[face[1]!]}`
