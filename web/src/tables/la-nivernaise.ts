import type { GameTable } from '../board/layout/sheet'

export const table: GameTable = {
  moment: {
    deal: '21',
    moves:
      'R4-sa L2-dk R2-dk 6-L2 6-ca 3-ca deal 2-da 2-sk 6-ha 4-ck 6-R2 6-ca L4-ca L2-ca deal 5-hk 1-hk 3-sk 3-hk 6-L2 6-sa R2-sa 6-ca 5-L4 5-ck L2-ck hand-L2 L2-ck 5-L2 5-hk 4-R2 4-hk L3-hk R1-hk 2-L3 2-sa 3-R1 hand-R4 R4-sa 3-sa 3-sa L3-sa 5-L3',
  },
}
