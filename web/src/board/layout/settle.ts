import type { FigurePart } from '../../core/types'
import type { PlaceSay, Sheet } from './sheet'

/** How a squared pile is laid. */
interface Settled {
  quiet: boolean
  mark: Pick<PlaceSay, 'suit' | 'base'>
  fanned: boolean
}

/** Lays a squared pile as its role asks. */
export function settle(
  sheet: Sheet,
  id: string,
  x: number,
  y: number,
  { quiet, mark, fanned }: Settled,
): void {
  // without this the game's rules decide whether the place is drawn
  const say: PlaceSay = quiet ? { ...mark, quiet } : mark
  switch (sheet.role(id)) {
    case 'family':
      return sheet.single(id, 'family', x, y, say)
    case 'held':
      return sheet.single(id, 'lane', x, y, say)
    case 'turned':
      return sheet.single(id, 'turned', x, y, say)
    case 'out':
      return sheet.gone(id, x, y, quiet)
    case 'court':
      return sheet.packet(id, x, y, 'bare', say)
    case 'hand':
      // the place is drawn while it can be clicked
      return sheet.packet(id, x, y, 'hand', {
        quiet: quiet && (sheet.counts?.redealsLeft ?? (sheet.mini ? 0 : 2)) <= 0,
      })
    case 'talon':
      if (fanned && sheet.chose('packets=fanned')) {
        const step = 0.25
        return sheet.fanned(id, sheet.mirror ? x - 2 * step * sheet.w : x, y, 3, step)
      }
      return sheet.packet(id, x, y, 'talon', say)
    default:
      return sheet.packet(id, x, y, 'packet', say)
  }
}

/** What is engraved in an empty place: what the figure says, or suit and rank of a family, whose name has them. */
export function markOf(sheet: Sheet, part: FigurePart, id: string): Pick<PlaceSay, 'suit' | 'base'> {
  const marks = part.marks.split('|')
  const own = marks[sheet.named(part.piles).indexOf(id)] ?? marks.at(-1)
  if (own) return { base: own }
  const [, suit, letter] = /^([shdc])([ak])\d?$/.exec(id) ?? []
  if (!suit || !letter || sheet.role(id) !== 'family') return {}
  return { suit: suit.toUpperCase(), base: baseOf(sheet, letter) }
}

/** The rank with which the families of this letter begin, which in some games the deal decides. */
function baseOf(sheet: Sheet, letter: string): string {
  for (const { role, ids } of sheet.groups)
    for (const id of role === 'family' ? ids : []) {
      const rank = id[1] === letter ? sheet.cards(id)[0]?.face?.[0] : undefined
      if (rank) return rank === 'T' ? '10' : rank
    }
  return letter.toUpperCase()
}
