import type { GameTable } from '../board/layout/types'
import { house } from './the-house-in-the-wood'

export const table: GameTable = { plan: house }
