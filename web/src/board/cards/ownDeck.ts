/** A deck of the player's own, which lies in this browser alone: a picture of each face, and of the back if there is one. */
import { openDB } from 'idb'
import * as v from 'valibot'

export type OwnDeck = Record<string, Blob>

export const faces: readonly string[] = [...'SHDC'].flatMap((suit) =>
  [...'A23456789TJQK'].map((rank) => rank + suit),
)

const shape = v.pipe(
  v.record(v.string(), v.instance(Blob)),
  v.check((deck) => faces.every((face) => face in deck)),
)

const place = 'deck'
const open = () => openDB('longwood-deck', 1, { upgrade: (db) => void db.createObjectStore(place) })

/** Replaces the deck that was kept; false if the browser has no room. */
export async function keepOwnDeck(deck: OwnDeck): Promise<boolean> {
  try {
    const db = await open()
    await db.put(place, deck, place)
    db.close()
    return true
  } catch {
    return false
  }
}

export async function dropOwnDeck(): Promise<void> {
  const db = await open()
  await db.clear(place)
  db.close()
}

/** The deck that was kept; fails if there is none. */
async function ownDeck(): Promise<OwnDeck> {
  const db = await open()
  const found = await db.get(place, place)
  db.close()
  return v.parse(shape, found)
}

/** A part of the large deck's card on a plate, over the picture. */
const plate = (face: string, form: string, x: number, w: number, h: number) =>
  `<svg x="${x}" width="${w}" height="${h}" viewBox="${x} 0 ${w} ${h}"><rect x="${x}" width="${w}" height="${h}" rx="13.75" fill="#fff"/><use href="#card-${face}${form}" width="250" height="350"/></svg>`

/**
 * The symbols of a deck whose pictures have these addresses. Where little is seen of a card, or it is small, it shows the index of
 * the large deck: in columns (-c), rows (-u, -m) and narrow cards (-s).
 */
export function ownSymbols(address: (face: string) => string | undefined): string {
  const veil = '<rect width="250" height="350" rx="13.75" fill="var(--veil)"/>'
  const symbol = (id: string, over: string, face: string) =>
    `<symbol id="own-${id}" viewBox="0 0 250 350"><image href="${address(face)}" width="250" height="350"/>${over}${veil}</symbol>`
  const all = faces.map(
    (face) =>
      symbol(face, '', face) +
      symbol(`${face}-s`, plate(face, '', 0, 128, 80), face) +
      symbol(`${face}-c`, plate(face, '-c', 0, 124, 54), face) +
      symbol(`${face}-u`, plate(face, '-u', 0, 82, 142), face) +
      symbol(`${face}-m`, plate(face, '-m', 168, 82, 142), face),
  )
  const back = address('back')
    ? symbol('back', '', 'back')
    : '<symbol id="own-back" viewBox="0 0 250 350"><use href="#card-back" width="250" height="350"/></symbol>'
  return `<svg xmlns="http://www.w3.org/2000/svg"><g fill="currentColor">${all.join('')}${back}</g></svg>`
}

const urls = new Map<string, string>()

/** The symbols of the deck that was kept. */
export async function drawOwnDeck(): Promise<string> {
  const deck = await ownDeck()
  for (const url of urls.values()) URL.revokeObjectURL(url)
  urls.clear()
  for (const face in deck) urls.set(face, URL.createObjectURL(deck[face]!))
  return ownSymbols((face) => urls.get(face))
}
