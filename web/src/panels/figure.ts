/** How often something comes out, and how that is known. */
export interface Figure {
  /** "Deals that can be won, every card being known" */
  what: string
  share: number
  /** 95 % interval. */
  low: number
  high: number
  n: number
  /** What was counted, and how to count again. */
  source: string
}
