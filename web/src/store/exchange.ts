import * as v from 'valibot'

import { t } from '../words/say.svelte'
import { readEntry, type Entry } from './log'
import { parsed } from './shape'

const format = 'longwood statistics'
const version = 1

/** The longest accepted file, in characters. */
export const longestFile = 50_000_000

/** The log as JSON that `readLog` can read. */
export function writeLog(entries: readonly Entry[], now: number): string {
  const head = JSON.stringify({ format, version, written: new Date(now).toISOString() }).slice(0, -1)
  return `${head},"games":[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`
}

/** The readable entries of a file, and one line for each unreadable one. */
export interface LogRead {
  entries: Entry[]
  left: string[]
}

/** Reads the output of `writeLog` entry by entry, or returns one line that says why the file is not one. */
export function readLog(text: string): LogRead | { fault: string } {
  if (text.length > longestFile) return { fault: t('This file is too large to hold Longwood statistics.') }
  const read = wholeOf(text) ?? linesOf(text)
  if (read === null)
    return {
      fault: t('This file does not contain Longwood statistics. Choose one that was saved here as JSON.'),
    }
  if (read.version !== version)
    return {
      fault: t('These statistics have version {theirs}; this page reads version {ours}.', {
        theirs: String(read.version).slice(0, 20),
        ours: version,
      }),
    }
  const entries: Entry[] = []
  const left: string[] = []
  for (const [index, item] of read.games.entries()) {
    const entry = item === unread ? t('the file is damaged at this point') : readEntry(item)
    if (typeof entry === 'string')
      left.push(t('Game {n} of the file: {fault}', { n: index + 1, fault: entry }))
    else entries.push(entry)
  }
  return { entries, left }
}

const head = v.object({ format: v.literal(format), version: v.optional(v.unknown()) })
const file = v.object({ ...head.entries, games: v.array(v.unknown()) })
type File = v.InferOutput<typeof file>

/** Marks a line of the file that is not JSON. */
const unread = Symbol('unread')

function wholeOf(text: string): File | null {
  const { success, output } = v.safeParse(file, parsed(text))
  return success ? output : null
}

/** A damaged or truncated file, line by line: each entry is on a separate line. */
function linesOf(text: string): File | null {
  const [first = '', ...rest] = text.split(/\r?\n/)
  const { success, output } = v.safeParse(head, parsed(first.replace(/,"games":\[$/, '}')))
  if (!success) return null
  const lines = rest.map((line) => line.trim().replace(/,$/, '')).filter((line) => !['', ']}'].includes(line))
  return { ...output, games: lines.map((line) => parsed(line) ?? unread) }
}

const columns = [
  'id', 'player', 'by', 'game', 'set', 'rules', 'deal', 'origin', 'result', 'started', 'ended', 'seconds', 'moves',
  'redeals', 'left', 'undo', 'hint', 'peek', 'record',
] as const // prettier-ignore

/** The log as a table for a spreadsheet: RFC 4180, times in ISO 8601. */
export function writeCsv(entries: readonly Entry[]): string {
  const rows = entries.map((entry) => {
    const row: Record<(typeof columns)[number], string | number> = {
      ...entry,
      started: new Date(entry.started).toISOString(),
      ended: new Date(entry.ended).toISOString(),
      seconds: Math.round(entry.played / 1000),
      ...entry.assists,
    }
    return columns.map((column) => cell(row[column])).join(',')
  })
  return [columns.join(','), ...rows, ''].join('\r\n')
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  // a spreadsheet would run a player's name that begins so as a formula
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
