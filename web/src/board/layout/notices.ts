import { t } from '../../words/say.svelte'
import { block, type Block } from './blocks'
import { ratio as R } from './fans'
import type { Sheet } from './sheet'
import type { Notice } from '../../core/types'
import { inHand, ofAll, redeals } from './words'

/** Words before the piles to which they belong. */
export function caption(sheet: Sheet, text: string): Block {
  return block({
    w: 1,
    h: R,
    lay: (x, y, w) =>
      sheet.label(text, sheet.x(sheet.mirror ? x : x + w), sheet.y(y + R / 2), {
        align: sheet.mirror ? 'start' : 'end',
        kind: 'family',
      }),
  })
}

/** What is written on the table beside the piles. */
export function notice(sheet: Sheet, kind: Notice, room: number): Block | null {
  switch (kind) {
    case 'head':
      return block({ w: 3, h: R, flex: 'rest', lay: (x, y, w) => head(sheet, x, y, w) })
    case 'tally':
      return block({ w: room, h: 1.1, lay: (x, y, w) => tally(sheet, x + w / 2, y, w) })
    case 'beside':
      return block({ w: 1.2, h: R, flex: 'rest', lay: (x, y, w) => nextToHand(sheet, x, y, w) })
    case 'redeals':
      // neither rules that have no redeal nor a picture need the mark
      if (sheet.mini || (sheet.counts && sheet.counts.redealsLeft < 0)) return null
      return block({ w: 1, h: R * 1.22, under: 0.5, lay: (x, y) => mark(sheet, x, y) })
    default:
      return null
  }
}

const hands = (sheet: Sheet): string =>
  sheet.groups.filter(({ role }) => role === 'hand').map(({ ids }) => inHand(sheet.size(ids[0]!)))[0] ?? ''
const again = (sheet: Sheet): string => {
  const left = sheet.counts?.redealsLeft ?? -1
  return left < 0 ? '' : redeals(left)
}
/** The piles of cards that have left the game, which come home in pairs. */
const out = (sheet: Sheet): string[] =>
  sheet.groups.filter(({ role }) => role === 'out').flatMap(({ ids }) => ids)

/** A head that is narrower, in pixels, has no room for two words side by side. */
const narrow = 260

/** Cards in hand, redeals and cards home, one below another. */
function lines(sheet: Sheet, x: number, y: number, w: number): void {
  const { home, of } = sheet.counts!
  const cards =
    out(sheet).length > 0
      ? `${ofAll(home / 2, of / 2)} ${t('pairs out')}`
      : t('{n} of {all} home', { n: home, all: of })
  const told = [hands(sheet) || t('no card in hand'), again(sheet), cards].filter((line) => line !== '')
  const at = sheet.x(sheet.mirror ? x + w : x)
  // letters do not shrink with the cards
  const pitch = Math.max(0.4, 16 / sheet.w)
  told.forEach((line, i) =>
    sheet.label(line, at, sheet.y(y + R / 2 + pitch * (i - (told.length - 1) / 2)), {
      align: sheet.mirror ? 'end' : 'start',
    }),
  )
}

/** Cards in hand and redeals next to the hand; at the far end the cards home. */
function head(sheet: Sheet, x: number, y: number, w: number): void {
  const { counts, mirror } = sheet
  // cards that have left the game need no place where their number is shown
  for (const id of out(sheet).filter((one) => !sheet.placed(one)))
    sheet.gone(id, sheet.x(mirror ? x : x + w - 1), sheet.y(y), true)
  if (!counts) return
  if (w * sheet.w < narrow) return lines(sheet, x, y, w)
  const [near, far] = mirror ? [x + w, x] : [x, x + w]
  const [align, opposite] = mirror ? (['end', 'start'] as const) : (['start', 'end'] as const)
  const upper = sheet.y(y + R / 2 - 0.22)
  const lower = sheet.y(y + R / 2 + 0.26)
  const second = again(sheet)
  const remark = counts.remarks[0] ?? ''
  const alone = second === '' && remark === ''
  const words = hands(sheet) || t('no card in hand')
  sheet.label(words, sheet.x(near), alone ? sheet.y(y + R / 2) : upper, { align, kind: 'family' })
  if (second !== '') sheet.label(second, sheet.x(near), lower, { align })
  else sheet.label(remark, sheet.x(near), upper + 12, { align, hangs: true, wrap: 0.6 * w * sheet.w })
  const each = out(sheet).length > 0 ? 2 : 1
  sheet.label(ofAll(counts.home / each, counts.of / each), sheet.x(far), upper, {
    align: opposite,
    kind: 'family',
  })
  sheet.label(each === 2 ? t('pairs out') : t('home'), sheet.x(far), lower, { align: opposite })
}

/** Beside a card that is wider, in pixels, there is room for letters of the usual size. */
const roomy = 80

/** In small letters, one below another, and in figures: words, which in some languages are long, have little room. */
function tally(sheet: Sheet, middle: number, y: number, w: number): void {
  const { counts } = sheet
  const x = sheet.x(middle)
  const inTheHand = hands(sheet)
  const kind = sheet.w < roomy ? 'small' : 'count'
  // clear of the thickness of the pack above it
  sheet.label(inTheHand, x, sheet.y(y + Math.max(0.2, 10 / sheet.w)), { kind })
  const at = inTheHand === '' ? y + 0.18 : y + 0.56
  if (counts) sheet.label(`${counts.home}/${counts.of}`, x, sheet.y(at), { kind })
  sheet.label(again(sheet), x, sheet.y(at + 0.2), { hangs: true, kind, wrap: Math.max(1.2, w) * sheet.w })
}

/** How many pairs have left the game, on their place. */
export function pairsOut(sheet: Sheet, x: number, y: number): void {
  const { counts } = sheet
  if (!counts) return
  const middle = x + sheet.w / 2
  const upper = y + sheet.h * 0.42
  sheet.label(ofAll(counts.home / 2, counts.of / 2), middle, upper, { kind: 'family' })
  sheet.label(t('pairs out'), middle, upper + Math.max(Math.min(22, 0.5 * sheet.w), 0.27 * sheet.w))
}

function nextToHand(sheet: Sheet, x: number, y: number, w: number): void {
  const words = [hands(sheet), again(sheet)].filter((part) => part !== '').join(', ')
  const [at, align] = sheet.mirror ? ([x + 0.1, 'start'] as const) : ([x + w - 0.1, 'end'] as const)
  sheet.label(words, sheet.x(at), sheet.y(y + R / 2), { align, wrap: Math.min(w, 2.4) * sheet.w })
}

function mark(sheet: Sheet, x: number, y: number): void {
  const left = sheet.counts?.redealsLeft ?? 2
  sheet.redeal(sheet.x(x), sheet.y(y), left)
  const under = sheet.y(y + R * (left > 1 ? 1.22 : 1) + 0.14)
  sheet.label(redeals(left), sheet.x(x) + sheet.w / 2, under, { hangs: true, wrap: 1.6 * sheet.w })
}
