import { isSquarish, isUpright, leastWidth, narrower, Sheet, type Stance } from './sheet'
import { drawn } from './figure'
import { plain } from './plain'
import { tableOf } from './tables'
import type { Layout, Setting } from './types'

/** On a board lower than this, as in a page magnified to 400 %, cards keep their size and the table scrolls. */
const low = 240

/**
 * Where everything of a game lies on a board of this size. Unless the player enlarged it, the whole table is on the board if
 * any plan of the game has room there: the plan for the other shape of board is tried, then smaller cards, before the table
 * grows beyond the board. Throws if the plan leaves out a pile or lays it twice.
 */
export function layout(setting: Setting): Layout {
  const { options } = setting
  const upright = isUpright(setting)
  if (options.mini) return laid(setting, { portrait: upright, least: leastWidth })
  const whole = wholeTable({ ...setting, options: { ...options, zoom: 1 } }, upright)
  if (whole && options.zoom === 1) return whole.table
  return laid(setting, whole?.stance ?? { portrait: upright, least: leastWidth })
}

interface Laid {
  stance: Stance
  table: Layout
}

/** The table as it fits the board, or null if it is too large in every way. */
function wholeTable(setting: Setting, upright: boolean): Laid | null {
  const within = (portrait: boolean, least: number): Laid[] => {
    const stance = { portrait, least }
    const table = laid(setting, stance)
    return table.width <= setting.width && table.height <= setting.height ? [{ stance, table }] : []
  }
  const [usual] = within(upright, leastWidth)
  if (usual && !isSquarish(setting)) return usual
  const [other] = within(!upright, leastWidth)
  // whichever way cards are much larger, so that a line of words more above or below does not make them small
  if (usual) return other && other.table.w > 1.2 * usual.table.w ? other : usual
  if (other) return other
  for (const least of setting.height < low ? [] : narrower) {
    const [best] = [...within(upright, least), ...within(!upright, least)].sort(
      (a, b) => b.table.w - a.table.w,
    )
    if (best) return best
  }
  return null
}

/** The table as its plan lays it with this stance, larger than the board if it does not fit. */
export function laid(setting: Setting, stance: Stance): Layout {
  const sheet = new Sheet(setting, stance)
  const { plan } = tableOf(setting.facts.id)
  if (plan) plan(sheet)
  else if (setting.facts.figure) drawn(sheet, setting.facts.figure)
  else plain(sheet)
  return sheet.finish()
}
