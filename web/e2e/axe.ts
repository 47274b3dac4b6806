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

/** Every rule of WCAG 2.2 A and AA that axe knows, and its good practice; or only these rules. */
export async function expectNoViolations(page: Page, only?: string[]): Promise<void> {
  await page.evaluate(axe)
  const found = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as {
        axe: { run(options: object): Promise<{ violations: Violation[] }> }
      }
      return (await axe.run(options)).violations
    },
    only ? { runOnly: only } : {},
  )
  const lines = found.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${one.help}: ${node.html} ${node.failureSummary}`),
  )
  expect(lines).toEqual([])
}

/** The same by day and by night, where only the colours differ. */
export async function expectNoViolationsByDayAndNight(page: Page): Promise<void> {
  await expectNoViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
}
