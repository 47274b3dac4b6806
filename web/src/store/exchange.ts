import { isRaw } from './check'
import { readEntry, type Entry } from './log'

const format = 'longwood statistics'
const version = 1

/** The longest file that is read, in characters. */
export const longestFile = 50_000_000

/** The log as JSON, which `readLog` reads back. */
export function writeLog(entries: readonly Entry[], now: number): string {
  const head = JSON.stringify({ format, version, written: new Date(now).toISOString() }).slice(0, -1)
  return `${head},"games":[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`
}

/** Reads what `writeLog` wrote, or names the first fault and its mend in one line. */
export function readLog(text: string): { entries: Entry[] } | { fault: string } {
  if (text.length > longestFile) return { fault: 'This file is too large to be Longwood’s statistics.' }
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (error) {
    return {
      fault: `This is not a JSON file (${error instanceof Error ? error.message : 'unreadable'}). Export it again.`,
    }
  }
  if (!isRaw(raw) || raw.format !== format || !Array.isArray(raw.games))
    return {
      fault: 'This file does not hold Longwood’s statistics; choose one that was exported here as JSON.',
    }
  if (raw.version !== version)
    return {
      fault: `These statistics are of version ${String(raw.version).slice(0, 20)}; this page reads version ${version}.`,
    }
  const entries: Entry[] = []
  const seen = new Set<string>()
  for (const [index, item] of raw.games.entries()) {
    const entry = readEntry(item)
    if (typeof entry === 'string')
      return { fault: `Game ${index + 1} of the file cannot be read: ${entry}. Nothing was taken over.` }
    if (seen.has(entry.id))
      return { fault: `Game ${index + 1} of the file stands in it twice. Nothing was taken over.` }
    seen.add(entry.id)
    entries.push(entry)
  }
  return { entries }
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
