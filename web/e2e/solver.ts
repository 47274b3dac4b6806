import type { Page } from '@playwright/test'
import type { Advised } from '../src/core/types.ts'

/** What no search has found yet. */
export const nothingYet: Advised = {
  ...{ hints: [], chosen: false, verdict: null, tried: 0, lines: 0, valued: false },
  ...{ share: 0, low: 0, high: 1, late: false },
  ...{ figure: '', margin: '', isShare: false, brief: '', claim: '', doubt: '', worth: '', foreseen: '' },
}

/**
 * The answers which the page's solver gives when it is asked for a hint, one after another, in place of its own; with
 * `null` it never answers. Tests of what is said before a hint is found thus wait for no clock. Call before the page is
 * opened; the answer tells how often a hint was asked for.
 */
export async function answersHints(
  page: Page,
  answers: readonly (Partial<Advised> | null)[],
): Promise<() => Promise<number>> {
  await page.addInitScript(
    (all) => {
      const given = window as unknown as { hintsAsked: number }
      given.hintsAsked = 0
      const send = Worker.prototype.postMessage as (this: Worker, ...args: unknown[]) => void
      // as comlink writes calls and answers
      Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
        const call = args[0] as { id: string; type: string; path?: string[] }
        if (call.path?.[0] !== 'advice') return send.apply(this, args)
        const answer = all[given.hintsAsked++ % all.length]
        if (answer)
          this.dispatchEvent(
            new MessageEvent('message', { data: { id: call.id, type: 'RAW', value: answer } }),
          )
      }
    },
    answers.map((answer) => answer && { ...nothingYet, ...answer }),
  )
  return () => page.evaluate(() => (window as unknown as { hintsAsked: number }).hintsAsked)
}

/**
 * The page's searches take the time they need: what they find is then the same on a slow machine. Call before the page is
 * opened.
 */
export async function withoutHurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = Worker.prototype.postMessage as (this: Worker, ...args: unknown[]) => void
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      const call = args[0] as { path?: string[]; argumentList?: { value: unknown }[] }
      // the game, and how long it may take
      if (call.path?.[0] === 'review') call.argumentList![1]!.value = 1e9
      return send.apply(this, args)
    }
  })
}

/** Reviews never get a first figure, so that what is shown until then stays. Call before the page is opened. */
export async function neverReviews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = Worker.prototype.postMessage as (this: Worker, ...args: unknown[]) => void
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      if ((args[0] as { path?: string[] }).path?.[0] !== 'review') send.apply(this, args)
    }
  })
}
