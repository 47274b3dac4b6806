import type { Sheet } from '../board/layout/sheet'
import type { GameTable } from '../board/layout/types'
import { ringed } from './st-helena'

export const table: GameTable = { plan: louis }

/** Clockwise from above the leftmost ace. */
const letters = [...'ghiklmabcdef']

/** Louis: the alphabet in a ring round aces and kings. */
function louis(sheet: Sheet): void {
  ringed(sheet, letters, { aces: 1, kings: 2 })
}
