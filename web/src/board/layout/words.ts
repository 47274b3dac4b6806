import { t, tn } from '../../words/say.svelte'

/** A small number in words, as labels on the cloth have it. */
function inWords(n: number): string {
  const words = [
    t('no', {}, 'number'),
    t('one', {}, 'number'),
    t('two', {}, 'number'),
    t('three', {}, 'number'),
    t('four', {}, 'number'),
    t('five', {}, 'number'),
    t('six', {}, 'number'),
    t('seven', {}, 'number'),
    t('eight', {}, 'number'),
    t('nine', {}, 'number'),
  ]
  return words[n] ?? String(n)
}

/** "two packs" */
export const packCount = (n: number): string => tn('{n} pack', '{n} packs', n, { n: inWords(n) })

/** "two re-deals left". */
export function redeals(left: number): string {
  if (left === 0) return t('no re-deals left')
  return tn('{n} re-deal left', '{n} re-deals left', left, { n: inWords(left) })
}

/** "two turns left", of heaps whose lowest cards are brought to the top. */
export function turns(left: number): string {
  if (left === 0) return t('no turns left')
  return tn('{n} turn left', '{n} turns left', left, { n: inWords(left) })
}

/** "14 in hand"; nothing for an empty hand. */
export function inHand(size: number): string {
  return size === 0 ? '' : t('{size} in hand', { size })
}

/** "14 in talon"; likewise. */
export function inTalon(size: number): string {
  return size === 0 ? '' : t('{size} in talon', { size })
}

/** "12 of 52"; of what, another label says. */
export const ofAll = (n: number, all: number): string => t('{n} of {all}', { n, all })
