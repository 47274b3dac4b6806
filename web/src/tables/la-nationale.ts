import type { GameTable } from '../board/layout/sheet'

export const table: GameTable = {
  moment: {
    deal: '632',
    moves:
      '1-hk turned-ha 1-sk 2-9 10-7 9-2 9-2 9-3 9-sk 2-4 2-4 7-2 7-2 10-2 11-10 11-7 11-9 11-ca 11-sk 10-11 10-11 11-1 11-1 5-11 5-ck 5-7 5-10 5-dk 5-6 6-8 5-6 1-5x3 1-sa 1-hk 1-8 10-1x2 10-da 10-dk',
  },
}
