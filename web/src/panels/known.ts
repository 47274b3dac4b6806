/** What is known, by one who knows every card, of whether the game can still be won. */
export interface Known {
  kind: 'deciding' | 'won' | 'lost' | 'open'
  /** Positions searched. */
  nodes: number
  /** Moves of the line that wins. */
  length: number
  /** The move since which it is lost; 0: the deal cannot be won; undefined: not known. */
  since: number | undefined
  /** It could be won before that move; else that is not known. */
  sure?: boolean
  /** It rests on how the cards will be shuffled, which nobody can know. */
  foresees?: boolean
  /** Why it is lost, where that can be seen without search. */
  because?: string
}
