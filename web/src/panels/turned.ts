/** Where the game turned, in words. */
export interface Turned {
  /** The move that lost it, from 1; 0: the deal itself cannot be won. */
  move: number
  /** The position before it is proved winnable. */
  sure: boolean
  /** What was played: "the eight of diamonds into the lane". */
  played: string
  /** What would have kept it: the first move, in words; empty if it is not known. */
  instead: string
  /** Only a player who foresaw the shuffles to come could say so. */
  foresees?: boolean
  /** Cards were hidden from the player then: only one who knows every card can say so. */
  hidden: boolean
}
