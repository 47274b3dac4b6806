/** The dialogs that may lie over the table, one at a time. */
export type DialogName =
  | 'new'
  | 'new-numbered'
  | 'save'
  | 'open'
  | 'share'
  | 'find'
  /** What the player writes to the present position. */
  | 'note'
  | 'moves'
  | 'verdict'
  /** Why the game is lost. */
  | 'why'
  | 'books'
  | 'command'
  | 'keys'
  | 'help'
  | 'settings'
  | 'statistics'
  | 'end'
  /** The result of a game that has ended, to be shared. */
  | 'result'
  /** What is to be beaten, before the first move. */
  | 'race'
  /** The calendar of the days' deals. */
  | 'days'
  /** The shelves of puzzles. */
  | 'puzzles'
