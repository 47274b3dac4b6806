import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { gameIds as games, moduleBytes as bytes, ok } from '../fixtures'
import { loadCore } from './core'
import { Instance, compile } from './wasm'
import type { CardSeen, Core, Edit, LegalMove, Step, Table } from './types'

const data = (name: string) => readFileSync(new URL(`../../../tests/data/${name}`, import.meta.url), 'utf8')

let core: Core
beforeAll(async () => {
  core = await loadCore(bytes)
})

const open = (game: string, number = '7'): Step => ok(core.open(game, '', { number }))

function played(move: string): Step {
  const step = core.play(move)
  if ('refusal' in step) throw new Error(`${move}: ${step.refusal.text}`)
  return step
}

/** Numbers from 0 to below 1 that are the same in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function pick<T>(list: readonly T[], random: () => number): T {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

const ids = (piles: readonly CardSeen[][]): number[][] => piles.map((pile) => pile.map(({ id }) => id))

/** Stands for a card that was shuffled among others. */
const anyCard = -1

/** The piles after these edits. */
function after(piles: readonly number[][], edits: readonly Edit[]): number[][] {
  const result = piles.map((pile) => [...pile])
  const at = (pile: number): number[] => {
    const found = result[pile]
    if (found === undefined) throw new Error(`no pile ${pile}`)
    return found
  }
  for (const edit of edits) {
    if (edit.kind === 'shuffle') {
      at(edit.pile).fill(anyCard)
    } else if (edit.kind === 'swap') {
      const [a, b] = [at(edit.from).pop(), at(edit.to).pop()]
      if (a === undefined || b === undefined) throw new Error('swap of nothing')
      at(edit.from).push(b)
      at(edit.to).push(a)
    } else {
      expect(edit.count).toBeGreaterThan(0)
      const cards = at(edit.from).splice(-edit.count)
      expect(cards).toHaveLength(edit.count)
      at(edit.to).push(...(edit.kind === 'pour' ? cards.reverse() : cards))
    }
  }
  return result
}

/** The edits lead from the one table to the other, card by card. */
function expectEdits(before: Table, step: Step): void {
  const piles = after(ids(before.piles), step.edits)
  const now = ids(step.table.piles)
  expect(now.map((pile, i) => pile.map((id, at) => (piles[i]?.[at] === anyCard ? anyCard : id)))).toEqual(
    piles,
  )
}

/** What must hold of every table. */
function expectTable(table: Table): void {
  const facts = ok(core.facts(table.game, table.set))
  expect(table.piles).toHaveLength(facts.piles.length)
  expect(
    table.piles
      .flat()
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  ).toEqual(Array.from({ length: facts.cards }, (_, i) => i))
  const faces = new Map<string, number>()
  for (const { face } of table.piles.flat()) if (face !== null) faces.set(face, (faces.get(face) ?? 0) + 1)
  for (const [face, count] of faces) {
    expect(face).toMatch(/^[A2-9TJQK][SHDC]$/)
    expect(count).toBeLessThanOrEqual(facts.packs)
  }
  // cards of one rank may stay where they are, at the heads of columns
  expect([0, 4 * facts.packs]).toContain(facts.cards - table.of)
  expect(table.home).toBe(
    table.piles.filter((_, i) => facts.piles[i]?.home).reduce((sum, pile) => sum + pile.length, 0),
  )
  // what lies on the table is known, but a redeal to come may shuffle some of it
  const hidden = table.piles.flat().filter(({ face }) => face === null).length
  if (table.redealsLeft <= 0) expect(table.unknown).toBeLessThanOrEqual(hidden)
  const hand = facts.groups.find(({ role }) => role === 'hand')?.piles[0] ?? -1
  if (hand < 0) expect(table.hand).toBeNull()
  else {
    expect(table.hand).toMatchObject({ pile: hand, size: table.piles[hand]?.length })
    // nothing in hand may be seen
    expect(table.piles[hand]?.every(({ face }) => face === null)).toBe(true)
  }
  expect(table.standing === 'playing').toBe(table.moves.length > 0)
  if (table.standing === 'won') expect(table.home).toBe(table.of)
  expect(table.say.text).toMatch(/^[A-Z0-9].*\.$/)
  expect(table.say.sentence).toBeLessThanOrEqual(facts.sentences.length)
  expect(new Set(table.moves.map(({ text }) => text)).size).toBe(table.moves.length)
  for (const move of table.moves) expectMove(table, move)
}

function expectMove(table: Table, move: LegalMove): void {
  const named = move.act === 'lay' || move.act === 'pair' || move.act === 'exchange'
  expect(move.words).not.toMatch(/covered|undefined|^$/)
  if (!named) return expect([move.from, move.to, move.count]).toEqual([-1, -1, 0])
  expect(table.piles[move.from]?.length).toBeGreaterThan(0)
  expect(table.piles[move.to]).toBeDefined()
  expect(move.count).toBe(move.act === 'lay' ? Math.max(1, move.count) : 0)
}

test('every game has the signature of the native build', async () => {
  const instance = await Instance.from(await compile(bytes))
  const expected = data('signatures.txt')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
  const found = [...instance.signatures()].map(([id, signature]) => `${id} ${signature}`)
  expect(found.toSorted()).toEqual(expected.toSorted())
})

describe('facts', () => {
  test('a game with choices beyond its set has its own places and rules', () => {
    const record = [
      'longwood record 1',
      'game st-helena',
      'set hoffmann',
      'options abeyance=allowed',
      'rules RULES',
      'deal 1',
      'moves',
    ]
    const rules = ok(core.facts('st-helena', '')).rulesVersion
    ok(core.openRecord(record.join('\n').replace('RULES', String(rules))))
    const facts = ok(core.playedFacts())
    expect(facts.besides).toBe('abeyance=allowed')
    expect(facts.piles.filter(({ absent }) => absent)).toEqual([])
    expect(facts.odds).not.toEqual(ok(core.facts('st-helena', '')).odds)
    expect(facts.sentences.some(({ departs }) => departs)).toBe(true)
    expect(ok(core.facts('st-helena', '')).piles.filter(({ absent }) => absent)).toHaveLength(4)
  })

  test('every game of the native program, in its order', () => {
    const native = data('signatures.txt').match(/^\S+/gm)
    expect(core.games().map(({ id }) => id)).toEqual(native)
  })

  test.each(games)('%s: piles, groups, sentences', (game) => {
    const facts = ok(core.facts(game, ''))
    expect(ok(core.facts(game, facts.set))).toEqual(facts)
    const listed = core.games().find(({ id }) => id === game)
    expect(facts).toMatchObject(listed ?? { id: 'none' })
    expect(facts.cards).toBe(52 * facts.packs)
    expect(facts.sets.map(({ id }) => id)).toContain(facts.set)
    const grouped = facts.groups.flatMap(({ piles }) => piles).toSorted((a, b) => a - b)
    expect(grouped).toEqual(facts.piles.map((_, i) => i))
    for (const { name, piles } of facts.groups)
      for (const pile of piles) expect(facts.piles[pile]?.group).toBe(name)
    expect(new Set(facts.piles.map(({ words }) => words)).size).toBe(facts.piles.length)
    for (const { text, source, besides } of facts.sentences)
      expect(text.length * (source + besides).length).toBeGreaterThan(0)
    for (const { sentence } of facts.notes) expect(facts.sentences[sentence - 1]).toBeDefined()
  })

  test('a family is called by words that are read aloud, and none like another', () => {
    for (const { id } of core.games()) {
      const { piles } = ok(core.facts(id, ''))
      const families = piles.filter(({ id }) => /^[shdc][ak]\d?$/.test(id))
      for (const { id, words } of families) expect(words).not.toContain(id)
      expect(new Set(families.map(({ words }) => words)).size).toBe(families.length)
    }
  })

  test('what does not exist is a fault', () => {
    expect(core.facts('baccarat', '')).toEqual({ fault: "there is no game 'baccarat'" })
    expect(core.facts('fortress', 'mine')).toEqual({
      fault: "Fortress has no rule set 'mine'; its own is 'cadogan'",
    })
  })
})

describe.each(games)('%s', (game) => {
  test('random play: every table, edit and way back', () => {
    for (const number of ['0', '7', '18446744073709551615']) {
      const random = dice(Number(number.slice(0, 3)) + game.length)
      let step = open(game, number)
      expect(step.told).toMatch(/^[A-Z0-9].*\.$/)
      expectTable(step.table)
      for (let i = 0; i < 120 && step.table.moves.length > 0; ++i) {
        const before = step.table
        if (random() < 0.15 && before.undo) {
          const back = core.undo()
          if (!back) throw new Error('undo')
          expectEdits(before, back)
          expect(back.told).toMatch(/^Taken back: .*\.$/)
          expect(back.move).toBeNull()
          const again = core.redo()
          if (!again) throw new Error('redo')
          expect(ids(again.table.piles)).toEqual(ids(before.piles))
          expectEdits(back.table, again)
          step = again
        } else {
          const move = pick(before.moves, random)
          step = played(move.text)
          expect(step.move).toEqual(move)
          expect(step.table.length).toBe(before.length + 1)
          expect(step.told).toMatch(/^[A-Z0-9].*\.$/)
          expectEdits(before, step)
          if (move.act === 'lay')
            expect(step.edits[0]).toMatchObject({ from: move.from, to: move.to, count: move.count })
        }
        expectTable(step.table)
        if (i % 40 === 0) expectQuestions(step.table)
      }
    }
    // many piles give many moves to ask of
  }, 30_000)

  test('the way from the start: undo to it, redo from it, jump and restart', () => {
    const random = dice(3)
    let step = open(game)
    const tables = [step.table]
    for (let i = 0; i < 15 && step.table.moves.length > 0; ++i) {
      step = played(pick(step.table.moves, random).text)
      tables.push(step.table)
    }
    const piles = (table: Table) => [table.piles, table.standing, table.node]
    for (let i = tables.length - 2; i >= 0; --i)
      expect(piles(core.undo()?.table as Table)).toEqual(piles(tables[i] as Table))
    expect(core.undo()).toBeNull()
    for (let i = 1; i < tables.length; ++i)
      expect(piles(core.redo()?.table as Table)).toEqual(piles(tables[i] as Table))
    expect(core.redo()).toBeNull()
    const start = core.restart()
    expect(piles(start.table)).toEqual(piles(tables[0] as Table))
    expect(start.edits).toEqual([])
    expect(start.table.redo).toBe(true)
    const last = tables.length - 1
    expect(piles(ok(core.jump(last)).table)).toEqual(piles(tables[last] as Table))
    expect(core.jump(last + 1)).toEqual({ fault: `there is no try number ${last + 1}` })
    expect(core.jump(-1)).toEqual({ fault: 'there is no try number -1' })
  })

  test('notes and names go with the tries and the record', () => {
    const move = open(game).table.moves[0]
    if (!move) return
    const at = played(move.text).table.node
    expect(ok(core.annotate(at, 'note', ' Is it so? “Yes” ')).table.node).toBe(at)
    ok(core.annotate(at, 'name', 'first try'))
    const written = { note: 'Is it so? “Yes”', name: 'first try' }
    expect(core.tree()[at]).toMatchObject(written)
    expect(core.record()).toMatch(/\nnote 1 Is it so\? “Yes”\nname 1 first try\n$/)
    for (const again of [core.openTries(core.tries()), core.openRecord(core.record())]) {
      ok(again)
      expect(core.tree()[at]).toMatchObject(written)
    }
    ok(core.annotate(at, 'note', ''))
    expect(core.tries()).not.toContain('note')
    expect(core.annotate(99, 'note', 'x')).toEqual({ fault: 'there is no try number 99' })
    expect(core.annotate(at, 'note', 'two\nlines')).toHaveProperty('fault')
  })

  test('records and tries are read back as they were', () => {
    const random = dice(5)
    let step = open(game, '42')
    for (let i = 0; i < 60 && step.table.moves.length > 0; ++i) {
      step = played(pick(step.table.moves, random).text)
      if (random() < 0.3) for (let back = random() * 5; back > 0; --back) step = core.undo() ?? step
    }
    step = core.undo() ?? step
    const [record, tries, tree] = [core.record(), core.tries(), core.tree()]
    expect(tree[step.table.node]?.standing).toBe('playing')
    const seen = ok(core.glance(record))
    const { piles, standing, home } = step.table
    expect(seen).toEqual({ game, piles, standing, home, saved: step.saved })

    const again = ok(core.openTries(tries))
    expect(core.tries()).toBe(tries)
    expect(core.tree()).toEqual(tree)
    expect(again.table).toEqual({ ...step.table, unknown: again.table.unknown })
    expect(core.redo()?.table.piles).toBeDefined()

    const replayed = ok(core.openRecord(record))
    expect(replayed.table.piles).toEqual(step.table.piles)
    expect(core.record()).toBe(record)
    expect(core.tree()).toHaveLength(step.table.length + 1)
  })

  test('the tree names every try', () => {
    let step = open(game, '3')
    const [first, second] = step.table.moves
    step = played((first as LegalMove).text)
    const deeper = step.table.moves[0]
    if (deeper) played(deeper.text)
    core.restart()
    if (second) played(second.text)
    const tree = core.tree()
    expect(tree[0]).toEqual({
      parent: -1,
      move: '',
      words: '',
      children: second ? [1, deeper ? 3 : 2] : [1],
      note: '',
      name: '',
      standing: 'playing',
    })
    expect(tree[1]).toMatchObject({ parent: 0, move: first?.text, words: first?.words })
    tree.forEach((node, i) => node.children.forEach((child) => expect(tree[child]?.parent).toBe(i)))
  })
})

/** What may be asked of a table in play is answered, and agrees with the legal moves. */
function expectQuestions(table: Table): void {
  const facts = ok(core.facts(table.game, table.set))
  const texts = table.moves.map(({ text }) => text).toSorted()
  const ranked = core.ranked()
  expect(ranked.map(({ text }) => text).toSorted()).toEqual(texts)
  ranked.forEach((move, i) => expect(move.worth).toBeLessThanOrEqual(ranked[i - 1]?.worth ?? Infinity))
  for (const move of core.safe().slice(0, 1)) expect(texts).toContain(move)
  for (const { act, from, to, count, text } of table.moves) {
    if (act === 'lay') expect(core.gesture(from, count, to)).toMatchObject({ move: { text } })
    if (act === 'pair')
      for (const [a, b] of [
        [from, to],
        [to, from],
      ])
        expect(core.gesture(a as number, 1, b as number)).toMatchObject({ move: { text } })
    const before = core.record()
    expect(core.whyNot(text)).toMatchObject({ move: { text } })
    expect(core.record()).toBe(before)
  }
  for (let from = 0; from < table.piles.length; ++from) {
    const why = core.stuck(from, 1)
    expect(why.text).toMatch(/^(Not allowed|Nothing can be done with).*\.$/)
    expect(why.sentence).toBeLessThanOrEqual(facts.sentences.length)
    for (let to = 0; to < table.piles.length; ++to) {
      const meant = core.gesture(from, 1, to)
      if ('move' in meant) expect(texts).toContain(meant.move.text)
      else expect(meant.refusal.text).toMatch(/^Not allowed: .*\.$/)
    }
  }
  if (table.hand && 'move' in table.hand.act) expect(texts).toContain(table.hand.act.move.text)
  expect(core.state()).toContain(`${table.home} of ${table.of} home`)
  for (const { face } of table.piles.flat())
    if (face !== null) return expect(core.where(face)).toMatch(/ (is|one is) .*\.$/)
}
