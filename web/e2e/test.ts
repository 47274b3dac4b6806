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

/** A page that fails its test if anything is reported to the console or thrown. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: async ({}, use) => {
    const complaints = new Complaints()
    await use(complaints)
    expect(complaints.heard, 'errors in the console').toEqual([])
  },
  page: async ({ page, complaints }, use) => {
    complaints.watch(page)
    await use(page)
  },
})
export { expect }
