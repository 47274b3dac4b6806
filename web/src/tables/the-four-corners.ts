import { fan, ratio as R } from '../board/layout/fans'
import { holds } from '../board/layout/families'
import type { GameTable, Sheet } from '../board/layout/sheet'
import { stack } from '../board/layout/rows'
import { inHand, redeals } from '../board/layout/words'

export const table: GameTable = { plan: theFourCorners }

/** How far a wing reaches from its inner edge, and how far its corners are moved outwards, in widths of a card. */
interface Wings {
  reach: number
  out: number
  gap: number
  rowGap: number
  /** Where it is said what is in hand: beside the hand, beneath it, or at the foot of the families. */
  words: 'beside' | 'beneath' | 'foot'
}

const broad: Wings = { reach: 4.4, out: 0.75, gap: 0.35, rowGap: 0.12, words: 'beside' }
/** In a window as low as a phone held sideways six rows have room only without a space between them. */
const low: Wings = { ...broad, rowGap: 0.02, words: 'foot' }
const narrow: Wings = { reach: 2.52, out: 0.3, gap: 0.16, rowGap: 0.16, words: 'beneath' }
const phone: Wings = { ...narrow, words: 'foot' }

/**
 * The Four Corners: two wings of a corner, four sides and a corner, whose cards spread outwards, and between them a file of
 * families beside each wing. The corners stand out as in the books' pictures. Hand and re-deals stand above and below the families.
 */
function theFourCorners(sheet: Sheet): void {
  if (
    sheet.portrait &&
    !sheet.mini &&
    sheet.widthFor(...tall(sheet)) > sheet.widthFor(...sidesOf(sheet, narrow))
  )
    return upright(sheet)
  winged(sheet)
}

const filesOf = (sheet: Sheet): number => (holds(sheet) ? 3 : 2)
/** What lies between the wings, in widths of a card. */
const middleOf = (sheet: Sheet, { gap }: Wings): number => filesOf(sheet) + (filesOf(sheet) + 1) * gap
const underHand = ({ words }: Wings): number => (words === 'beneath' ? 0.42 : 0)
const sidesOf = (sheet: Sheet, wings: Wings): [number, number] => [
  2 * wings.reach + middleOf(sheet, wings),
  6 * R + 5 * wings.rowGap + underHand(wings),
]

function winged(sheet: Sheet): void {
  const files = filesOf(sheet)
  const tablet = sheet.mini || sheet.width >= 700
  const usual = sheet.portrait ? (tablet ? narrow : phone) : broad
  const tight = !sheet.portrait && !sheet.mini && sheet.widthFor(...sidesOf(sheet, broad)) < sheet.least
  const wings = tight ? low : usual
  const { reach, out, gap, rowGap } = wings
  const middle = middleOf(sheet, wings)
  sheet.fit(...sidesOf(sheet, wings))
  const y = (row: number) => sheet.y(row * (R + rowGap) + (row > 0 ? underHand(wings) : 0))
  for (let i = 0; i < 6; i++) {
    const corner = i === 0 || i === 5 ? out : 0
    const room = (reach - corner) * sheet.w
    const say = { normal: fan.row, kind: 'lane' } as const
    sheet.row(`${i + 1}`, sheet.x(reach - 1 - corner), y(i), room, { ...say, direction: -1 })
    sheet.row(`${i + 7}`, sheet.x(reach + middle + corner), y(i), room, { ...say, direction: 1 })
  }
  const file = (i: number) => sheet.x(reach + gap + i * (1 + gap))
  families(sheet, {
    king: (row) => [file(0), y(1 + row)],
    ace: (row) => [file(files - 1), y(1 + row)],
    wait: (row) => [file(holds(sheet) ? 1 : 0), y(1 + row)],
  })
  head(sheet, wings, y)
}

/** Which family lies beside which side is a rule of the game. */
function row(sheet: Sheet, suit: string): number {
  return (sheet.chose('places=mirrored') ? 'cshd' : 'dchs').indexOf(suit)
}

/** Kings and aces of a suit, and where a card waits between them. */
interface Homes {
  king: (row: number) => [x: number, y: number]
  ace: (row: number) => [x: number, y: number]
  wait: (row: number) => [x: number, y: number]
}

function families(sheet: Sheet, at: Homes): void {
  const [king, ace] = sheet.chose('places=mirrored') ? [at.ace, at.king] : [at.king, at.ace]
  for (const suit of 'shdc') {
    const side = row(sheet, suit)
    sheet.single(`${suit}k`, 'family', ...king(side), { suit: suit.toUpperCase(), base: 'K' })
    sheet.single(`${suit}a`, 'family', ...ace(side), { suit: suit.toUpperCase(), base: 'A' })
    sheet.single(`${suit}b`, 'lane', ...at.wait(side))
  }
}

/** The hand and the card just turned above the families, and what is said of them. */
function head(sheet: Sheet, wings: Wings, y: (row: number) => number): void {
  const { reach, gap } = wings
  const middle = middleOf(sheet, wings)
  const left = sheet.x(reach + gap)
  const right = sheet.x(reach + middle - gap - 1)
  const [hand, turned] = sheet.mirror ? [right, left] : [left, right]
  sheet.packet('hand', hand, y(0), 'hand')
  sheet.single('turned', 'turned', turned, y(0))
  const inTheHand = inHand(sheet.size('hand'))
  const again = sheet.counts ? redeals(sheet.counts.redealsLeft) : ''
  const centre = sheet.x(reach + middle / 2)
  const wrap = middle * sheet.w
  if (wings.words === 'beside') {
    // the corners leave room there
    const [toLeft, toRight] = sheet.mirror ? [again, inTheHand] : [inTheHand, again]
    const level = y(0) + sheet.h / 2
    const narrower = 0.95 * sheet.w
    sheet.label(toLeft, left - 0.1 * sheet.w, level, { align: 'end', wrap: narrower })
    sheet.label(toRight, right + 1.1 * sheet.w, level, { align: 'start', wrap: narrower })
  } else if (wings.words === 'beneath') {
    const both = [inTheHand, again].filter((part) => part !== '').join(', ')
    sheet.label(both, centre, y(0) + sheet.h + 0.06 * sheet.w, { hangs: true, wrap })
  } else {
    const under = y(5) + 0.3 * sheet.w
    sheet.label(again, centre, under, { wrap })
    sheet.label(inTheHand, centre, under + 0.45 * sheet.h, { wrap })
  }
}

const apart = 0.1
/** Beneath a card as wide as this, in pixels, the words have room. */
const roomy = 56
/** Between a row of families and the columns beneath, where what is said of the hand has room. */
const beneath = 0.5
/** How much of a column has room at least, in heights of a card. */
const column = 1 + 5 * 0.2
const tall = (sheet: Sheet): [number, number] => [
  6 + 5 * apart,
  filesOf(sheet) * R + (filesOf(sheet) - 2) * apart + 2 * R * column + beneath + 3 * 2 * apart,
]

/**
 * A tall board: the two wings hang down in rows, and each side has its family above it; the corners stand at the ends. Hand and
 * card turned are above, and what is left of the re-deals between the wings.
 */
function upright(sheet: Sheet): void {
  sheet.fit(...tall(sheet), 'top')
  const x = (i: number) => sheet.x(i * (1 + apart))
  const { w, h } = sheet
  const waits = holds(sheet) ? h + apart * w : 0
  const top = sheet.y(R + beneath)
  const bottom = sheet.height - sheet.margin - 8
  const middle = h + waits + 4 * apart * w
  const room = (bottom - top - middle) / 2
  const second = top + room + 2 * apart * w
  families(sheet, {
    king: (row) => [x(1 + row), sheet.y(0)],
    ace: (row) => [x(1 + row), second + waits],
    wait: (row) => [x(1 + row), second],
  })
  const wing = (first: number) => Array.from({ length: 6 }, (_, i) => `${first + i}`)
  const say = { x, gap: 0, normal: fan.columnWide }
  stack(sheet, { ...say, rows: [wing(1)], top, bottom: top + room })
  stack(sheet, { ...say, rows: [wing(7)], top: bottom - room, bottom })
  const [hand, turned] = sheet.mirror ? [x(5), x(0)] : [x(0), x(5)]
  sheet.packet('hand', hand, sheet.y(0), 'hand')
  sheet.single('turned', 'turned', turned, sheet.y(0))
  const small = { kind: 'small', hangs: true, wrap: 1.1 * w } as const
  // beneath a narrow card there is room for the number alone
  const size = sheet.size('hand')
  const told = w >= roomy || size === 0 ? inHand(size) : String(size)
  sheet.label(told, hand + w / 2, sheet.y(R + 0.06), small)
  if (sheet.counts && w >= roomy)
    sheet.label(redeals(sheet.counts.redealsLeft), hand + w / 2, second + waits + 0.1 * w, small)
}
