import type { GameTable } from '../board/layout/sheet'

export const table: GameTable = {
  moment: {
    deal: '39',
    moves:
      'R4-ca R2-R1 R3-R2 L2-R3 L2-L3 L3-R4 L3-R4 L3-R1 L3-L4 L3-R5 L3-ha L1-L3 L4-L1 L4-ha L1-ha L1-ha L5-L4 R3-L5 R3-L5 R3-da R3-ha L2-L5 L2-sa L2-ha R5-ha R5-ha',
  },
}
