import { fan, offsets, ratio as R } from './fans'
import type { Sheet } from './sheet'
import { inHand, inTalon } from './words'

export const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

const numeral = (hour: number) => numerals[hour - 1] ?? ''

/** Reach of a packet beside its hour, on a low and wide board. */
const reach = 1.66
const beside = 0.1
const between = 0.25
const step = 1 + beside + reach + between
const rowGap = 0.36
export const low = { bw: 5 * step - between, bh: 3 * R + 3 * rowGap }

/** The ring pressed flat: five hours above, five below, one at each side; the packets outside their hours. */
export function lowClock(sheet: Sheet): void {
  sheet.fit(low.bw, low.bh)
  const row = (j: number) => sheet.y(j * (R + rowGap))
  const place = (hour: number, i: number, j: number) => {
    // from the middle to the right a packet lies to the right of its hour, otherwise to the left
    const right = i >= 2
    const x = sheet.x(i * step + (right ? 0 : reach + beside))
    sheet.single(numeral(hour), 'family', x, row(j))
    sheet.label(numeral(hour), x + sheet.w / 2, row(j) + sheet.h + 10, { kind: 'numeral' })
    packet(sheet, hour, right ? x + (1 + beside) * sheet.w : x - (reach + beside) * sheet.w, row(j), right)
  }
  ;[10, 11, 12, 1, 2].forEach((hour, i) => place(hour, i, 0))
  place(9, 0, 1)
  place(3, 4, 1)
  ;[8, 7, 6, 5, 4].forEach((hour, i) => place(hour, i, 2))
  const middle = sheet.x(low.bw / 2)
  handAndTalon(sheet, middle - 1.1 * sheet.w, middle + 0.1 * sheet.w, row(1), row(1) + sheet.h + 10)
}

function packet(sheet: Sheet, hour: number, x: number, y: number, right: boolean): void {
  const n = Math.max(3, sheet.size(`${hour}`))
  const width = 1 + offsets(n, reach - 1, fan.clock, fan.rowFloor, fan.rowBunch)[n - 1]!
  const left = right ? x : x + (reach - width) * sheet.w
  sheet.row(`${hour}`, left, y, width * sheet.w + 0.01, { normal: fan.clock, direction: 1, kind: 'packet' })
}

const gap = 0.11
const bank = R * 1.3
export const small = { bw: 6 + 5 * gap, bh: 2 * bank + 3 * R + 0.9 }

/** A small upright board: two rows of six hours, their packets above and below them, hand and talon between. */
export function smallClock(sheet: Sheet): void {
  sheet.fit(small.bw, small.bh)
  const { margin } = sheet
  // the packets take what height is left
  const rows = 3 * sheet.h + 0.9 * sheet.w
  const room = Math.min((sheet.height - 2 * margin - rows) / 2, 2 * sheet.h)
  const top = (sheet.height - rows - 2 * room) / 2
  const upper = top + room + 0.3 * sheet.w
  const middle = upper + sheet.h + 0.15 * sheet.w
  const lower = middle + sheet.h + 0.15 * sheet.w
  const place = (hour: number, i: number, y: number, packetY: number, word: number) => {
    const x = sheet.x(i * (1 + gap))
    sheet.single(numeral(hour), 'family', x, y)
    sheet.column(`${hour}`, x, packetY, room, fan.peek)
    sheet.label(numeral(hour), x + sheet.w / 2, word, { kind: 'numeral' })
  }
  const half = 0.15 * sheet.w
  ;[9, 10, 11, 12, 1, 2].forEach((hour, i) => place(hour, i, upper, top, upper - half))
  ;[8, 7, 6, 5, 4, 3].forEach((hour, i) =>
    place(hour, i, lower, lower + sheet.h + 2 * half, lower + sheet.h + half),
  )
  const x = (i: number) => sheet.x(i * (1 + gap))
  handAndTalon(sheet, x(2), x(3), middle, null)
}

/** Counts stand under them, or at their outer sides. */
function handAndTalon(sheet: Sheet, left: number, right: number, y: number, under: number | null): void {
  const [hand, talon] = sheet.mirror ? [right, left] : [left, right]
  sheet.packet('hand', hand, y, 'hand')
  sheet.packet('talon', talon, y, 'talon')
  for (const [id, told, x] of [
    ['hand', inHand, hand],
    ['talon', inTalon, talon],
  ] as const) {
    const size = sheet.size(id)
    if (size === 0) continue
    if (under !== null) sheet.label(String(size), x + sheet.w / 2, under)
    else if (x === left) sheet.label(told(size), x - 0.2 * sheet.w, y + sheet.h / 2, { align: 'end' })
    else sheet.label(told(size), x + 1.25 * sheet.w, y + sheet.h / 2, { align: 'start' })
  }
}
