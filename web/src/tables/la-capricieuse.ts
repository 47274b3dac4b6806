import type { GameTable } from '../board/layout/sheet'

export const table: GameTable = {
  moment: {
    deal: '5',
    moves: '3-dk 3-da 3-ca 3-hk 11-ck 12-hk 9-ck 3-dk 3-9 1-12 1-sa 1-ha 1-dk',
  },
}
