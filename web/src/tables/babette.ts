import type { GameTable } from '../board/layout/sheet'

export const table: GameTable = {
  moment: {
    deal: '7',
    moves:
      '3-ck deal deal 2-da 5-da deal 5-ha 6-sk deal 3-sk deal 2-ck 8-ca deal deal 2-hk 5-dk deal 3-ha 8-sa 2-sa 5-sa 1-da 3-sa 7-ck deal 6-da 1-ha 6-da 3-ha 2-ha deal',
  },
}
