import type { Page } from '@playwright/test'

/** The windows at which everything was looked at. */
export const windows = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const
export type Window = (typeof windows)[number]

/** A picture in build/e2e/shots, for people to look at; only where LONGWOOD_SHOTS=1 asks for it, since they take long. */
export async function photograph(page: Page, name: string): Promise<void> {
  if (process.env.LONGWOOD_SHOTS !== '1') return
  await page.screenshot({ path: `../build/e2e/shots/${name}.png`, animations: 'disabled' })
}

export const isPhone = ({ width, height }: Window) => Math.min(width, height) < 500

/** What is cut off, covered or out of place on the page as it stands, in words; nothing is the aim. */
export function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const slack = 1
    const all = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
    const shared = (a: DOMRect, b: DOMRect) => ({
      w: Math.min(a.right, b.right) - Math.max(a.left, b.left),
      h: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    })
    const meet = (a: DOMRect, b: DOMRect) => {
      const { w, h } = shared(a, b)
      return w > slack && h > slack
    }
    const inside = (a: DOMRect, b: { left: number; top: number; right: number; bottom: number }) =>
      a.left >= b.left - slack &&
      a.top >= b.top - slack &&
      a.right <= b.right + slack &&
      a.bottom <= b.bottom + slack
    const rect = (element: Element) => element.getBoundingClientRect()
    const scrolls = (element: Element, within: Element) => {
      for (let at = element.parentElement; at && at !== within; at = at.parentElement)
        if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY))
          return true
      return false
    }
    const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    const say = (what: string, element: HTMLElement) =>
      found.push(`${what}: ${element.textContent.trim() || element.ariaLabel || element.className}`)
    const ink = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { x, y, width, height } = range.getBoundingClientRect()
      // without what the font keeps free above and below the letters of the first line and the last
      const free = 0.22 * (range.getClientRects()[0]?.height ?? 0)
      return new DOMRect(x, y + free, width, height - 2 * free)
    }

    const board = document.querySelector('.board')
    if (board) {
      const frame = rect(board)
      const cards = all('.card:not(.hidden)', board)
      // steps of a pixel and a half show how many cards lie under one
      const body = (card: Element) => {
        const { x, y, width, height } = rect(card)
        const thick = 1.5 * Number(/depth(\d)/.exec(card.className)?.[1] ?? 0)
        return new DOMRect(x, y, width + thick, height + thick)
      }
      const words = all('.lab', board)
      for (const word of words) {
        const box = ink(word)
        if (!inside(box, frame)) say('a label leaves the table', word)
        for (const card of cards) if (meet(box, body(card))) say(`a label lies over ${card.ariaLabel}`, word)
        for (const other of words)
          if (other !== word && meet(box, ink(other))) say(`a label meets ${other.textContent}`, word)
      }
      for (const place of all('.vacancy', board))
        if (place.dataset.pile !== undefined && !inside(rect(place), frame)) say('off the table', place)
    }
    for (const text of all('.bar .game, .badge > span, .status .say, .status .count, .tool > span')) {
      const style = getComputedStyle(text)
      if (style.clipPath !== 'none') continue // for screen readers
      if (text.scrollWidth > text.clientWidth + slack && style.display !== 'inline') say('squeezed', text)
      // the badge's words stand in a line of their own height, and nothing about them cuts
      const line = text.matches('.badge > span')
      // of lines that stand close the letters reach a little out of the first and the last, and show whole
      const reach = style.overflowY === 'visible' ? 0.1 * parseFloat(style.fontSize) : 0
      if (text.scrollHeight > text.clientHeight + slack + reach && style.display !== 'inline' && !line)
        say('cut', text)
      if (!inside(ink(text), view)) say('off the window', text)
      if (text.matches('.tool > span') && ink(text).right > innerWidth - 4) say('flush with the edge', text)
    }
    for (const button of all('.bar button, .tools button, .status button'))
      if (!inside(rect(button), view)) say('off the window', button)
    const bar = all('.bar > *, .bar .home > *')
    for (const a of bar)
      for (const b of bar)
        if (a !== b && !a.contains(b) && !b.contains(a) && meet(rect(a), rect(b)))
          say(`over ${b.className}`, a)
    for (const tile of all('.tile')) {
      const frame = rect(tile)
      for (const part of all('.name, .name small, .line, .odds b, .odds > span, .mini', tile)) {
        if (!inside(rect(part), frame)) say('leaves its tile', part)
        if (part.scrollWidth > part.clientWidth + slack && getComputedStyle(part).display !== 'inline')
          say('squeezed on its tile', part)
        if (part.textContent.trim() === '' && part.matches('.odds b')) say('no odds', tile)
      }
    }
    for (const box of all('dialog[open]')) {
      if (!inside(rect(box), view)) say('a dialog leaves the window', box)
      for (const act of all('.act', box))
        if (!inside(rect(act), rect(box)) && !scrolls(act, box)) say('leaves its dialog', act)
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    if (document.documentElement.scrollHeight > innerHeight)
      found.push('the page scrolls behind what it shows')
    return [...new Set(found)]
  })
}
