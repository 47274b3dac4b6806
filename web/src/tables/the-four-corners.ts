import { fan, ratio as R } from '../board/layout/fans'
import { holds } from '../board/layout/families'
import { leastWidth, type Sheet } from '../board/layout/sheet'
import { inHand, redeals } from '../board/layout/words'
import type { GameTable } from '../board/layout/types'

export const table: GameTable = { plan: theFourCorners }

/** How far a wing reaches from its inner edge, and how far its corners are moved outwards, in widths of a card. */
interface Wings {
  reach: number
  out: number
  gap: number
  rowGap: number
}

const broad: Wings = { reach: 4.4, out: 0.75, gap: 0.35, rowGap: 0.12 }
/** In a window as low as a phone held sideways six rows have room only without a space between them. */
const low: Wings = { ...broad, rowGap: 0.02 }
const narrow: Wings = { reach: 2.52, out: 0.3, gap: 0.16, rowGap: 0.16 }

/**
 * The Four Corners: two wings of a corner, four sides and a corner, whose cards spread outwards, and between them a file of
 * families beside each wing. The corners stand out as in the books' pictures. Hand and re-deals stand above and below the families.
 */
function theFourCorners(sheet: Sheet): void {
  const files = holds(sheet) ? 3 : 2
  const sides = ({ reach, gap, rowGap }: Wings): [number, number] => [
    2 * reach + files + (files + 1) * gap,
    6 * R + 5 * rowGap,
  ]
  const usual = sheet.portrait ? narrow : broad
  const wings = !sheet.portrait && !sheet.mini && sheet.widthFor(...sides(broad)) < leastWidth ? low : usual
  const { reach, out, gap, rowGap } = wings
  const middle = files + (files + 1) * gap
  sheet.fit(...sides(wings))
  const y = (row: number) => sheet.y(row * (R + rowGap))
  for (let i = 0; i < 6; i++) {
    const corner = i === 0 || i === 5 ? out : 0
    const room = (reach - corner) * sheet.w
    const say = { normal: fan.row, kind: 'lane' } as const
    sheet.row(`${i + 1}`, sheet.x(reach - 1 - corner), y(i), room, { ...say, direction: -1 })
    sheet.row(`${i + 7}`, sheet.x(reach + middle + corner), y(i), room, { ...say, direction: 1 })
  }
  const file = (i: number) => sheet.x(reach + gap + i * (1 + gap))
  families(sheet, file(0), file(files - 1), y)
  for (const suit of 'shdc')
    sheet.single(`${suit}b`, 'lane', file(holds(sheet) ? 1 : 0), y(1 + row(sheet, suit)))
  head(sheet, reach, middle, gap, y)
}

/** Which family lies beside which side is a rule of the game. */
function row(sheet: Sheet, suit: string): number {
  return (sheet.chose('places=mirrored') ? 'cshd' : 'dchs').indexOf(suit)
}

function families(sheet: Sheet, left: number, right: number, y: (row: number) => number): void {
  const [kings, aces] = sheet.chose('places=mirrored') ? [right, left] : [left, right]
  for (const suit of 'shdc') {
    const at = y(1 + row(sheet, suit))
    sheet.single(`${suit}k`, 'family', kings, at, { suit: suit.toUpperCase(), base: 'K' })
    sheet.single(`${suit}a`, 'family', aces, at, { suit: suit.toUpperCase(), base: 'A' })
  }
}

/** The hand and the card just turned above the families, what is left of the re-deals beneath them. */
function head(sheet: Sheet, reach: number, middle: number, gap: number, y: (row: number) => number): void {
  const left = sheet.x(reach + gap)
  const right = sheet.x(reach + middle - gap - 1)
  const [hand, turned] = sheet.mirror ? [right, left] : [left, right]
  sheet.packet('hand', hand, y(0), 'hand')
  sheet.single('turned', 'turned', turned, y(0))
  const centre = sheet.x(reach + middle / 2)
  const under = y(5) + 0.3 * sheet.w
  if (sheet.counts) sheet.label(redeals(sheet.counts.redealsLeft), centre, under, { wrap: middle * sheet.w })
  sheet.label(inHand(sheet.size('hand')), centre, under + 0.45 * sheet.h, { wrap: middle * sheet.w })
}
