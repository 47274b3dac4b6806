import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { facts } from './facts.ts'

/** Letters with the accents that tools/words.py gives them. */
const accents = new Map([...'áéíóúýÁÉÍÓÚÝçñš'].map((letter, i) => [letter, 'aeiouyAEIOUYcns'[i]!]))

/** The English of a text in the pseudo-language. */
export const english = (text: string): string =>
  [...text.replace(/[⟦⟧·]/g, '')]
    .map((letter) => accents.get(letter) ?? letter)
    .join('')
    .trim()

/** The catalogue of the pseudo-language: every text of the templates in brackets, with accents, 40 % longer. */
function catalogue(): Buffer {
  const file = join(mkdtempSync(join(tmpdir(), 'longwood-')), 'pseudo.lww')
  execFileSync('python3', ['../tools/words.py', 'pseudo', file])
  return readFileSync(file)
}
let made: Buffer | undefined

/**
 * From now on the page speaks the pseudo-language: it asks for German, and is given this in its stead. What Intl says,
 * the names of days and months, is German.
 */
export async function speakPseudo(page: Page): Promise<void> {
  made ??= catalogue()
  await page.route(/\/de-[^/]*\.lww$/, (route) => route.fulfill({ body: made!, contentType: 'text/plain' }))
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return
    const kept = JSON.parse(localStorage.getItem('longwood.settings') ?? '{}') as object
    localStorage.setItem('longwood.settings', JSON.stringify({ ...kept, language: 'de' }))
  })
}

/** Names of days and months as Intl writes them. */
function calendarWords(): string[] {
  const dates = Array.from({ length: 84 }, (_, i) => new Date(2026, i % 12, i % 7))
  const said = (['long', 'short'] as const).flatMap((size) =>
    dates.map((date) =>
      new Intl.DateTimeFormat('de', { weekday: size, day: 'numeric', month: size }).format(date),
    ),
  )
  return said.flatMap((words) => words.match(/\p{L}+/gu) ?? [])
}

/** What is never translated: the name of the page, a unit, the hours of a dial. */
const names = ['Longwood', 'DE', 'ms', 'II', 'III', 'IV', 'VI', 'VII', 'VIII', 'IX', 'XI', 'XII']

/** Tooltips that name a book. */
const citations = facts.flatMap(({ sets }) => sets.map(({ source }) => source))

/** Texts on the page that no catalogue says, with their element; of an open dialog or menu alone, if there is one. */
export function untranslated(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ known, citations, accented }) => {
      const top = [...document.querySelectorAll('dialog[open], .menu:popover-open')].at(-1) ?? document.body
      const found: string[] = []
      const spoken = document.documentElement.lang
      const isForeign = (element: Element) => element.closest('[lang]')!.getAttribute('lang') !== spoken
      const outside = (text: string, depth: number): [string, number] => {
        let rest = ''
        for (const letter of text) {
          if (letter === '⟦') depth++
          if (depth === 0) rest += letter
          if (letter === '⟧') depth--
        }
        return [rest, depth]
      }
      const judge = (rest: string, where: Element) => {
        // terms are written without brackets, since sentences hold them; alone they stand in the list of a hint
        if (where.matches('button.term') && [...rest].some((letter) => accented.includes(letter))) return
        const words = (rest.match(/[\p{L}\p{M}\d]+/gu) ?? []).filter(
          (word) => /\p{L}{2}/u.test(word) && !known.includes(word),
        )
        if (words.length > 0 && !isForeign(where))
          found.push(`${where.tagName.toLowerCase()}.${where.getAttribute('class') ?? ''}: ${rest.trim()}`)
      }
      let depth = 0
      const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement!
        if (parent.closest('script, style, textarea') || !parent.checkVisibility()) continue
        let rest: string
        ;[rest, depth] = outside((text as Text).data, depth)
        judge(rest, parent)
      }
      if (depth !== 0) found.push(`a bracket is lost: ${depth}`)
      const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description']
      for (const element of top.querySelectorAll('*'))
        for (const name of attributes)
          if (
            element.hasAttribute(name) &&
            element.checkVisibility() &&
            !citations.includes(element.getAttribute(name)!)
          )
            judge(outside(element.getAttribute(name)!, 0)[0], element)
      judge(outside(document.title, 0)[0], document.body)
      return [...new Set(found)]
    },
    { known: [...names, ...calendarWords()], citations, accented: [...accents.keys()].join('') },
  )
}

/** Texts that are cut off, stick out of what they stand in, or lie over others; of an open dialog or menu alone, if there is one. */
export function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const slack = 1.5
    const top = [...document.querySelectorAll('dialog[open], .menu:popover-open')].at(-1) ?? document.body
    const isSeen = (element: Element) => {
      const style = getComputedStyle(element)
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        style.clipPath === 'none'
      )
    }
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, known)
      return known
    }
    const isDrawn = (style: CSSStyleDeclaration) =>
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(style.borderRightWidth) > 0
    const inks: { rect: DOMRect; text: string; parent: Element }[] = []
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = (node as Text).data.trim()
      const parent = node.parentElement!
      if (text === '' || parent.closest('svg, .card, select, .sr') || !isSeen(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const short = text.length > 60 ? `${text.slice(0, 60)}…` : text
      for (const rect of range.getClientRects()) {
        if (rect.width < 1) continue
        // what has been scrolled away is no fault; what cannot be scrolled to is one
        let [left, right, above, below] = [-Infinity, Infinity, -Infinity, Infinity]
        let says = ''
        let excused = false
        let swiped = false
        for (let at: Element | null = parent; at; at = at.parentElement) {
          const style = styleOf(at)
          const box = at.getBoundingClientRect()
          const scrollsX = /auto|scroll/.test(style.overflowX) && at !== document.body
          const scrollsY = /auto|scroll/.test(style.overflowY)
          // the tooltip has it whole
          if (style.textOverflow === 'ellipsis' && at.closest('[title]')) excused = true
          if (style.display === 'inline') continue
          // wide tables scroll for themselves, those of figures as those of cards
          if (at.matches('.scroll, .board.wider') && at.scrollWidth > at.clientWidth + slack) excused = true
          // a strip is swiped sideways, and shows part of what comes next
          swiped = at.matches('.doors, .filters, .chips') && at.scrollWidth > at.clientWidth + slack
          if (excused || swiped) break
          if (
            style.overflowX !== 'visible' &&
            (rect.right > box.right + slack || rect.left < box.left - slack)
          )
            says ||= `cut by ${at.tagName.toLowerCase()}.${at.className}`
          else if (isDrawn(style) && (rect.right > box.right + slack || rect.left < box.left - slack))
            says ||= `out of ${at.tagName.toLowerCase()}.${at.className}`
          if (!scrollsY && style.overflowY !== 'visible') {
            const line = 0.3 * parseFloat(styleOf(parent).fontSize)
            if (rect.bottom > box.bottom + line || rect.top < box.top - line)
              says ||= `cut below by ${at.tagName.toLowerCase()}.${at.className}`
          }
          if (scrollsX || scrollsY) {
            ;[left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
            ;[above, below] = [Math.max(above, box.top), Math.min(below, box.bottom)]
          }
          if (scrollsY) {
            if (rect.right > box.right + slack || rect.left < box.left - slack)
              says ||= `cut by ${at.tagName.toLowerCase()}.${at.className}`
            break
          }
          if (style.position === 'fixed' || at === top) break
        }
        if (excused || (swiped && says === '')) continue
        if (says === '' && (rect.right > innerWidth + slack || rect.left < -slack)) says = 'off the window'
        if (says !== '') found.push(`${short}: ${says}`)
        const hidden = rect.top < above || rect.bottom > below || rect.left < left || rect.right > right
        if (!hidden) inks.push({ rect, text: short, parent })
      }
    }
    const ink = ({ top, height }: DOMRect) => [top + 0.25 * height, top + 0.75 * height] as const
    for (const [i, a] of inks.entries())
      for (const b of inks.slice(i + 1)) {
        if (a.parent.contains(b.parent) || b.parent.contains(a.parent)) continue
        const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left)
        const [aTop, aEnd] = ink(a.rect)
        const [bTop, bEnd] = ink(b.rect)
        if (wide > 2 && Math.min(aEnd, bEnd) - Math.max(aTop, bTop) > 1) {
          // what lies under another layer is covered, not crossed
          const at = document.elementFromPoint(a.rect.x + a.rect.width / 2, a.rect.y + a.rect.height / 2)
          const other = document.elementFromPoint(b.rect.x + b.rect.width / 2, b.rect.y + b.rect.height / 2)
          const shows = (one: typeof a, hit: Element | null) =>
            hit && (one.parent.contains(hit) || hit.contains(one.parent))
          if (shows(a, at) && shows(b, other)) found.push(`${a.text} lies over ${b.text}`)
        }
      }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    return [...new Set(found)]
  })
}
