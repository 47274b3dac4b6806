import type { Figure, FigurePart, FigureView } from '../../core/types'
import { above, beside, block, gapOf, type Block } from './blocks'
import { fan, ratio as R } from './fans'
import { caption, notice, pairsOut } from './notices'
import { markOf, settle } from './settle'
import { leastWidth, lineHeight, type Sheet } from './sheet'
import { spread, stack } from './rows'
import type { Rect } from './types'
import { inHand } from './words'

/** Columns with less room show less of their covered cards, so that they lie level. */
const legible = 146
/** Twice the distance, in pixels, from a pile to the middle of a number that nothing else is near. */
const apart = 36
/** The same of a number beneath a pack, which stands in the middle of this room. */
const beneathPack = 19
/** The same of a number beneath a packet that shows its thickness, in widths of a card. */
const beneathPacket = 0.5
/** The room of a pile's name beside it or beneath it, in widths of a card. */
const name = { beside: 1.1, beneath: 0.6 }
/** Columns do not reach the very edge of the board. */
const foot = 8

/** Lays the table as the game's figure has it. */
export function drawn(sheet: Sheet, figure: Figure): void {
  const views = sheet.portrait ? figure.tall : figure.wide
  const widths = views.map((view) => {
    const { w, h, under } = blockOf(sheet, view, 0)
    return sheet.widthFor(w, h + under)
  })
  const best = views.reduce((best, { larger }, i) => {
    const [now, then] = [widths[best]!, widths[i]!]
    return then > now * (1 + larger / 100) || (now < sheet.least && then > now) ? i : best
  }, 0)
  const block = blockOf(sheet, views[best]!, sheet.mini ? 0 : widths[best]!)
  sheet.fit(block.w, block.h + block.under, block.grow > 0 ? 'top' : sheet.portrait ? 'upper' : 'middle')
  const free = (sheet.height - 2 * sheet.margin - (sheet.mini ? 0 : foot)) / sheet.w - block.under
  const high = Math.max(block.h, Math.min(free, block.most))
  const top = block.grow > 0 && !sheet.portrait ? Math.max(0, (free - high) / 2) : 0
  block.lay(0, top, block.w, block.grow > 0 ? high : block.h)
  // cards that have left the game need no place
  for (const { role, ids } of sheet.groups)
    for (const id of role === 'out' ? ids : [])
      if (!sheet.placed(id)) sheet.gone(id, sheet.x(0), sheet.y(high - R), true)
}

/** A view as it is measured, with cards of about this width, in pixels; 0 measures it without numbers. */
function blockOf(sheet: Sheet, { gap, parts }: FigureView, width: number): Block {
  // numbers do not shrink with the cards
  const line = width > 0 ? lineHeight / Math.max(sheet.least, width) : 0
  const pack = width > 0 ? beneathPack / width : 0
  const told = parts.some(({ notice }) => notice !== 'none' && notice !== 'redeals')
  let at = 0
  const next = (): Block | null => {
    const part = parts[at++]!
    if (part.kind === 'gap' || part.kind === 'rest') return gapOf(part.kind === 'gap' ? part.gap / 100 : null)
    if (part.kind === 'notice') return notice(sheet, part.notice, part.room / 100)
    if (part.kind === 'caption') return caption(sheet, part.text)
    if (part.kind === 'piles') return pilesOf(sheet, part, { gap, told, line, pack })
    const blocks = Array.from({ length: part.parts }, next)
    const own = part.gap < 0 ? null : part.gap / 100
    return part.kind === 'above'
      ? above(blocks, own ?? 0.3)
      : beside(blocks, own ?? gap / 100, sheet.mirror && !part.fixed, part.sided)
  }
  const block = next()
  if (!block) throw new Error('a figure without piles')
  return block
}

function pilesOf(
  sheet: Sheet,
  part: FigurePart,
  usual: { gap: number; told: boolean; line: number; pack: number },
): Block | null {
  const ids = sheet.named(part.piles).filter((id) => !sheet.absent(id))
  if (ids.length === 0) return null
  const per = part.per || ids.length
  const rows = Array.from({ length: Math.ceil(ids.length / per) }, (_, r) =>
    ids.slice(r * per, (r + 1) * per),
  )
  const counts = Math.max(0.32, usual.line)
  const gap = (part.gap < 0 ? usual.gap : part.gap) / 100
  const rowGap = part.rowGap < 0 ? (part.counted ? counts : gap) : part.rowGap / 100
  const room = part.room / 100
  const grows = part.lie === 'down'
  const high = grows || part.lie === 'up' ? (R * part.deep) / 100 : R
  const w = rows[0]!.length * room + (rows[0]!.length - 1) * gap
  const h = rows.length * high + (rows.length - 1) * rowGap
  const hands = ids.some((id) => sheet.role(id) === 'hand')
  // beside the pile, or beneath it
  const words = part.named && !sheet.portrait ? name.beside : 0
  const group: Group = { sheet, part, rows, gap, rowGap, told: usual.told }
  if (part.lined) sheet.lines([...rows, ...rows[0]!.map((_, i) => rows.map((row) => row[i]!))])
  return block({
    w: w + words,
    h,
    grow: grows && part.most !== part.deep ? rows.length : 0,
    most: part.most > 0 ? h + rows.length * R * ((part.most - part.deep) / 100) : grows ? Infinity : h,
    under:
      part.named && words === 0
        ? name.beneath
        : part.counted
          ? counts
          : hands && !usual.told
            ? Math.max(sheet.portrait ? 0.5 : 0.34, usual.line)
            : 0,
    needs: hands && !usual.told && !part.counted ? usual.pack : 0,
    flex: grows && rows[0]!.length > 1 ? 'spread' : null,
    hands,
    lay: (left, y, all, deep) => {
      const x = sheet.mirror ? left + words : left
      const wide = all - words
      if (part.named) named(sheet, ids[0]!, { x, y, w: wide, h }, words > 0)
      if (grows) columns(group, x, y, wide, deep)
      else if (part.lie === 'left' || part.lie === 'right') fans(group, x, y, wide)
      else if (part.lie === 'up') rising(group, x, y, wide, high)
      else singles(group, x, y, wide)
    },
  })
}

/** Piles in rows, as a part of the figure has them. */
interface Group {
  sheet: Sheet
  part: FigurePart
  rows: string[][]
  gap: number
  rowGap: number
  /** Whether what is in hand is told elsewhere. */
  told: boolean
}

/** Whether the place of a pile is not drawn while it is empty. */
const quiet = (sheet: Sheet, part: FigurePart, id: string): boolean =>
  part.quiet && sheet.size(id) === 0 && !(part.unless !== '' && sheet.chose(part.unless))

function columns({ sheet, part, rows, rowGap }: Group, x: number, y: number, w: number, h: number): void {
  const wide = rows[0]!.length
  const pitch = wide > 1 ? (w - 1) / (wide - 1) : 0
  const top = sheet.y(y)
  stack(sheet, {
    // a short last row is in the middle
    rows: rows.map((row) => [...Array<undefined>(Math.floor((wide - row.length) / 2)), ...row]),
    x: (file) => sheet.x(wide > 1 ? x + file * pitch : x + (w - 1) / 2),
    top,
    bottom: top + h * sheet.w,
    gap: rowGap,
    normal: sheet.mini ? (rows.length > 1 ? fan.column : 0.22) : fan.columnWide,
    headed: part.headed,
    floor: part.deep < legible ? fan.columnFloor : fan.columnIndex,
    quiet: (id) => quiet(sheet, part, id),
  })
}

function fans({ sheet, part, rows, gap, rowGap }: Group, x: number, y: number, w: number): void {
  const wide = rows[0]!.length
  rows.forEach((row, r) => {
    const own = (w * (row.length * (part.room / 100 + gap) - gap)) / (wide * (part.room / 100 + gap) - gap)
    const at = x + (w - own) / 2
    spread(sheet, row, sheet.x(at), sheet.y(y + r * (R + rowGap)), own, {
      gap,
      kind: sheet.role(row[0]!) === 'court' ? 'bare' : 'lane',
      normal: part.apart / 100,
      direction: part.lie === 'left' ? -1 : 1,
      quiet: (id) => quiet(sheet, part, id),
    })
  })
}

/** Where rows that are as wide as the first begin, in the middle of this width. */
function firstOf(rows: string[][], gap: number, x: number, w: number): number {
  const wide = rows[0]!.length
  return x + (w - wide - (wide - 1) * gap) / 2
}

function rising({ sheet, rows, gap, rowGap }: Group, x: number, y: number, w: number, h: number): void {
  const first = firstOf(rows, gap, x, w)
  rows.forEach((row, r) =>
    row.forEach((id, i) => {
      const at = [sheet.x(first + i * (1 + gap)), sheet.y(y + r * (h + rowGap) + h - R)] as const
      sheet.peeked(id, ...at, (h - R) * sheet.w)
      if (sheet.size(id) > 0) count(sheet, String(sheet.size(id)), ...at, beneathPacket)
    }),
  )
}

function singles({ sheet, part, rows, gap, rowGap, told }: Group, x: number, y: number, w: number): void {
  const first = firstOf(rows, gap, x, w)
  rows.forEach((row, r) =>
    row.forEach((id, i) => {
      const at = [sheet.x(first + i * (1 + gap)), sheet.y(y + r * (R + rowGap))] as const
      settle(sheet, id, ...at, {
        quiet: quiet(sheet, part, id),
        mark: markOf(sheet, part, id),
        fanned: part.lie === 'fanned',
      })
      if (sheet.role(id) === 'out') pairsOut(sheet, ...at)
      else if (part.counted && sheet.size(id) > 0)
        // in a distance of its own the number is as far from the card as letters need
        count(sheet, String(sheet.size(id)), ...at, Math.max(rowGap, part.rowGap < 0 ? 0 : apart / sheet.w))
      else if (sheet.role(id) === 'hand' && !told)
        count(
          sheet,
          handOf(sheet, sheet.size(id)),
          ...at,
          Math.max(sheet.portrait ? 0.5 : 0.44, beneathPack / sheet.w),
        )
    }),
  )
}

/** The name of a pile beside it, on the side that is not the hand's, or beneath it. */
function named(sheet: Sheet, id: string, { x, y, w, h }: Rect, beside: boolean): void {
  const words = sheet.nameOf(id)
  const wrap = 1.05 * sheet.w
  if (!beside)
    sheet.label(words, sheet.x(x + w / 2), sheet.y(y + h + 0.06), {
      hangs: true,
      kind: 'small',
      wrap: 2 * wrap,
    })
  else if (sheet.mirror) sheet.label(words, sheet.x(x - 0.12), sheet.y(y + h / 2), { align: 'end', wrap })
  else sheet.label(words, sheet.x(x + w + 0.12), sheet.y(y + h / 2), { align: 'start', wrap })
}

/** How many cards are in hand; beneath a narrow card there is room for the number alone. */
const handOf = (sheet: Sheet, size: number): string =>
  size > 0 && sheet.w < leastWidth ? String(size) : inHand(size)

/** A number beneath a pile, in the middle of a distance. */
function count(sheet: Sheet, words: string, x: number, y: number, distance: number): void {
  sheet.label(words, x + sheet.w / 2, y + sheet.h + (distance / 2) * sheet.w)
}
