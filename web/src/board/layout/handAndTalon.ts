import type { Sheet } from './sheet'
import { inHand } from './words'

/** Where hand and talon lie, in pixels. */
export interface Beside {
  hand: number
  talon: number
  y: number
  /** The height of what is said of the hand. */
  label: number
}

/** How far apart the last cards of a fanned talon lie, in widths of a card. */
const step = 0.25

/** The hand, and beside it the talon: squared, or with its last three cards fanned if the rules have it so. */
export function handAndTalon(sheet: Sheet, { hand, talon, y, label }: Beside): void {
  sheet.packet('hand', hand, y, 'hand')
  sheet.label(inHand(sheet.size('hand')), hand + sheet.w / 2, label)
  if (!sheet.chose('packets=fanned')) sheet.packet('talon', talon, y, 'talon')
  else sheet.fanned('talon', sheet.mirror ? talon - 2 * step * sheet.w : talon, y, 3, step)
}
