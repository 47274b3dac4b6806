import type { GameTable } from '../board/layout/sheet'

export const table: GameTable = {
  moment: {
    deal: '7',
    moves:
      'r4c4+r4c5 r1c4+r4c4 r4c4+r4c5 r4c5+r5c5 r4c5+r5c5 r3c1+r3c2 r1c3+r5c3 r4c2+r4c5 r5c2+r5c3 r1c3+r1c4 r5c2+r5c4 r5c1+r5c5 r2c5+r4c5 r4c5+r5c5 r2c2+r2c4',
  },
}
