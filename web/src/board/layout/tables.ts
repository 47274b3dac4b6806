import { plain } from './plain'
import type { GameTable } from './types'

const files = import.meta.glob<{ table: GameTable }>('../../tables/*.ts', { eager: true })

/** How a game is drawn: by its own file, or plainly. */
export function tableOf(game: string): GameTable {
  return files[`../../tables/${game}.ts`]?.table ?? { plan: plain }
}
