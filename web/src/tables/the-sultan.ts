import { ratio as R } from '../board/layout/fans'
import type { GameTable, Sheet } from '../board/layout/sheet'
import { inHand, inTalon, redeals } from '../board/layout/words'

export const table: GameTable = {
  plan: theSultan,
  moment: {
    deal: '11',
    moves:
      'turn turn turn turn turn turn turn turn turn talon-dk1 turn turn turn turn talon-dk1 turn talon-sk1 turn turn turn turn turn turn turn talon-sk1 turn turn turn turn turn turn turn turn turn turn turn turn turn talon-hk turn turn turn turn turn turn turn turn talon-sk1 turn turn turn turn talon-sk1 turn talon-ha turn turn turn turn L2-ha turn turn turn turn turn turn turn turn L2-ck1 turn turn turn turn turn turn turn turn turn turn turn turn turn turn talon-ck2 turn turn turn talon-sk2 turn turn talon-ha turn talon-dk1 turn turn L2-hk turn turn turn turn turn turn talon-dk2 L2-dk2 talon-dk2 redeal turn turn turn turn talon-dk1 turn R4-dk1 turn turn talon-dk1 turn L2-dk1 turn turn turn R1-dk1 turn turn R1-dk1 turn R1-sk2 turn',
  },
}

/** The nine, row by row: the Sultan in the middle, the ace of hearts above him, his other king below. */
const nine = ['ck1', 'ha', 'ck2', 'dk1', 'sultan', 'dk2', 'sk1', 'hk', 'sk2']
const divan = ['L1', 'L2', 'L3', 'L4', 'R1', 'R2', 'R3', 'R4']
const pad = 0.17
const rowGap = 0.14

/** The Sultan: three by three in a frame, the Divan at its sides, crosswise where the room allows, hand and talon beneath. */
function theSultan(sheet: Sheet): void {
  const { portrait } = sheet
  const gap = portrait ? 0.12 : 0.16
  const sideGap = portrait ? 0.36 : 0.9
  const bh = 4 * R + 2 * rowGap + 2 * pad + 0.3
  const broad = (flank: number) => 3 + 2 * flank + 2 * gap + 2 * sideGap
  const crosswise = !sheet.mini && !portrait && sheet.widthFor(broad(R), bh) === sheet.widthFor(broad(1), bh)
  const flank = crosswise ? R : 1
  const bw = broad(flank)
  sheet.fit(bw, portrait ? bh + 0.5 : bh, portrait ? 'upper' : 'middle')
  const column = (i: number) => sheet.x(flank + sideGap + i * (1 + gap))
  const row = (j: number) => sheet.y(pad + j * (R + rowGap))
  sheet.art({
    kind: 'frame',
    x: column(0) - pad * sheet.w,
    y: row(0) - pad * sheet.w,
    w: (3 + 2 * gap + 2 * pad) * sheet.w,
    h: (3 * R + 2 * rowGap + 2 * pad) * sheet.w,
    notch: 0.1 * sheet.w,
  })
  nine.forEach((id, i) => {
    if (id === 'sultan') sheet.sultan(id, column(1), row(1))
    else sheet.single(id, 'bare', column(i % 3), row(Math.floor(i / 3)))
  })
  // a card that lies crosswise is placed by its middle
  const [aside, above] = crosswise ? [(R - 1) / 2, (1 - R) / 2] : [0, 0]
  const step = (bh - (crosswise ? 1 : R)) / 3
  divan.forEach((id, i) =>
    sheet.single(id, 'flank', sheet.x(i < 4 ? aside : bw - flank + aside), sheet.y(above + (i % 4) * step), {
      crosswise,
    }),
  )
  foot(sheet, bw, gap, sheet.y(bh - R))
}

function foot(sheet: Sheet, bw: number, gap: number, y: number): void {
  const left = sheet.x(bw / 2 - 1 - gap / 2)
  const right = sheet.x(bw / 2 + gap / 2)
  const [hand, talon] = sheet.mirror ? [right, left] : [left, right]
  sheet.packet('hand', hand, y, 'hand')
  sheet.packet('talon', talon, y, 'talon')
  const size = sheet.size('talon')
  const handWords = inHand(sheet.size('hand')) || redeals(sheet.counts?.redealsLeft ?? 0)
  const talonWords = inTalon(size)
  const [leftWords, rightWords] = sheet.mirror ? [talonWords, handWords] : [handWords, talonWords]
  if (sheet.portrait) {
    const under = y + sheet.h + 0.3 * sheet.w
    sheet.label(leftWords, left + sheet.w + 2, under, { align: 'end' })
    sheet.label(rightWords, right + 2, under, { align: 'start' })
  } else {
    const middle = y + sheet.h / 2
    sheet.label(leftWords, left - 0.18 * sheet.w, middle, { align: 'end', wrap: 0.9 * sheet.w })
    sheet.label(rightWords, right + 1.18 * sheet.w, middle, { align: 'start', wrap: 0.9 * sheet.w })
  }
}
