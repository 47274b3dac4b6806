import type { Outcome } from '../core/types'
import { isBoard } from '../panels/deals'
import { goTo, plainLink, readLink } from './links'
import type { Play } from './play.svelte'
import { t } from '../words/say.svelte'

/**
 * A text that a player wants to open: a record or tries, as they are in a file or as a mail program has changed them, or a link.
 * Only the wrapping is removed here; whether it is a game is for the core to say.
 */
export type ImportedText =
  | { kind: 'record' | 'tries' | 'board'; text: string }
  /** The address after #. */
  | { kind: 'link'; hash: string }

/** The longest text that is looked through, in characters. */
export const longestImport = 8_000_000
/** More than any game has; what follows is not looked at. */
const longestGame = 1 << 20

const heading = /longwood\s+(record|tries)\s+\d+/i
/** Some cards, one after another. */
const cards = /(?:\b(?:10|[2-9TJQKA])[SHDC][\s;,"\]]+){2}/i
const quote = /^[ \t]*(?:[>|][ \t]?)+/
const fence = /^[ \t]*(```|~~~)/
const move = /^(?:deal|turn|refill|redeal|\w+[-+~]\w+)$/i
/** What programs that care for looks put in the place of a hyphen. */
const dashes = /(?<=\w)[\u2010-\u2015\u2212](?=\w)/g
const note = /^(?:note|name) \d+ /

export function readImport(text: string): Outcome<ImportedText> {
  if (text.length > longestImport) return { fault: t('This text is too long to be from Longwood.') }
  const at = text.search(heading)
  if (at < 0) {
    const plain = cleaned(text.slice(0, longestGame))
    return linkIn(text) ?? { kind: isBoard(plain) && cards.test(plain) ? 'board' : 'record', text: plain }
  }
  // the marks of a quotation before it belong to its line
  const start = text.lastIndexOf('\n', at) + 1
  const block = blockOf(text.slice(start, at), cleaned(text.slice(at, at + longestGame)))
  const kind = heading.exec(block)![1]!.toLowerCase() as 'record' | 'tries'
  return { kind, text: kind === 'record' ? recordOf(block) : triesOf(block) }
}

/** Opens what was handed over; a link leads where it leads. */
export function openImport(
  play: Pick<Play, 'openRecord' | 'openTries' | 'openBoard'>,
  text: string,
): Outcome<{ is: ImportedText['kind'] }> {
  const imported = readImport(text)
  if ('fault' in imported) return imported
  if (imported.kind === 'link') goTo(imported.hash)
  else {
    const opens = { tries: 'openTries', record: 'openRecord', board: 'openBoard' } as const
    const fault = play[opens[imported.kind]](imported.text)
    if (fault !== '') return { fault }
  }
  return { is: imported.kind }
}

/** The first address of Longwood's in a text; null if there is none. */
function linkIn(text: string): ImportedText | null {
  for (const [found] of text.slice(0, longestGame).matchAll(/#(?:\/|%2F)[^\s<>"]+/gi)) {
    const wish = readLink(found)
    if (!('fault' in wish) && wish.kind !== 'chooser') return { kind: 'link', hash: plainLink(found) }
  }
  return null
}

/** With plain blanks and ends of lines. */
const cleaned = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')

/** The lines of the game alone, without what marks them as quoted; `before` is what stands before the first in its line. */
function blockOf(before: string, text: string): string {
  const quoted = quote.test(before)
  const lines: string[] = []
  let gap = false
  for (const [i, raw] of text.split('\n').entries()) {
    if (fence.test(raw.replace(quote, '')) || (quoted && i > 0 && raw.trim() !== '' && !quote.test(raw)))
      break
    const line = raw.replace(quote, '').trim()
    // after an empty line a mail continues with its own words
    if (gap && line !== '' && !belongs(line) && begun(lines)) break
    gap = line === ''
    if (!gap) lines.push(note.test(line) ? line : line.replaceAll(dashes, '-'))
  }
  return lines.join('\n')
}

/** Whether these lines have the head of a game, which is no longer than this. */
const begun = (lines: readonly string[]) => lines.length > 12 || headOf.test(lines.join('\n'))

/** The words with which a line of a record or of tries may begin. */
const key = /^(?:#|(?:game|set|options|rules|deal|deck|board|kind|moves|tries|redo|note|name|at)\b)/

const belongs = (line: string) =>
  key.test(line) ||
  line.split(/\s+/).every((word) => move.test(word) || /^(?:\d+|(?:10|\w)[SHDC])$/i.test(word))

const headOf =
  /^longwood\s+(record|tries)\s+(\d+)\s+game\s+(\S+)\s+set\s+(\S+(?:\s+\d+)?)\s+(?:options\s+(.*?)\s+)?rules\s+(\S+)\s+(deal\s+\S+|(?:deck|board)\s+.*?)\s+(?:kind\s+(\S+)\s+)?(?:moves|tries)(?:\s+|$)/is

/** Each key of the head on a line of its own, however the lines were broken; and the rest. */
function split(block: string): { head: string; rest: string } | null {
  const plain = block.replaceAll(/^#.*\n?/gm, '')
  const found = headOf.exec(plain)
  if (!found) return null
  const [whole, kind, version, game, set, options, rules, deal, kindDeal] = found as unknown as string[]
  const one = (text: string) => text.replaceAll(/\s+/g, ' ')
  const head = [
    `longwood ${kind!.toLowerCase()} ${version}`,
    `game ${game}`,
    `set ${one(set!)}`,
    ...(options ? [`options ${one(options)}`] : []),
    `rules ${rules}`,
    one(deal!),
    ...(kindDeal ? [`kind ${kindDeal}`] : []),
  ]
  return { head: head.join('\n'), rest: plain.slice(whole!.length) }
}

/** On one line everything follows everything: notes begin lines again. */
const withNotes = (rest: string) => rest.replaceAll(/[ \t]+(?=(?:note|name) \d+ )/g, '\n')

function recordOf(block: string): string {
  const parts = split(block)
  if (!parts) return block
  const lines: string[] = []
  for (const line of (parts.rest.includes('\n') ? parts.rest : withNotes(parts.rest)).split('\n')) {
    const goesOn =
      note.test(lines.at(-1) ?? '') && !note.test(line) && !line.split(/\s+/).every((w) => move.test(w))
    if (goesOn) lines[lines.length - 1] += ` ${line}`
    else lines.push(line)
  }
  return `${parts.head}\nmoves\n${lines.join('\n')}\n`
}

function triesOf(block: string): string {
  const parts = split(block)
  if (!parts) return block
  const lines: string[] = []
  for (const line of (parts.rest.includes('\n') ? parts.rest : withNotes(parts.rest)).split('\n')) {
    if (note.test(line)) {
      // a note on one line is followed by the end
      const [, own = line, end] = /^(.*?)(?:\s+(at \d+))?$/.exec(line) ?? []
      lines.push(own, ...(end ? [end] : []))
      continue
    }
    for (const word of line.split(/\s+/).filter(Boolean)) {
      const begins =
        /^(?:redo|at)$/.test(word) || (/^\d+$/.test(word) && !/^(?:redo|at)\b/.test(lines.at(-1) ?? ''))
      if (begins || lines.length === 0) lines.push(word)
      else lines[lines.length - 1] += ` ${word}`
    }
  }
  return `${parts.head}\ntries\n${lines.join('\n')}\n`
}
