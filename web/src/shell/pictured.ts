import { layout } from '../board/layout/layout'
import type { CardAt } from '../board/layout/types'
import type { CardSeen, GameFacts } from '../core/types'
import { box, type Curve } from '../panels/curve'
import { pip } from '../../tools/deck/suits.js'

/** What a picture of a table says beneath it. */
export interface Caption {
  title: string
  line: string
  /** "5 days in a row"; may be empty. */
  run: string
  /** The course of the chance; null to leave it out. */
  curve: Pick<Curve, 'line' | 'band'> | null
}

const width = 960
const height = 600
const foot = 120
const margin = 28
/** The widest that a card is drawn. */
const largest = 150

/** A table as a picture to be shared, of the page's own colours; null where the browser cannot make one. */
export async function pictured(
  facts: GameFacts,
  piles: readonly (readonly CardSeen[])[],
  { title, line, run, curve }: Caption,
): Promise<Blob | null> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const colour = (name: string) => getComputedStyle(document.body).getPropertyValue(`--${name}`).trim()
  pen.fillStyle = colour('cloth')
  pen.fillRect(0, 0, width, height)
  const high = height - foot - (curve ? box.height : 0)
  const options = { mirror: false, zoom: 1, mini: true }
  const table = layout({ facts, piles, counts: null, width, height: high, options })
  const drawn = table.cards
    .filter(({ showing }) => showing !== 'hidden' && showing !== 'beneath')
    .sort((a, b) => a.z - b.z)
  pen.save()
  frame(pen, drawn, table, high)
  for (const card of drawn) drawCard(pen, card, table, colour)
  pen.restore()
  pen.fillStyle = colour('bar')
  pen.fillRect(0, high, width, height - high)
  if (curve) drawCurve(pen, curve, high, colour)
  const serif = colour('serif')
  pen.fillStyle = colour('ink')
  pen.font = `500 42px ${serif}`
  pen.fillText(title, 36, height - foot + 52)
  pen.font = `400 31px ${serif}`
  pen.fillStyle = colour('ink-2')
  pen.fillText(line, 36, height - foot + 96)
  pen.textAlign = 'right'
  pen.fillText('Longwood', width - 36, height - foot + 52)
  pen.fillStyle = colour('target')
  pen.fillText(run, width - 36, height - foot + 96)
  return canvas.convertToBlob({ type: 'image/png' })
}

type Pen = OffscreenCanvasRenderingContext2D

/** Makes what lies there fill the picture: at the end of a game most places are empty. */
function frame(pen: Pen, cards: readonly CardAt[], { w, h }: { w: number; h: number }, tall: number): void {
  if (cards.length === 0) return
  const left = Math.min(...cards.map(({ x }) => x))
  const top = Math.min(...cards.map(({ y }) => y))
  const wide = Math.max(...cards.map(({ x }) => x)) + w - left
  const high = Math.max(...cards.map(({ y }) => y)) + h - top
  const room = { w: width - 2 * margin, h: tall - 2 * margin }
  const scale = Math.min(room.w / wide, room.h / high, largest / w)
  pen.translate((width - wide * scale) / 2, (tall - high * scale) / 2)
  pen.scale(scale, scale)
  pen.translate(-left, -top)
}

function drawCurve(
  pen: Pen,
  { line, band }: Pick<Curve, 'line' | 'band'>,
  top: number,
  colour: (name: string) => string,
): void {
  pen.save()
  pen.translate(0, top)
  pen.globalAlpha = 0.25
  pen.fillStyle = colour('target')
  pen.fill(new Path2D(band))
  pen.globalAlpha = 1
  pen.strokeStyle = colour('target')
  pen.lineWidth = 3
  pen.stroke(new Path2D(line))
  pen.restore()
}

function drawCard(
  pen: Pen,
  card: CardAt,
  { w, h }: { w: number; h: number },
  colour: (name: string) => string,
): void {
  pen.save()
  pen.translate(card.x, card.y)
  if (card.crosswise) {
    pen.translate(w / 2, h / 2)
    pen.rotate(Math.PI / 2)
    pen.translate(-w / 2, -h / 2)
  }
  pen.beginPath()
  pen.roundRect(0, 0, w, h, w * 0.055)
  pen.fillStyle = colour('face')
  pen.fill()
  pen.strokeStyle = colour('face-edge')
  pen.stroke()
  const suit = card.face?.[1]
  if (suit === undefined) {
    pen.fillStyle = colour('back')
    pen.fillRect(w * 0.08, w * 0.08, w * 0.84, h - w * 0.16)
  } else {
    pen.fillStyle = colour(`suit-${suit.toLowerCase()}`)
    pen.fill(new Path2D(pip(suit, w * (card.form === 'm' ? 0.48 : 0.08), w * 0.04, w * 0.44)))
    if (card.showing === 'exposed') pen.fill(new Path2D(pip(suit, w * 0.2, w * 0.56, w * 0.6)))
  }
  pen.restore()
}
