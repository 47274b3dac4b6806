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

/** Every rule of WCAG 2.2 A and AA that axe knows, and its good practice. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }
    return (await axe.run()).violations
  })
  const lines = found.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${one.help}: ${node.html} ${node.failureSummary}`),
  )
  expect(lines).toEqual([])
}
