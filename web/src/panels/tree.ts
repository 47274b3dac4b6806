import type { TryNode } from '../core/types'

/** A node's place in the picture: how many moves from the start, and in which row. */
export interface Placed {
  depth: number
  lane: number
}

export interface Picture {
  /** By node. */
  places: Placed[]
  /** The nodes from the start to the present one, and on along what was tried last. */
  line: number[]
  lanes: number
  depth: number
  /** Ends of lines. */
  ends: number
}

/** From the start to `node`, then on by the child tried last. */
export function lineThrough(tree: readonly TryNode[], node: number): number[] {
  const line: number[] = []
  for (let at = node; tree[at] && line.length <= tree.length; at = tree[at]?.parent ?? -1) line.unshift(at)
  for (let at = tree[node]?.children.at(-1); at !== undefined && tree[at]; at = tree[at]?.children.at(-1))
    line.push(at)
  return line
}

/**
 * Lays the tree out: the line through the present node straight along the top, each branch in the first row below
 * its parent's where it fits. No recursion: lines are long.
 */
export function picture(tree: readonly TryNode[], node: number): Picture {
  const line = lineThrough(tree, node)
  const places: Placed[] = tree.map(() => ({ depth: 0, lane: 0 }))
  /** For each row, where its runs of nodes begin and end. */
  const taken: { from: number; to: number }[][] = []
  let depth = 0
  let ends = 0
  const waiting: { start: number; depth: number; above: number; run: number[] }[] = []

  const lay = (run: readonly number[], from: number, above: number) => {
    const to = from + run.length - 1
    let lane = above
    while (taken[lane]?.some((other) => other.from <= to + 1 && from - 1 <= other.to)) lane++
    while (taken.length <= lane) taken.push([])
    taken[lane]!.push({ from, to })
    depth = Math.max(depth, to)
    for (const [i, at] of run.entries()) {
      places[at] = { depth: from + i, lane }
      if (tree[at]!.children.length === 0) ends++
    }
    // the branches nearest the end first, so that they stay near
    for (const [i, at] of [...run.entries()].reverse())
      for (const child of tree[at]!.children)
        if (child !== run[i + 1])
          waiting.push({ start: child, depth: from + i + 1, above: lane + 1, run: [] })
  }

  if (tree.length > 0) lay(line, 0, 0)
  while (waiting.length > 0) {
    const { start, depth, above } = waiting.shift()!
    const run: number[] = []
    for (let at: number | undefined = start; at !== undefined && tree[at]; at = tree[at]?.children.at(-1))
      run.push(at)
    lay(run, depth, above)
  }
  return { places, line, lanes: taken.length, depth, ends }
}

/** The node to which an arrow key leads from another; itself where there is none. */
export function neighbour(tree: readonly TryNode[], shown: Picture, at: number, key: string): number {
  const node = tree[at]
  const here = shown.places[at]
  if (!node || !here) return 0
  if (key === 'ArrowLeft') return node.parent < 0 ? at : node.parent
  if (key === 'ArrowRight') {
    const children = node.children
    return children.find((child) => shown.places[child]!.lane === here.lane) ?? children[0] ?? at
  }
  if (key === 'Home') return 0
  if (key === 'End') return lineThrough(tree, at).at(-1) ?? at
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return at
  const side = key === 'ArrowUp' ? -1 : 1
  let best = at
  let least = Infinity
  for (const [other, place] of shown.places.entries()) {
    const rows = (place.lane - here.lane) * side
    if (rows <= 0) continue
    const far = rows * 1000 + Math.abs(place.depth - here.depth)
    if (far < least) [best, least] = [other, far]
  }
  return best
}
