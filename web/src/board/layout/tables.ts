import type { GameTable } from './sheet'

const files = import.meta.glob<{ table: GameTable }>('../../tables/*.ts', { eager: true })

/** What the page alone has for a game's table. */
export function tableOf(game: string): GameTable {
  return files[`../../tables/${game}.ts`]?.table ?? {}
}
