import { test as base, expect, type Page } from '@playwright/test'

/** What the page says to nobody but developers. */
export class Complaints {
  readonly heard: string[] = []
  #expected: RegExp[] = [/Service Worker registration blocked by Playwright/]

  watch(page: Page): void {
    page.on('console', (message) => {
      const type = message.type()
      if (type === 'error' || type === 'warning') this.#hear(`${type}: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.#hear(`uncaught: ${error.stack ?? error.message}`))
  }

  /** A test that breaks something says what will be heard. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns)
  }

  #hear(words: string): void {
    if (!this.#expected.some((pattern) => pattern.test(words))) this.heard.push(words)
  }
}

/**
 * A dialog that was closed takes its entry of the history with it, a moment later: who goes elsewhere within that moment
 * is called back. Nobody types an address so fast.
 */
async function stepsBack(page: Page): Promise<void> {
  const dialogs = page.locator('dialog[open], .menu')
  if ((await dialogs.count()) > 0) return
  await page
    .waitForFunction(() => history.state !== 'over', undefined, { timeout: 2000 })
    .catch(() => undefined)
}

/** The page stands in the place of its first picture, which looks like it and does nothing. */
async function come(page: Page): Promise<void> {
  await page
    .locator('#first')
    .waitFor({ state: 'detached', timeout: 20_000 })
    .catch(() => undefined)
}

/** A page that fails its test if anything is reported to the console or thrown. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: async ({}, use) => {
    const complaints = new Complaints()
    await use(complaints)
    expect(complaints.heard, 'errors in the console').toEqual([])
  },
  page: async ({ page, complaints }, use) => {
    complaints.watch(page)
    const go = page.goto.bind(page)
    page.goto = async (...to) => {
      await stepsBack(page)
      const answer = await go(...to).catch((error: Error) => {
        // under a dialog that is still open another may have been closed just now
        if (!error.message.includes('ERR_ABORTED')) throw error
        return go(...to)
      })
      await come(page)
      return answer
    }
    const again = page.reload.bind(page)
    page.reload = async (...how) => {
      const answer = await again(...how)
      await come(page)
      return answer
    }
    await use(page)
  },
})
export { expect }
