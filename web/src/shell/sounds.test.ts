import { expect, it } from 'vitest'
import { heard } from './sounds'
import type { LegalMove, Table } from '../core/types'

const step = (move: Partial<LegalMove> | null, table: Partial<Table>) => ({
  move: move as LegalMove | null,
  table: { standing: 'playing', unknown: 10, ...table } as Table,
})

it('tells laying, going home and turning a card apart', () => {
  expect(heard(step({ act: 'lay', home: false }, {}), 10)).toEqual(['lay'])
  expect(heard(step({ act: 'lay', home: true }, {}), 10)).toEqual(['home'])
  expect(heard(step({ act: 'lay', home: false }, { unknown: 9 }), 10)).toEqual(['lay', 'turn'])
})

it('hears one sound of a deal, a jump and a win', () => {
  expect(heard(step({ act: 'deal' }, { unknown: 4 }), 10)).toEqual(['deal'])
  expect(heard(step({ act: 'turn' }, { unknown: 9 }), 10)).toEqual(['turn'])
  expect(heard(step(null, { unknown: 9 }), 10)).toEqual(['lay'])
  expect(heard(step({ act: 'lay', home: true }, { standing: 'won', unknown: 0 }), 1)).toEqual(['won'])
})
