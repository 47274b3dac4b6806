import type { Review } from '../core/types'

/** The measures of the strip: a box of this width and height, in which the curve has some room on all sides. */
export const box = { width: 960, height: 132, left: 6, right: 6, top: 10, bottom: 10 }

/** What is drawn at a move: luck that gave or took, a decision that cost, or that was the only one. */
export interface Dot {
  at: number
  x: number
  y: number
  kind: 'gave' | 'took' | 'costly' | 'only'
}

/** The course of a game's chance as shapes. */
export interface Curve {
  /** The chance, and the band of its intervals. */
  line: string
  band: string
  dots: Dot[]
  /** From what the best plan would have won down to what the plan taken did. */
  drops: { x: number; from: number; to: number }[]
}

/** Changes of the chance by luck that are less than this are not marked: they would hide what matters. */
const least = 0.02

export function xOf(at: number, moves: number): number {
  return box.left + (at / Math.max(1, moves)) * (box.width - box.left - box.right)
}

export function yOf(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return box.top + (1 - within) * (box.height - box.top - box.bottom)
}

/** The move at a place of the strip, from 0 to its width. */
export function atOf(x: number, moves: number): number {
  const share = (x - box.left) / (box.width - box.left - box.right)
  return Math.min(moves, Math.max(0, Math.round(share * moves)))
}

/** The places of what is true, those that follow one another together. */
function runsOf(which: readonly boolean[]): number[][] {
  const runs: number[][] = []
  which.forEach((is, at) => {
    if (!is) return
    if (at > 0 && which[at - 1]) runs.at(-1)!.push(at)
    else runs.push([at])
  })
  return runs
}

/** The curve of a review whose figures are told. */
export function curveOf(review: Review): Curve {
  const { steps } = review
  const chances = review.chances.map(({ share = 0, reach = 0 }) => ({ share, reach }))
  const moves = steps.length
  /** From one position to another without a gap: what is not known closely is not drawn. */
  const runs = runsOf(review.chances.map(({ close }) => close))
  const points = (run: readonly number[], y: (chance: { share: number; reach: number }) => number) =>
    run.map((at) => `${xOf(at, moves).toFixed(1)} ${yOf(y(chances[at]!)).toFixed(1)}`)
  const lineOf = (run: readonly number[]) => `M${points(run, ({ share }) => share).join('L')}`
  const bandOf = (run: readonly number[]) => {
    const upper = points(run, ({ share, reach }) => share + reach)
    const lower = points(run, ({ share, reach }) => share - reach)
    return `M${upper.join('L')}L${lower.reverse().join('L')}Z`
  }
  const dots: Dot[] = []
  const drops: Curve['drops'] = []
  steps.forEach((step, i) => {
    const before = chances[i]!.share
    if (!review.chances[i]!.close) return
    if (step.mark === 'costly') {
      drops.push({ x: xOf(i, moves), from: yOf(before), to: yOf(before - (step.loss ?? 0)) })
      dots.push({ at: i, x: xOf(i, moves), y: yOf(before - (step.loss ?? 0)), kind: 'costly' })
    } else if (step.mark === 'only move' || step.mark === 'brilliant') {
      dots.push({ at: i, x: xOf(i, moves), y: yOf(before), kind: 'only' })
    }
    const { luck = 0 } = step
    if (step.shows && Math.abs(luck) >= least && review.chances[i + 1]!.close)
      dots.push({
        at: i + 1,
        x: xOf(i + 1, moves),
        y: yOf(chances[i + 1]!.share),
        kind: luck > 0 ? 'gave' : 'took',
      })
  })
  return {
    line: runs.map(lineOf).join(''),
    band: runs.map(bandOf).join(''),
    dots,
    drops,
  }
}

/** The next costly move from a position on, going round. */
export function nextCostly(review: Review, at: number): number | undefined {
  const all = review.steps.flatMap((step, i) => (step.mark === 'costly' ? [i] : []))
  return all.find((i) => i > at) ?? all[0]
}
