import type { Table } from './types'

/** The game has ended, or is lost because no move that is left can bring another card home. */
export const isOver = ({ standing, deadEnd }: Pick<Table, 'standing' | 'deadEnd'>) =>
  standing !== 'playing' || deadEnd
