import type { PileGroup } from '../../core/types'
import { fan, ratio as R } from './fans'
import type { Sheet } from './sheet'
import { inHand, redeals } from './words'

type Named = Pick<PileGroup, 'role'> & { ids: string[] }

const gap = 0.16
/** Beneath hand and families, where the count of the hand stands, and beneath columns. */
const rowGap = 0.42
const columnGap = 0.2
/** What a column needs at least, in heights of a card; what the board leaves comes besides. */
const leastColumn = 1.6

const beside: readonly PileGroup['role'][] = ['hand', 'turned', 'talon', 'court', 'out']
const above: readonly PileGroup['role'][] = ['family', 'held']

/** A group of more piles than this is a square, whose rows and columns may matter. */
const longest = 15
const leastOfSquare = 1.12

/** A row of places, by their names; columns have a least height, in cards, and share what height is left. */
interface Row {
  ids: string[]
  columns: number
}

/**
 * The table of a game that has no plan of its own: hand and families above, every other pile a column beneath, as many
 * in a row as make the cards largest.
 */
export function plain(sheet: Sheet): void {
  const groups: Named[] = sheet.groups.map(({ role, ids }) => ({
    role,
    ids: ids.filter((id) => !sheet.absent(id)),
  }))
  const all = (roles: readonly PileGroup['role'][]) =>
    roles.flatMap((role) => groups.filter((group) => group.role === role).flatMap(({ ids }) => ids))
  const hand = all(beside)
  const families = all(above)
  const columns = groups
    .filter(({ role, ids }) => ids.length > 0 && !beside.includes(role) && !above.includes(role))
    .map(({ ids }) => ids)

  const plans = Array.from({ length: 13 }, (_, i) => plan(i + 4, hand, families, columns))
  const best = plans.reduce((a, b) => (sheet.widthFor(...b.box) > sheet.widthFor(...a.box) ? b : a))
  sheet.fit(...best.box, 'top')
  lay(sheet, best, hand)
}

interface Plan {
  /** Places in a row. */
  per: number
  rows: Row[]
  box: [number, number]
  /** Hand and families stand in one row, at its two ends. */
  together: boolean
}

function plan(per: number, hand: string[], families: string[], columns: string[][]): Plan {
  const together = hand.length > 0 && hand.length + families.length < per
  const heads = together ? [[...hand, ...families]] : [hand, families].filter((ids) => ids.length > 0)
  const rows = [
    ...heads.flatMap((ids) => split(ids, per)).map((ids) => ({ ids, columns: 0 })),
    ...columns.flatMap((ids) => {
      const square = ids.length > longest
      const most = square ? Math.ceil(Math.sqrt(ids.length)) : per
      return split(ids, most).map((row) => ({ ids: row, columns: square ? leastOfSquare : leastColumn }))
    }),
  ]
  const high = rows.reduce((sum, row) => sum + (row.columns || 1) * R + under(row), 0)
  const wide = Math.max(per, ...rows.map(({ ids }) => ids.length))
  return { per: wide, rows, box: [wide + (wide - 1) * gap, high], together }
}

const under = (row: Row) => (row.columns > 0 ? columnGap : rowGap)

/** Rows of about the same length, none longer than `most`. */
function split(ids: string[], most: number): string[][] {
  const rows = Math.ceil(ids.length / most)
  const each = Math.ceil(ids.length / rows)
  return Array.from({ length: rows }, (_, i) => ids.slice(i * each, (i + 1) * each))
}

function lay(sheet: Sheet, { per, rows, box, together }: Plan, hand: string[]): void {
  const columns = rows.filter((row) => row.columns > 0).length
  const spare = sheet.height - 2 * sheet.margin - box[1] * sheet.w
  const more = Math.max(0, spare) / Math.max(1, columns)
  let y = sheet.y(0)
  rows.forEach((row, r) => {
    const room = row.columns * sheet.h + more
    row.ids.forEach((id, i) => {
      const apart = together && r === 0
      const at = apart ? ends(i, row.ids.length, hand.length, per) : i + (per - row.ids.length) / 2
      const x = apart ? sheet.side(at * (1 + gap)) : sheet.x(at * (1 + gap))
      if (row.columns > 0) sheet.column(id, x, y, room, sheet.mini ? 0.22 : fan.columnWide)
      else place(sheet, id, x, y)
    })
    y += (row.columns > 0 ? room : sheet.h) + under(row) * sheet.w
  })
}

/** The hand's piles from the left, the families to the right. */
function ends(i: number, n: number, hand: number, per: number): number {
  return i < hand ? i : per - n + i
}

function place(sheet: Sheet, id: string, x: number, y: number): void {
  switch (sheet.role(id)) {
    case 'hand':
      sheet.packet(id, x, y, 'hand')
      return count(sheet, id, x, y)
    case 'turned':
    case 'talon':
      return sheet.packet(id, x, y, 'talon')
    case 'out':
      return sheet.gone(id, x, y, false)
    case 'court':
      return sheet.single(id, 'bare', x, y)
    case 'held':
      return sheet.single(id, 'lane', x, y)
    default:
      return sheet.single(id, 'family', x, y, { base: id })
  }
}

function count(sheet: Sheet, id: string, x: number, y: number): void {
  const left = sheet.counts?.redealsLeft ?? -1
  const words = [inHand(sheet.size(id)), left < 0 ? '' : redeals(left)].filter((part) => part !== '')
  sheet.label(words.join(', '), sheet.mirror ? x + sheet.w : x, y + sheet.h + (rowGap / 2) * sheet.w, {
    align: sheet.mirror ? 'end' : 'start',
  })
}
