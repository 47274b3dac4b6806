import 'fake-indexeddb/auto'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Table } from '../core/types'
import { openDatabase, type Database } from './db'
import { entry, save } from './examples'
import { readLog, writeCsv, writeLog } from './exchange'
import { Log, readEntry } from './log'
import { readSave, Saves, type Damaged } from './saves'
import { defaults, readSettings } from './settings.svelte'
import { entryOf, PlaySession } from './playSession'

let db: Database
let damaged: Damaged[]
let saves: Saves
let count = 0

/** A local storage which is empty at first, for one test. */
function fakeLocal(): Map<string, string> {
  const texts = new Map<string, string>()
  const methods = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
  // as a real one, it shows its keys as its own properties
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => [...texts.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  return texts
}

afterEach(() => vi.unstubAllGlobals())

beforeEach(async () => {
  db = await openDatabase(`test ${++count}`)
  damaged = []
  saves = new Saves(db, (one) => damaged.push(one))
})

describe('saves', () => {
  it('keeps the newest of each game and rule set, and finds it again in a new visit', async () => {
    const writes = [1, 2, 3].map((length) => saves.keep(save({ length, tries: `t${length}` })))
    await Promise.all([...writes, saves.keep(save({ game: 'the-clock', id: 'b', kept: 1 }))])
    const again = new Saves(db, (one) => damaged.push(one))
    expect((await again.find('fortress', 'cadogan'))?.tries).toBe('t3')
    expect(await again.find('fortress', 'modern')).toBeNull()
    expect((await again.all())[0]?.game).toBe('fortress')
    expect(await again.all()).toHaveLength(2)
  })
  it('keeps an unfinished game that another deal pushes aside', async () => {
    await saves.keep(save({ id: 'a', deal: '1' }))
    await saves.keep(save({ id: 'b', deal: '2', length: 0 }))
    expect((await saves.former('fortress', 'cadogan'))?.deal).toBe('1')
    await saves.keep(save({ id: 'c', deal: '3' }))
    expect((await saves.former('fortress', 'cadogan'))?.deal).toBe('1') // of b no move had been made
    expect((await saves.all()).map((one) => one.id)).toEqual(['c'])
  })
  it('puts no game by for a puzzle, or for a record or a lesson without a move of the player’s', async () => {
    await saves.keep(save({ id: 'a' }))
    await saves.keep(save({ id: 'b', origin: 'puzzle', puzzle: { at: 2, moves: 5, keeping: 1 } }))
    await saves.keep(save({ id: 'c', origin: 'opened', shown: 3 }))
    await saves.keep(save({ id: 'd' }))
    expect((await saves.former('fortress', 'cadogan'))?.id).toBe('a')
    await saves.keep(save({ id: 'e', origin: 'opened', shown: 2 }))
    await saves.keep(save({ id: 'f' }))
    expect((await saves.former('fortress', 'cadogan'))?.id).toBe('e')
  })
  it('keeps a finished game, and a stuck one that is pushed aside, but not a won one', async () => {
    await saves.keep(save({ id: 'a', standing: 'over' }))
    expect((await saves.find('fortress', 'cadogan'))?.standing).toBe('over')
    await saves.keep(save({ id: 'b', standing: 'won' }))
    await saves.keep(save({ id: 'c' }))
    expect((await saves.former('fortress', 'cadogan'))?.id).toBe('a')
  })
  it('refuses what a tab writes after another has taken the game over', async () => {
    const local = fakeLocal()
    const other = new Saves(db, (one) => damaged.push(one))
    await saves.claim('fortress', 'cadogan')
    expect(await saves.keep(save({ kept: 5, tries: 'first' }))).toBe('database')
    await other.claim('fortress', 'cadogan')
    await other.keep(save({ kept: 6, tries: 'second' }))
    for (const id of [save().id, 'another deal'])
      expect(await saves.keep(save({ id, kept: 9, tries: 'stale' }))).toBe('elsewhere')
    // where local storage is forbidden the database alone sees to it
    local.clear()
    expect(await saves.keep(save({ kept: 9, tries: 'stale' }))).toBe('elsewhere')
    vi.unstubAllGlobals()
    expect((await other.find('fortress', 'cadogan'))?.tries).toBe('second')
    await saves.claim('fortress', 'cadogan')
    expect(await saves.keep(save({ kept: 10, tries: 'third' }))).toBe('database')
    expect((await other.find('fortress', 'cadogan'))?.tries).toBe('third')
  })
  it('hands on the unfinished game for which there is no room any more', async () => {
    const dropped: string[] = []
    const two = new Saves(
      db,
      () => undefined,
      (one) => dropped.push(one.id),
    )
    for (const id of ['a', 'b', 'c', 'd']) await two.keep(save({ id }))
    expect(dropped).toEqual(['a', 'b'])
    expect((await two.former('fortress', 'cadogan'))?.id).toBe('c')
  })
  it('keeps the games in local storage where there is no database', async () => {
    fakeLocal()
    const alone = new Saves(null, (one) => damaged.push(one))
    expect(await alone.keep(save({ id: 'a', kept: 5 }))).toBe('local')
    expect(await alone.keep(save({ id: 'b', kept: 6 }))).toBe('local')
    const again = new Saves(null, (one) => damaged.push(one))
    expect((await again.find('fortress', 'cadogan'))?.id).toBe('b')
    expect((await again.former('fortress', 'cadogan'))?.id).toBe('a')
    expect(await again.all()).toHaveLength(1)
    await again.putAside('fortress', 'cadogan', 'too old')
    expect(await again.find('fortress', 'cadogan')).toBeNull()
    expect(await again.asides()).toMatchObject([{ fault: 'too old', key: 'fortress/cadogan' }])
    await again.forgetAsides()
    expect(await again.asides()).toEqual([])
  })
  it('says that nothing is kept where nothing can be', async () => {
    await expect(new Saves(null, () => undefined).keep(save())).rejects.toThrow('keep nothing')
  })
  it('puts a damaged save aside, says so, and continues with the next', async () => {
    await saves.keep(save({ kept: 5 }))
    await db.put(
      'saves',
      { ...save({ game: 'the-clock', kept: 9 }), tries: 7 as unknown as string },
      'the-clock/cadogan',
    )
    await db.put('saves', 'rubbish' as never, 'st-helena/hoffmann')
    await db.put('saves', save(), 'the-sultan/cadogan') // a whole save in the wrong place
    expect((await saves.all())[0]?.game).toBe('fortress')
    expect(damaged.map((one) => one.game).sort()).toEqual(['st-helena', 'the-clock', 'the-sultan'])
    expect(await db.getAll('aside')).toHaveLength(3)
    expect((await saves.all()).map((one) => one.game)).toEqual(['fortress'])
  })
  it('puts aside what the core refuses', async () => {
    await saves.keep(save())
    await saves.putAside('fortress', 'cadogan', 'move 3 is not allowed')
    expect(await saves.find('fortress', 'cadogan')).toBeNull()
    expect(await db.getAll('aside')).toMatchObject([
      { fault: 'move 3 is not allowed', found: { tries: 'tries' } },
    ])
  })
  it('reports a write that failed and writes again afterwards', async () => {
    await saves.keep(save())
    await expect(saves.keep(save({ tries: (() => 0) as unknown as string }))).rejects.toThrow()
    await saves.keep(save({ tries: 'better' }))
    expect((await saves.find('fortress', 'cadogan'))?.tries).toBe('better')
  })
  it('brings in the move that a killed page left on its way', async () => {
    await saves.keep(save({ kept: 5, tries: 'before' }))
    const local = fakeLocal()
    void saves.keep(save({ kept: 6, tries: 'after' })).catch(() => undefined)
    db.close() // the page is killed in the same moment
    const reopened = await openDatabase(db.name)
    const again = new Saves(reopened, (one) => damaged.push(one))
    expect((await again.find('fortress', 'cadogan'))?.tries).toBe('after')
    expect(local.size).toBe(0)
  })
  it('leaves nothing on its way once the database has it', async () => {
    const local = fakeLocal()
    const kept = saves.keep(save())
    expect([...local.keys()]).toEqual(['longwood.saving/fortress/cadogan'])
    await kept
    expect(local.size).toBe(0)
  })
  it('brings in nothing that is older or damaged', async () => {
    await saves.keep(save({ kept: 5, tries: 'newer' }))
    const local = fakeLocal()
    local.set('longwood.saving/fortress/cadogan', JSON.stringify(save({ kept: 4, tries: 'older' })))
    local.set('longwood.saving/the-clock/cadogan', '{"id":')
    local.set('longwood.settings', '{}')
    const again = new Saves(db, (one) => damaged.push(one))
    expect((await again.all()).map((one) => one.tries)).toEqual(['newer'])
    expect(await db.getAll('aside')).toMatchObject([{ key: 'the-clock/cadogan', found: '{"id":' }])
    expect([...local.keys()]).toEqual(['longwood.settings'])
  })
  it('lets a copy on its way that the core cannot play again displace no game that it can', async () => {
    const local = fakeLocal()
    await saves.keep(save({ tries: 'whole' }))
    local.set('longwood.saving/fortress/cadogan', JSON.stringify(save({ kept: 9000, tries: 'torn' })))
    const reads = ({ tries }: { tries: string }) => tries === 'whole'
    const again = new Saves(db, (one) => damaged.push(one), undefined, reads)
    expect((await again.find('fortress', 'cadogan'))?.tries).toBe('whole')
    const [aside] = await again.asides()
    expect(aside?.fault).toBe('its moves cannot be replayed')
    expect((aside?.found as { tries: string }).tries).toBe('torn')
    expect(local.has('longwood.saving/fortress/cadogan')).toBe(false)
  })
  it('takes up a database that comes late, with what local storage kept meanwhile', async () => {
    fakeLocal()
    const early = new Saves(null, (one) => damaged.push(one))
    expect(await early.keep(save({ kept: 3, tries: 'meanwhile' }))).toBe('local')
    early.adopt(db)
    expect((await early.find('fortress', 'cadogan'))?.tries).toBe('meanwhile')
    expect(await early.keep(save({ kept: 4, tries: 'later' }))).toBe('database')
    expect(await db.get('saves', 'fortress/cadogan')).toMatchObject({ tries: 'later' })
  })
  it('reopens a database that was cleared, and continues in it', async () => {
    const local = fakeLocal()
    const name = `cleared ${++count}`
    let lost = 0
    const first = await openDatabase(name, () => lost++)
    const kept = new Saves(first, (one) => damaged.push(one))
    const log = new Log(first, () => 'won')
    await kept.keep(save())
    await new Promise((done) => (indexedDB.deleteDatabase(name).onsuccess = done))
    expect(lost).toBe(1)
    expect(await kept.keep(save({ kept: 3 }))).toBe('local')
    await expect(log.add(entry())).rejects.toThrow()
    const again = await openDatabase(name)
    kept.adopt(again)
    await log.adopt(again)
    expect(await kept.find('fortress', 'cadogan')).toMatchObject({ kept: 3 })
    expect(await log.all()).toHaveLength(1)
    expect(local.size).toBe(0)
  })
  it('judges every field', () => {
    expect(typeof readSave(save())).toBe('object')
    for (const name of Object.keys(save()))
      expect(readSave({ ...save(), [name]: Symbol.iterator })).toContain(name)
    expect(readSave({ ...save(), played: -1 })).toContain('played')
    for (const day of ['2026-02-30', '2026-11-31', 'today'])
      expect(readSave(save({ origin: 'daily', day }))).toBe('its day is not a date')
  })
  it('leaves in a save what a newer page added', () => {
    const newer = { ...save(), more: 1 }
    expect(readSave(newer)).toEqual(newer)
  })
  it('shows what was put aside even where its own words are damaged', async () => {
    fakeLocal().set('longwood.aside/fortress/cadogan/1', '{"key":7,"found":"tries"}')
    const asides = await new Saves(null, () => undefined).asides()
    expect(asides).toEqual([{ when: 0, where: 'saves', key: '', fault: '', found: 'tries' }])
  })
})

describe('log', () => {
  const wins = (record: string) => (record === 'record' ? 'won' : record === 'older' ? 'other' : 'unwon')

  it('stores a win only if its record replays', async () => {
    const log = new Log(db, wins)
    expect(await log.add(entry({ record: 'forged' }))).toBe(false)
    expect(await log.all()).toEqual([])
    expect(await log.add(entry())).toBe(true)
    expect(await log.add(entry({ id: 'b', result: 'lost', record: 'forged' }))).toBe(true)
    expect(await log.all()).toHaveLength(2)
  })
  it('has one entry a game: what was reached stays reached', async () => {
    const log = new Log(db, wins)
    await log.add(entry({ result: 'lost', ended: 1 }))
    await log.add(entry({ result: 'abandoned', ended: 2 }))
    expect((await log.all())[0]?.result).toBe('lost')
    await log.add(entry({ result: 'won', ended: 3 }))
    await log.add(entry({ result: 'lost', ended: 4 }))
    expect(await log.all()).toMatchObject([{ result: 'won', ended: 3 }])
  })
  it('takes up what was written to the moves of a game that is done with', async () => {
    const log = new Log(
      db,
      () => 'won',
      (record) => record.replace(/note.*\n/, ''),
    )
    await log.add(entry({ record: 'moves\na-b\n', ended: 3 }))
    await log.add(entry({ record: 'moves\na-b\nnote 1 so it goes\n', ended: 4 }))
    expect(await log.all()).toMatchObject([{ record: 'moves\na-b\nnote 1 so it goes\n', ended: 3 }])
    await log.add(entry({ record: 'moves\na-c\n', ended: 5 }))
    expect(await log.all()).toMatchObject([{ record: 'moves\na-b\nnote 1 so it goes\n', ended: 3 }])
  })
  it('forgets one player’s games of one game', async () => {
    const log = new Log(db, wins)
    for (const [id, game, player] of [
      ['a', 'fortress', ''],
      ['b', 'the-clock', ''],
      ['c', 'fortress', 'Ada'],
    ] as const)
      await log.add(entry({ id, game, player }))
    await log.reset('', 'fortress')
    expect((await log.all()).map((one) => one.id).sort()).toEqual(['b', 'c'])
    await log.reset('')
    expect((await log.all()).map((one) => one.id)).toEqual(['c'])
  })
  it('passes over entries that are damaged', async () => {
    const log = new Log(db, wins)
    await db.put('log', { id: 'x', game: 3 } as never)
    await log.add(entry())
    expect(await log.all()).toHaveLength(1)
  })
  it('judges every field', () => {
    expect(readEntry(entry())).toEqual(entry())
    for (const name of Object.keys(entry()))
      expect(typeof readEntry({ ...entry(), [name]: {} })).toBe('string')
    expect(readEntry({ ...entry(), more: 1 })).toEqual(entry())
    const { moves, ...without } = entry()
    expect(readEntry(without)).toBe('its moves is not a whole number')
    expect(readEntry({ ...without, moves: moves * 1000 })).toContain('larger than any game’s')
    expect(readEntry({ ...without, moves: 0 })).toBe('it has no moves')
    expect(readEntry({ ...entry(), ended: 1e13 })).toContain('between 1970 and 2200')
  })
})

describe('export and import', () => {
  const name = ({ id }: { id: string }) => `game ${id}`
  const wins = (record: string) => (record === 'record' ? 'won' : record === 'older' ? 'other' : 'unwon')

  it('reads back what it wrote, and adds nothing twice', async () => {
    const log = new Log(db, wins)
    await log.add(entry())
    const text = writeLog([entry({ player: 'A "B", C' }), entry({ id: 'b', result: 'lost' })], 0)
    const read = readLog(text)
    if ('fault' in read) throw new Error(read.fault)
    expect(read.left).toEqual([])
    expect(await log.bring(read.entries, name)).toEqual({ added: 1, unreplayed: 0, left: [] })
    expect(await log.bring(read.entries, name)).toEqual({ added: 0, unreplayed: 0, left: [] })
    expect(await log.all()).toHaveLength(2)
  })
  it('brings in what can be read, and names what is left out', async () => {
    const log = new Log(db, wins)
    const read = readLog(
      writeLog([entry(), entry({ id: 'b', moves: 1.5 }), entry({ id: 'c', result: 'lost' })], 0),
    )
    if ('fault' in read) throw new Error(read.fault)
    expect(read.left).toEqual(['Game 2 of the file: its moves is not a whole number'])
    expect(read.entries.map(({ id }) => id)).toEqual(['a', 'c'])
    const forged = entry({ id: 'd', record: 'forged' })
    expect(await log.bring([...read.entries, forged], name)).toEqual({
      added: 2,
      unreplayed: 0,
      left: ['game d: replaying its saved game does not lead to a win'],
    })
    expect((await log.all()).map(({ id }) => id).sort()).toEqual(['a', 'c'])
  })
  it('brings in a win under other rules as not replayed, one among many', async () => {
    const log = new Log(db, wins)
    const games = Array.from({ length: 31 }, (_, i) =>
      entry({ id: `g${i}`, record: i === 7 ? 'older' : 'record' }),
    )
    const read = readLog(writeLog(games, 0))
    if ('fault' in read) throw new Error(read.fault)
    expect(await log.bring(read.entries, name)).toEqual({ added: 31, unreplayed: 1, left: [] })
    const kept = await log.all()
    expect(kept).toHaveLength(31)
    expect(kept.filter(({ unreplayed }) => unreplayed).map(({ id }) => id)).toEqual(['g7'])
    // its own copy comes back as it was
    const again = readLog(writeLog(kept, 0))
    if ('fault' in again) throw new Error(again.fault)
    const other = new Log(await openDatabase(`test ${++count}`), wins)
    expect(await other.bring(again.entries, name)).toEqual({ added: 31, unreplayed: 1, left: [] })
    expect(await other.find('g7')).toEqual(await log.find('g7'))
  })
  it('trusts nothing in the file: a win that replays now is replayed', async () => {
    const log = new Log(db, wins)
    await log.bring([entry({ unreplayed: true })], name)
    expect(await log.find('a')).not.toHaveProperty('unreplayed')
  })
  it('reads a file that was cut short or damaged, except for the damaged entries', () => {
    const text = writeLog([entry(), entry({ id: 'b' }), entry({ id: 'c' })], 0)
    const cut = readLog(text.slice(0, text.indexOf('"id":"c"') + 4))
    if ('fault' in cut) throw new Error(cut.fault)
    expect(cut.entries.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(cut.left).toEqual(['Game 3 of the file: the file is damaged at this point'])
    const bitten = readLog(text.replace('{"id":"b"', '{id":"b"').replaceAll('\n', '\r\n'))
    if ('fault' in bitten) throw new Error(bitten.fault)
    expect(bitten.entries.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(bitten.left).toEqual(['Game 2 of the file: the file is damaged at this point'])
  })
  it('puts an entry of a copy in the place of a damaged one, and a damaged one in nobody’s', async () => {
    const log = new Log(db, wins)
    await db.put('log', { ...entry(), moves: -1 })
    expect(await log.bring([entry()], name)).toMatchObject({ added: 1 })
    const read = readLog(writeLog([entry({ moves: -1 })], 0))
    if ('fault' in read) throw new Error(read.fault)
    await log.bring(read.entries, name)
    expect((await log.find('a'))?.moves).toBe(99)
  })
  it('refuses what is no such file with one line', () => {
    const good = writeLog([entry()], 0)
    for (const text of ['', '{', '[]', '{"format":"other"}', good.replace('"version":1', '"version":9')]) {
      const answer = readLog(text)
      expect('fault' in answer && answer.fault, text).toMatch(/^[A-Z][^\n]*\.$/)
    }
  })
  it('writes a table that keeps its cells together', () => {
    const csv = writeCsv([entry({ player: '=A "B", C', record: 'two\nlines' })])
    const lines = csv.split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^id,player,by,game,set/)
    expect(lines[1]).toContain(`"'=A ""B"", C"`)
    expect(lines[1]).toContain('"two\nlines"')
  })
})

describe('a play session', () => {
  it('runs its clock only while told to, and not backwards', () => {
    const session = PlaySession.fresh('', 'dealt', 0)
    session.go(1000)
    session.go(1500)
    expect(session.played(3000)).toBe(2000)
    session.stop(3000)
    expect(session.played(9000)).toBe(2000)
    session.go(9000)
    expect(session.played(100)).toBe(2000)
    const again = PlaySession.resumed(save({ played: 500, assists: { undo: 2, hint: 0, peek: 0 } }))
    again.helped('undo')
    expect([again.played(0), again.assists.undo]).toEqual([500, 3])
  })
  it('makes an entry of a game, and none of one undone to the start', () => {
    expect(entryOf(save({ length: 0 }), 9)).toBeNull()
    // a kind deal does not count in any statistics
    expect(entryOf(save({ kind: true }), 9)).toBeNull()
    expect(entryOf(save({ counters: -12 }), 9)?.counters).toBe(-12)
    expect(entryOf(save(), 9)).toMatchObject({ result: 'abandoned', ended: 9, moves: 3, left: 50 })
    expect(entryOf(save(), 9, true)?.result).toBe('unwinnable')
    expect(entryOf(save({ standing: 'over' }), 9, true)?.result).toBe('lost')
    expect(entryOf(save({ standing: 'won' }), 9)?.result).toBe('won')
    const made = entryOf(save(), 9)
    expect(readEntry(made)).toEqual(made)
  })
  it('makes none of moves that were shown or opened, but of the player’s own after them', () => {
    const shown = { origin: 'opened', shown: 3 } as const
    expect(entryOf(save({ ...shown, node: 3, length: 3 }), 9)).toBeNull()
    expect(entryOf(save({ ...shown, node: 2, length: 2 }), 9)).toBeNull()
    expect(entryOf(save({ ...shown, node: 4, length: 4 }), 9)?.result).toBe('abandoned')
    // a branch of the player's own that is shorter than what was shown
    expect(entryOf(save({ ...shown, node: 5, length: 2 }), 9)?.result).toBe('abandoned')
    // a save of an older version does not say which of its tries it is
    expect(entryOf(save({ ...shown, length: 3 }), 9)).toBeNull()
    expect(entryOf(save({ ...shown, length: 4 }), 9)?.result).toBe('abandoned')
    const session = PlaySession.resumed(save({ ...shown, node: 3 }))
    const counts = { length: 3, node: 5, redeals: 1, of: 52, home: 2, counters: null }
    const table = { ...counts, game: 'fortress', set: 'cadogan', deal: { number: '5' }, kind: null }
    const kept = session.save(
      { ...table, standing: 'playing' } as unknown as Table,
      'tries',
      'record',
      1,
      5,
      0,
    )
    expect(kept).toMatchObject({ shown: 3, node: 5, redeals: 1 })
    expect(kept).not.toHaveProperty('kind')
    expect(session.save({ ...table, kind: '7' } as unknown as Table, 'tries', 'record', 1, 5, 0).kind).toBe(
      true,
    )
    expect(readSave({ ...kept, shown: -1 })).toContain('damaged')
  })
})

describe('settings', () => {
  it('keeps what may stand and nothing else', () => {
    const stored = {
      theme: 'paper',
      suits: 'seven',
      zoom: 99,
      holdMs: 'x',
      sound: 1,
      volume: 7,
      own: 'red',
      picture: -1,
      mirror: true,
      more: 1,
      player: 'x'.repeat(99),
    }
    expect(readSettings(JSON.stringify(stored))).toEqual({
      ...defaults,
      theme: 'paper',
      zoom: 2,
      volume: 1,
      mirror: true,
      player: 'x'.repeat(40),
    })
    for (const text of [null, '', '{', '[]', '3', 'null', '{"__proto__":1,"zoom":null}'])
      expect(readSettings(text)).toEqual(defaults)
  })
})
