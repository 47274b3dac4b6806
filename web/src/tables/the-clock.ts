import { fan, offsets, ratio as R } from '../board/layout/fans'
import type { GameTable, Sheet } from '../board/layout/sheet'
import { low, lowClock, numerals, small, smallClock } from '../board/layout/flat-clock'
import { inHand, inTalon } from '../board/layout/words'

export const table: GameTable = {
  plan: theClock,
  moment: {
    deal: '98',
    moves:
      '5-2 6-9 4-5 1-IX 4-3 4-7 2-VIII 2-VIII 11-2 7-VI refill 7-11 6-10 6-X 4-6 8-10 11-VI 11-8 1-VIII 9-XII 9-XII 3-IX refill 9-1 3-IX 8-VI 8-VI 8-12 7-VIII 7-VIII 9-7 refill 9-2 3-2 9-IV 8-9 3-8 3-VI 2-V 2-V 2-V 2-8 10-IV 10-IV 10-2 8-V 8-V 8-V 8-10 9-XII 9-XII refill 8-12 7-9 4-3 2-III 9-X 9-X 9-7 9-III 2-IV 2-IV 10-III',
  },
}

/** Inner edges of the packets I to V from the middle; VI and XII are centred. */
const inner = [0, 2.3, 3.55, 3.95, 3.55, 2.3]
const reach = 2.6
const ringX = 3.02
const ringY = 2.97
const packetY = 4.52

const angle = (hour: number) => ((hour % 12) * Math.PI) / 6

/** The Clock: the hours as on a clock face, hand and talon inside, the circle of packets without. */
function theClock(sheet: Sheet): void {
  const { portrait } = sheet
  const round = sheet.widthFor(...(portrait ? tall : broad))
  const flat = sheet.widthFor(portrait ? small.bw : low.bw, portrait ? small.bh : low.bh)
  // where the round table would make the cards too small to be touched, the ring is pressed flat
  if (!sheet.mini && round < legible && flat > 1.15 * round) (portrait ? smallClock : lowClock)(sheet)
  else if (portrait) upright(sheet)
  else landscape(sheet)
}

const legible = 50
const radius = 3
const broad = [2 * (3.95 + reach), 2 * (packetY + R / 2)] as const
const tall = [2 * radius + 1, 2 * (R * (1 + 2 * 0.24) + 0.42) + 2 * radius + R] as const

function landscape(sheet: Sheet): void {
  const [bw, bh] = broad
  sheet.fit(bw, bh)
  const cx = sheet.x(bw / 2)
  const cy = sheet.y(bh / 2)
  hours(sheet, cx, cy, ringX, ringY)
  for (let hour = 1; hour <= 12; hour++) {
    const y = cy + (-packetY * Math.cos(angle(hour)) - R / 2) * sheet.w
    packet(sheet, hour, cx, y)
  }
  sheet.art({ kind: 'dial', x: cx, y: cy, r: 2 * sheet.w, w: sheet.w })
  middle(sheet, cx, cy)
}

/** Packets keep their inner edge and grow outwards. */
function packet(sheet: Sheet, hour: number, cx: number, y: number): void {
  const id = `${hour}`
  // an empty packet keeps the room of three, so that the ring does not stir
  const n = Math.max(3, sheet.size(id))
  const width = 1 + offsets(n, reach - 1, fan.clock, fan.rowFloor, fan.rowBunch)[n - 1]!
  const from = inner[hour < 6 ? hour : 12 - hour] ?? 0
  const x = hour % 6 === 0 ? -width / 2 : hour < 6 ? from : -from - width
  sheet.row(id, cx + x * sheet.w, y, width * sheet.w + 0.01, {
    normal: fan.clock,
    direction: 1,
    kind: 'packet',
  })
}

function hours(sheet: Sheet, cx: number, cy: number, rx: number, ry: number): void {
  numerals.forEach((id, i) => {
    const a = angle(i + 1)
    sheet.single(
      id,
      'family',
      cx + (rx * Math.sin(a) - 0.5) * sheet.w,
      cy + (-ry * Math.cos(a) - R / 2) * sheet.w,
    )
  })
}

function middle(sheet: Sheet, cx: number, cy: number): void {
  const left = cx - 1.08 * sheet.w
  const right = cx + 0.08 * sheet.w
  const [hand, talon] = sheet.mirror ? [right, left] : [left, right]
  const y = cy - sheet.h / 2
  sheet.packet('hand', hand, y, 'hand')
  sheet.packet('talon', talon, y, 'talon')
  const under = cy + sheet.h / 2 + 0.22 * sheet.w
  const words = sheet.w >= 64
  // words of any length go outwards, in lines, from where the two piles meet
  const count = (id: string, told: (size: number) => string, x: number) => {
    const size = sheet.size(id)
    if (size === 0) return
    if (!words) sheet.label(String(size), x + sheet.w / 2, under)
    else if (x < cx)
      sheet.label(told(size), x + sheet.w, under + 0.1 * sheet.w, { align: 'end', wrap: 1.05 * sheet.w })
    else sheet.label(told(size), x, under + 0.1 * sheet.w, { align: 'start', wrap: 1.05 * sheet.w })
  }
  count('hand', inHand, hand)
  count('talon', inTalon, talon)
}

/** The ring in the middle, the packets in two banks of six columns above and below. */
function upright(sheet: Sheet): void {
  const [bw, bh] = tall
  const pad = sheet.mini ? 0 : 18
  sheet.fit(bw, bh)
  const cx = sheet.x(bw / 2)
  const cy = sheet.height / 2
  // the banks take what the ring leaves, and stand close to it where there is more
  const bank = Math.min(
    (sheet.height - 2 * sheet.margin - (2 * radius + R + 0.2) * sheet.w) / 2 - pad,
    sheet.h * (1 + 5 * 0.24),
  )
  const above = Math.max(sheet.margin + pad, cy - (radius + R / 2 + 0.3) * sheet.w - bank)
  const below = sheet.height - above - bank
  hours(sheet, cx, cy, radius, radius)
  const gap = (bw - 6) / 5
  ;[
    [9, 10, 11, 12, 1, 2],
    [8, 7, 6, 5, 4, 3],
  ].forEach((bankHours, b) =>
    bankHours.forEach((hour, i) => {
      const x = sheet.x(i * (1 + gap))
      const y = b === 0 ? above : below
      sheet.column(`${hour}`, x, y, bank, fan.peek)
      sheet.label(numerals[hour - 1]!, x + sheet.w / 2, b === 0 ? y - 11 : y + bank + 11, { kind: 'numeral' })
    }),
  )
  sheet.art({ kind: 'dial', x: cx, y: cy, r: 1.98 * sheet.w, w: sheet.w })
  middle(sheet, cx, cy)
}
