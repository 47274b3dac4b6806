import type { LabelAt, Layout, Rect } from './layout/types'

/** The smallest letters, in pixels, and what is left free between words and cards. */
const least = 10
const gap = 4

/** Words of some languages are longer than the room on a small table: they become smaller, and break if that is not enough. */
export function fitLabels(labels: readonly HTMLElement[], layout: Layout, sizes: readonly number[]): void {
  const obstacles = layout.places
    .filter(({ pile, quiet }) => !quiet || (sizes[pile] ?? 0) > 0)
    .map(({ extent }) => extent)
  const fitted = labels.flatMap((element, i) => {
    const label = layout.labels[i]
    if (!label || !element.isConnected) return []
    for (const name of ['font-size', 'letter-spacing', 'max-width', '--from', '--to'])
      element.style.removeProperty(name)
    element.style.width = label.wrap > 0 ? `${label.wrap}px` : ''
    return [{ element, label }]
  })
  for (const { element, label } of fitted) {
    const box = boxOf(element, label, layout.width)
    const beside = obstacles.filter((one) => one.y < box.y + box.h && box.y < one.y + one.h)
    // over a place on purpose, not just under it
    const middle = box.y + box.h / 2
    const isOver = (one: Rect) =>
      one.x < label.x && label.x < one.x + one.w && one.y < middle && middle < one.y + one.h
    if (beside.some(isOver)) continue
    const isLeft = (one: Rect) => one.x + one.w <= label.x
    const from = Math.max(gap, ...beside.filter(isLeft).map((one) => one.x + one.w + gap))
    const to = Math.min(
      layout.width - gap,
      ...beside.filter((one) => one.x >= label.x).map((one) => one.x - gap),
    )
    if (box.x < from || box.x + box.w > to) squeeze(element, label, from, to)
    // its lines may break elsewhere then
    for (let tries = 0; tries < 3; tries++) {
      const below = box.y + element.offsetHeight - layout.height
      if (below > 0) shrink(element, 1 - below / element.offsetHeight)
    }
  }
  for (const a of fitted)
    for (const b of fitted) {
      const [first, second] = [
        boxOf(a.element, a.label, layout.width),
        boxOf(b.element, b.label, layout.width),
      ]
      if (a === b || first.x > second.x || !meet(first, second)) continue
      const share = (second.x + second.w - first.x - 2 * gap) / (first.w + second.w)
      for (const { element } of [a, b]) shrink(element, share)
    }
}

/** Shrinks a label into the room between two cards. */
function squeeze(element: HTMLElement, label: LabelAt, from: number, to: number): void {
  const room = label.align === 'start' ? to - label.x : label.align === 'end' ? label.x - from : to - from
  element.style.setProperty('--from', `${from}px`)
  element.style.setProperty('--to', `${to}px`)
  if (label.wrap > 0) element.style.width = `${Math.min(room, Math.max(label.wrap, element.scrollWidth))}px`
  else shrink(element, room / element.offsetWidth)
  element.style.maxWidth = `${room}px`
  if (element.scrollWidth > element.clientWidth) shrink(element, element.clientWidth / element.scrollWidth)
}

function shrink(element: HTMLElement, share: number): void {
  const size = parseFloat(getComputedStyle(element).fontSize)
  if (share >= 1) return
  element.style.letterSpacing = '0'
  element.style.fontSize = `${Math.max(Math.min(size, least), size * share)}px`
}

/** Where a label lies on the table, without what its font keeps free above and below. */
function boxOf(element: HTMLElement, label: LabelAt, width: number): Rect {
  const h = element.offsetHeight
  // a word that is too long for its line reaches out of it
  const w = Math.max(element.offsetWidth, element.scrollWidth)
  const { x, y, align, hangs } = label
  const left =
    align === 'start' ? x : align === 'end' ? x - w : Math.min(Math.max(gap, x - w / 2), width - gap - w)
  const free = 3
  return { x: left, y: (hangs ? y : y - h / 2) + free, w, h: h - 2 * free }
}

const meet = (a: Rect, b: Rect) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
