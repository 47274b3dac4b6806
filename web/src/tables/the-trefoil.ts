import { ratio as R } from '../board/layout/fans'
import { spread } from '../board/layout/spread'
import type { Sheet } from '../board/layout/sheet'
import type { GameTable } from '../board/layout/types'
import { redeals } from '../board/layout/words'
import { again, families, laBelleLucie, upright } from './la-belle-lucie'

export const table: GameTable = { plan: trefoil }

/** Room of a fan, which shows six cards, and what lies between two. */
const room = 2.5
const gap = 0.3
const rowGap = 0.14
const whole = 4 * room + 3 * gap
const high = 4 * R + 3 * rowGap
/** Between the fans and the aces below or beside them. */
const foot = 0.3
const near = 1.06
const below: [number, number] = [whole, high + foot + R]
const aside: [number, number] = [whole + foot + 1 + near, high]

/**
 * The Trefoil: four rows of four fans, the aces along the lower edge or, in a low window, beside them. Where the aces are dealt
 * with the others the cards lie as in La Belle Lucie.
 */
function trefoil(sheet: Sheet): void {
  if (sheet.chose('aces=in-pack')) laBelleLucie(sheet)
  else if (sheet.portrait) upright(sheet, 16)
  else if (!sheet.mini && sheet.widthFor(...aside) > 1.2 * sheet.widthFor(...below)) low(sheet)
  else broad(sheet)
}

function fans(sheet: Sheet, left: number): void {
  for (let row = 0; row < 4; row++) {
    const ids = [1, 2, 3, 4].map((place) => `${4 * row + place}`)
    spread(sheet, ids, left, sheet.y(row * (R + rowGap)), whole, { gap, kind: 'lane', quiet: true })
  }
}

function broad(sheet: Sheet): void {
  sheet.fit(...below)
  fans(sheet, sheet.x(0))
  const apart = 0.3
  const y = sheet.y(high + foot)
  families(sheet, (i) => sheet.x((whole - 4 - 3 * apart) / 2 + i * (1 + apart)), y)
  const x = sheet.side(whole - 1)
  const left = again(sheet, x, y)
  const [words, align] = sheet.mirror ? ([1.2, 'start'] as const) : ([-0.2, 'end'] as const)
  sheet.label(redeals(left), x + words * sheet.w, y + sheet.h / 2, { align, wrap: 1.6 * sheet.w })
}

function low(sheet: Sheet): void {
  sheet.fit(...aside)
  fans(sheet, sheet.side(0, whole))
  const y = (row: number) => sheet.y(row * (R + rowGap))
  const beside = sheet.side(whole + foot)
  families(sheet, () => beside, y)
  again(sheet, sheet.side(whole + foot + near), y(3))
}
