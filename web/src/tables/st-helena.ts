import type { GameTable } from '../board/layout/sheet'

export const table: GameTable = {
  moment: {
    deal: '1',
    moves:
      'deal deal 10-ha deal deal deal deal deal deal deal deal deal deal deal deal deal 3-sk deal deal deal deal deal deal deal deal deal deal 12-sa 11-ha 11-sa 6-sa deal 1-ck deal deal deal deal 6-da 3-hk 4-dk deal deal deal deal deal 11-ha deal deal deal 2-ck deal deal deal deal 4-ck deal deal deal deal deal deal deal deal deal deal deal deal 6-hk deal deal 8-sa deal deal deal 11-ca deal deal deal deal 3-ck deal deal deal 6-sa deal deal deal deal deal deal deal 12-dk deal deal deal deal deal deal deal deal deal deal 2-sa 8-da 11-dk 2-9 2-ca 4-ca 10-ca 4-da 12-9 6-10 6-dk 9-dk 6-dk 6-dk redeal 5-sa 10-sa 9-ca deal deal',
  },
}
