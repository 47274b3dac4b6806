import type { CardSeen, Core, GameFacts } from '../core/types'

/** How far each game's picture on the chooser is played: deal and lawful moves, chosen to show the table well. */
const moments: Readonly<Record<string, { deal: string; moves: string }>> = {
  'la-nationale': {
    deal: '632',
    moves:
      '1-hk turned-ha 1-sk 2-9 10-7 9-2 9-2 9-3 9-sk 2-4 2-4 7-2 7-2 10-2 11-10 11-7 11-9 11-ca 11-sk 10-11 10-11 11-1 11-1 5-11 5-ck 5-7 5-10 5-dk 5-6 6-8 5-6 1-5x3 1-sa 1-hk 1-8 10-1x2 10-da 10-dk',
  },
  'la-capricieuse': { deal: '5', moves: '3-dk 3-da 3-ca 3-hk 11-ck 12-hk 9-ck 3-dk 3-9 1-12 1-sa 1-ha 1-dk' },
  'st-helena': {
    deal: '1',
    moves:
      'deal deal 10-ha deal deal deal deal deal deal deal deal deal deal deal deal deal 3-sk deal deal deal deal deal deal deal deal deal deal 12-sa 11-ha 11-sa 6-sa deal 1-ck deal deal deal deal 6-da 3-hk 4-dk deal deal deal deal deal 11-ha deal deal deal 2-ck deal deal deal deal 4-ck deal deal deal deal deal deal deal deal deal deal deal deal 6-hk deal deal 8-sa deal deal deal 11-ca deal deal deal deal 3-ck deal deal deal 6-sa deal deal deal deal deal deal deal 12-dk deal deal deal deal deal deal deal deal deal deal 2-sa 8-da 11-dk 2-9 2-ca 4-ca 10-ca 4-da 12-9 6-10 6-dk 9-dk 6-dk 6-dk redeal 5-sa 10-sa 9-ca deal deal',
  },
  'la-nivernaise': {
    deal: '21',
    moves:
      'R4-sa L2-dk R2-dk 6-L2 6-ca 3-ca deal 2-da 2-sk 6-ha 4-ck 6-R2 6-ca L4-ca L2-ca deal 5-hk 1-hk 3-sk 3-hk 6-L2 6-sa R2-sa 6-ca 5-L4 5-ck L2-ck hand-L2 L2-ck 5-L2 5-hk 4-R2 4-hk L3-hk R1-hk 2-L3 2-sa 3-R1 hand-R4 R4-sa 3-sa 3-sa L3-sa 5-L3',
  },
  'the-clock': {
    deal: '98',
    moves:
      '5-2 6-9 4-5 1-IX 4-3 4-7 2-VIII 2-VIII 11-2 7-VI refill 7-11 6-10 6-X 4-6 8-10 11-VI 11-8 1-VIII 9-XII 9-XII 3-IX refill 9-1 3-IX 8-VI 8-VI 8-12 7-VIII 7-VIII 9-7 refill 9-2 3-2 9-IV 8-9 3-8 3-VI 2-V 2-V 2-V 2-8 10-IV 10-IV 10-2 8-V 8-V 8-V 8-10 9-XII 9-XII refill 8-12 7-9 4-3 2-III 9-X 9-X 9-7 9-III 2-IV 2-IV 10-III',
  },
  fortress: {
    deal: '39',
    moves:
      'R4-ca R2-R1 R3-R2 L2-R3 L2-L3 L3-R4 L3-R4 L3-R1 L3-L4 L3-R5 L3-ha L1-L3 L4-L1 L4-ha L1-ha L1-ha L5-L4 R3-L5 R3-L5 R3-da R3-ha L2-L5 L2-sa L2-ha R5-ha R5-ha',
  },
  'the-fourteenth': {
    deal: '7',
    moves:
      'r4c4+r4c5 r1c4+r4c4 r4c4+r4c5 r4c5+r5c5 r4c5+r5c5 r3c1+r3c2 r1c3+r5c3 r4c2+r4c5 r5c2+r5c3 r1c3+r1c4 r5c2+r5c4 r5c1+r5c5 r2c5+r4c5 r4c5+r5c5 r2c2+r2c4',
  },
  'the-sultan': {
    deal: '11',
    moves:
      'turn turn turn turn turn turn turn turn turn talon-dk1 turn turn turn turn talon-dk1 turn talon-sk1 turn turn turn turn turn turn turn talon-sk1 turn turn turn turn turn turn turn turn turn turn turn turn turn talon-hk turn turn turn turn turn turn turn turn talon-sk1 turn turn turn turn talon-sk1 turn talon-ha turn turn turn turn L2-ha turn turn turn turn turn turn turn turn L2-ck1 turn turn turn turn turn turn turn turn turn turn turn turn turn turn talon-ck2 turn turn turn talon-sk2 turn turn talon-ha turn talon-dk1 turn turn L2-hk turn turn turn turn turn turn talon-dk2 L2-dk2 talon-dk2 redeal turn turn turn turn talon-dk1 turn R4-dk1 turn turn talon-dk1 turn L2-dk1 turn turn turn R1-dk1 turn turn R1-dk1 turn R1-sk2 turn',
  },
}

const drawn = new Map<string, CardSeen[][]>()

/** The piles of a game's picture. */
export function pictureOf(core: Core, facts: GameFacts): CardSeen[][] {
  const known = drawn.get(facts.id)
  if (known) return known
  const { deal, moves } = moments[facts.id] ?? { deal: '48213', moves: '' }
  const record = [
    'longwood record 1',
    `game ${facts.id}`,
    `set ${facts.set}`,
    `rules ${facts.rulesVersion}`,
    `deal ${deal}`,
    'moves',
    moves,
    '',
  ].join('\n')
  const seen = core.glance(record)
  const piles = 'fault' in seen ? facts.piles.map(() => []) : seen.piles
  drawn.set(facts.id, piles)
  return piles
}
