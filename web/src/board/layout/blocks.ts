/** A part of the table as it is measured and laid, in widths of a card from the corner of the table's box. */
export interface Block {
  w: number
  /** Its least height. */
  h: number
  /** How many rows of it grow with the board, and how high it may become. */
  grow: number
  most: number
  /** Whether it takes the whole height of those beside it. */
  tall: boolean
  /** What hangs beneath it: the room of a number. */
  under: number
  /** So much of that at least has room in any distance: with less the number would be covered. */
  needs: number
  /** What it does with more width than it needs: piles `spread` in it, a `rest` is nothing else; otherwise it stays in the middle. */
  flex: 'spread' | 'rest' | null
  /** A distance between the parts before and after it; a usual one becomes larger for a number that hangs into it. */
  apart: boolean
  usual: boolean
  /** Whether the hand is in it. */
  hands: boolean
  lay: (x: number, y: number, w: number, h: number) => void
}

const nothing: Omit<Block, 'lay'> = {
  w: 0,
  h: 0,
  grow: 0,
  most: 0,
  tall: false,
  under: 0,
  needs: 0,
  flex: null,
  apart: false,
  usual: false,
  hands: false,
}

export function block(say: Partial<Block> & Pick<Block, 'lay'>): Block {
  return { ...nothing, most: say.h ?? 0, ...say }
}

/** A distance; null is all that is left. */
export function gapOf(gap: number | null): Block {
  const size = gap ?? 0
  return block({ w: size, h: size, apart: true, flex: gap === null ? 'rest' : null, lay: () => undefined })
}

/** Parts with the distances between them; a part that is missing takes the distance before it with it. */
function lined(parts: readonly (Block | null)[], usual: number): Block[] {
  const line: Block[] = []
  for (const part of parts) {
    if (part && !part.apart && line.length > 0 && !line.at(-1)!.apart)
      line.push({ ...gapOf(usual), usual: true })
    if (part) line.push(part)
    else while (line.at(-1)?.apart) line.pop()
  }
  return line
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers)

/** Parts side by side, which begin at one height if one of them grows, otherwise have the same middle. */
export function beside(
  parts: readonly (Block | null)[],
  gap: number,
  mirror: boolean,
  sided = false,
): Block | null {
  const hands = parts.some((part) => part?.hands)
  const line = lined(mirror && (hands || sided) ? [...parts].reverse() : parts, gap)
  if (line.every(({ apart }) => apart)) return null
  const wide = sum(line.map(({ w }) => w))
  const h = most(line.map((part) => (part.apart ? 0 : part.h)))
  const grow = most(line.map((part) => part.grow))
  const rests = line.filter(({ flex }) => flex === 'rest')
  const wider = rests.length > 0 ? rests : line.filter(({ flex }) => flex === 'spread')
  return block({
    w: wide,
    h,
    grow,
    most: Math.max(h, ...line.map((part) => part.most)),
    under: most(line.map((part) => part.h + part.under - h)),
    needs: most(line.map((part) => part.h + part.needs - h)),
    flex: wider[0]?.flex ?? null,
    hands,
    lay: (x, y, w, high) => {
      const more = wider.length > 0 ? Math.max(0, w - wide) / wider.length : 0
      let at = wider.length > 0 ? x : x + (w - wide) / 2
      for (const part of line) {
        const own = part.grow > 0 || part.tall ? high : part.h
        const width = part.w + (wider.includes(part) ? more : 0)
        part.lay(at, grow > 0 ? y : y + (high - own) / 2, width, own)
        at += width
      }
    },
  })
}

/** Parts one above another; those that grow share what height is left. */
export function above(parts: readonly (Block | null)[], gap: number): Block | null {
  const line = lined(parts, gap)
  const there = line.filter(({ apart }) => !apart)
  if (there.length === 0) return null
  // a number that hangs beneath a part has room in the distance to the next
  const hanging = (before: Block | undefined, usual: boolean) => (usual ? before?.under : before?.needs) ?? 0
  const highs = line.map((part, i) =>
    part.apart ? Math.max(part.h, hanging(line[i - 1], part.usual)) : part.h,
  )
  const h = sum(highs)
  const grow = sum(there.map((part) => part.grow))
  const rests = line.filter((part) => part.apart && part.flex === 'rest').length
  return block({
    w: most(there.map(({ w }) => w)),
    h,
    grow,
    most: h + sum(there.map((part) => part.most - part.h)),
    tall: rests > 0,
    under: there.at(-1)!.under,
    needs: there.at(-1)!.needs,
    flex: there.map(({ flex }) => flex).find((flex) => flex !== null) ?? null,
    hands: there.some((part) => part.hands),
    lay: (x, y, wide, high) => {
      const spare = Math.max(0, high - h)
      let at = y
      line.forEach((part, i) => {
        const width = part.flex === null ? part.w : wide
        const rest = part.apart && part.flex === 'rest' && grow === 0 ? spare / rests : 0
        const own = highs[i]! + rest + (grow > 0 ? (spare * part.grow) / grow : 0)
        part.lay(x + (wide - width) / 2, at, width, own)
        at += own
      })
    },
  })
}
