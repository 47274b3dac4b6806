import type { Rect } from './types'

/** The least rectangle that holds both. */
export function union(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y }
}

/** What a card or place covers whose corner, were it upright, is at x and y: one that lies crosswise turns about its middle. */
export function covered(
  at: { x: number; y: number; crosswise?: boolean },
  { w, h }: { w: number; h: number },
): Rect {
  if (!at.crosswise) return { x: at.x, y: at.y, w, h }
  return { x: at.x + (w - h) / 2, y: at.y + (h - w) / 2, w: h, h: w }
}
