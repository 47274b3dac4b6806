import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  help: string
  nodes: { html: string; failureSummary: string }[]
}

type Axe = Window & { axe?: { run(within: object, options: object): Promise<{ violations: Violation[] }> } }

interface Looked {
  /** Only what lies within this is looked at: for what lies over a screen that was looked at by itself. */
  within?: string
  /** Only these rules. */
  only?: string[]
}

/** Every rule of WCAG 2.2 A and AA that axe knows, and its good practice. */
export async function expectNoViolations(page: Page, { within = 'html', only }: Looked = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const found = await page.evaluate(
    async ([within, options]) => (await (window as Axe).axe!.run({ include: [within] }, options)).violations,
    [within, { resultTypes: ['violations'], ...(only && { runOnly: only }) }] as const,
  )
  const lines = found.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${one.help}: ${node.html} ${node.failureSummary}`),
  )
  expect(lines).toEqual([])
}

/** What another cloth or light can spoil. */
export const ofColours: Looked = { only: ['color-contrast'] }

/** The same by day and by night, where only the colours differ. */
export async function expectNoViolationsByDayAndNight(page: Page, within?: string): Promise<void> {
  await expectNoViolations(page, { within })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, { within, ...ofColours })
  await page.emulateMedia({ colorScheme: 'light' })
}
