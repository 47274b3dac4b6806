/** How often something comes out, and how that is known. */
export interface Figure {
  /** "Winnable deals, with all cards known" */
  what: string
  share: number
  /** 95 % interval. */
  low: number
  high: number
  n: number
  /** What was counted, and how to count again. */
  source: string
}
