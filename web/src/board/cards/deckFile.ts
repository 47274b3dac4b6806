/** Reads decks that the player brings as SVG files. Each card becomes a picture of pixels, in which nothing can run or load. */
import { t } from '../../words/say.svelte'
import { faces } from './ownDeck'
import type { OwnDeck } from './ownDeck'

/** The most that all files of a deck may hold, unpacked. */
const largest = 12_000_000
/** A card is drawn at twice the size of the symbols in our decks. */
const [width, height] = [500, 700]
/** Cards of another shape are stretched if it is about that of ours. */
const stretched = { least: 0.6, most: 0.85 }

const svgName = 'http://www.w3.org/2000/svg'
const linkName = 'http://www.w3.org/1999/xlink'

/** What is wrong with a file, and how it can be repaired. */
class Fault extends Error {}

const ranks: Record<string, string> = {
  ace: 'A',
  '1': 'A',
  '10': 'T',
  '11': 'J',
  knave: 'J',
  '12': 'Q',
  '13': 'K',
}
const rank = '(?<rank>ace|king|queen|jack|knave|1[0-3]|[1-9]|[atjqk])'
const suit = '(?<suit>clubs?|diamonds?|hearts?|spades?|[cdhs])'
const patterns = [`${rank}(?:[ _-]?of)?[ _-]?${suit}`, `${suit}[ _-]?${rank}`].map(
  (both) => new RegExp(`^(?:card[ _-]?)?${both}$`),
)

/** The face that an id or the name of a file stands for: "king_heart", "heart_king", "10 of clubs", "KH"; or "back". */
export function faceOf(name: string): string | null {
  const small = name.toLowerCase()
  if (/^(card[ _-]?)?back([ _-]?card)?$/.test(small)) return 'back'
  for (const pattern of patterns) {
    const { rank, suit } = pattern.exec(small)?.groups ?? {}
    if (rank && suit) return (ranks[rank] ?? rank[0]!.toUpperCase()) + suit[0]!.toUpperCase()
  }
  return null
}

/** Of two ids of the same face, the more explicit one names the card; the other may be a part of it. */
const better = (one: string, other: string) => clarity(one) - clarity(other)
const clarity = (name: string) => (name === 'back' ? 1000 : /[ _-]/.test(name) ? 100 : 0) + name.length

/** Text in a style or an attribute that reaches beyond the file, or hides that it does. */
export const reachesOut = (text: string) =>
  /\\|@import|\b(?:url|src|image|image-set|element|cross-fade)\((?!\s*["']?#)/i.test(text)

const drawing = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath switch style ' +
    'linearGradient radialGradient stop clipPath mask pattern image marker filter'
  ).split(' '),
)
const isDrawing = ({ namespaceURI, localName }: Element) =>
  namespaceURI === svgName &&
  (drawing.has(localName) || (localName.startsWith('fe') && localName !== 'feImage'))

/** Where in the file an element is, for the player to find it. */
function placeOf(element: Element): string {
  const named = element.closest('[id]')
  return named ? `<${element.localName}> (${named.id})` : `<${element.localName}>`
}

/** Removes all that does not draw; anything that could run or load something makes the file faulty. */
function check(svg: Element, name: string): void {
  const forbidden = (what: string) =>
    new Fault(t('“{name}” contains {what}, which is not allowed. Remove it from the file.', { name, what }))
  const outside = (place: string) =>
    new Fault(
      t('In “{name}”, {place} refers to something outside the file. Embed it in the file.', { name, place }),
    )
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    const place = placeOf(element)
    if (element.localName === 'script') throw forbidden(place)
    if (!isDrawing(element)) {
      element.remove()
      continue
    }
    if (element.localName === 'style' && reachesOut(element.textContent)) throw outside(place)
    for (const { localName, namespaceURI, name, value } of [...element.attributes]) {
      const link = localName === 'href'
      if (/^on/i.test(localName)) throw forbidden(`${localName} ${place}`)
      if (namespaceURI !== null && namespaceURI !== linkName) element.removeAttribute(name)
      else if (link ? !isInside(element, value) : reachesOut(value)) throw outside(place)
    }
  }
}

const isInside = ({ localName }: Element, address: string) =>
  address.startsWith('#') || (localName === 'image' && /^data:image\/(png|jpeg|gif|webp)[;,]/i.test(address))

/** The text of a file, unpacked if it is packed; `room` is how long it may be. */
async function textOf(file: File, room: number): Promise<string> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const packed = start[0] === 0x1f && start[1] === 0x8b
  const stream = packed ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream()
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
    if (text.length > room)
      throw new Fault(t('“{name}” is larger than 12 MB. Choose a simpler deck.', { name: file.name }))
  }
}

function parse(text: string, name: string): SVGSVGElement {
  if (text.includes('<!ENTITY'))
    throw new Fault(
      t('“{name}” contains {what}, which is not allowed. Remove it from the file.', {
        name,
        what: '<!ENTITY>',
      }),
    )
  const page = new DOMParser().parseFromString(text, 'image/svg+xml')
  const error = page.querySelector('parsererror')
  const [, line] = /line\D*(\d+)/i.exec(error?.textContent ?? '') ?? []
  if (line)
    throw new Fault(
      t('“{name}” is damaged in line {line}. Repair it there, or choose another file.', { name, line }),
    )
  const root = page.documentElement
  if (error || root.namespaceURI !== svgName || root.localName !== 'svg')
    throw new Fault(t('“{name}” is not an SVG file. Choose a deck in SVG.', { name }))
  check(root, name)
  return root as unknown as SVGSVGElement
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The place of a part of the drawing in the units of the whole. */
function boxOf(svg: SVGSVGElement, part: SVGGraphicsElement): Box {
  const { x, y, width, height } = part.getBBox()
  const from = part.getScreenCTM()
  const to = svg.getScreenCTM()?.inverse()
  if (!from || !to || width === 0 || height === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(to.multiply(from)))
  const [xs, ys] = [corners.map((one) => one.x), corners.map((one) => one.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** The ids that elements use. */
const used = (elements: Iterable<Element>) =>
  [...elements].flatMap((element) => [
    ...[...element.attributes].flatMap(({ value }) => ids(value)),
    ...(element.localName === 'style' ? ids(element.textContent) : []),
  ])
const ids = (text: string) => [...text.matchAll(/#([^)"'\s;]+)/g)].map(([, id]) => id!)
const withAll = (element: Element) => [element, ...element.querySelectorAll('*')]

/** One card with all that it is drawn with, and no other. */
function cut(
  svg: SVGSVGElement,
  card: Element,
  named: ReadonlyMap<string, Element>,
  styles: readonly Element[],
): SVGSVGElement {
  const alone = svg.cloneNode(false) as SVGSVGElement
  const defs = document.createElementNS(svgName, 'defs')
  let inner = card.cloneNode(true)
  for (
    let around = card.parentElement;
    around && around !== (svg as Element);
    around = around.parentElement
  ) {
    const shell = around.cloneNode(false)
    shell.appendChild(inner)
    inner = shell
  }
  alone.append(...styles.map((style) => style.cloneNode(true)), defs, inner)
  const wanted = new Set(used(withAll(alone)))
  for (const id of wanted) {
    const other = named.get(id)
    if (!other || card.contains(other)) continue
    defs.append(other.cloneNode(true))
    for (const next of used(withAll(other))) wanted.add(next)
  }
  return alone
}

/** Draws what is in the box as a card of our shape, with round corners. */
async function picture(alone: SVGSVGElement, box: Box): Promise<Blob> {
  const shape = box.width / box.height
  const fits = shape >= stretched.least && shape <= stretched.most
  alone.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  alone.setAttribute('preserveAspectRatio', fits ? 'none' : 'xMidYMid meet')
  alone.setAttribute('width', String(width))
  alone.setAttribute('height', String(height))
  const text = new XMLSerializer().serializeToString(alone)
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    const image = new Image(width, height)
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const pen = canvas.getContext('2d')!
    pen.roundRect(0, 0, width, height, width * 0.055)
    pen.clip()
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    pen.drawImage(image, 0, 0, width, height)
    return await new Promise((give, fail) =>
      canvas.toBlob((blob) => (blob ? give(blob) : fail(new Error('no picture'))), 'image/webp', 0.92),
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}

type Pictures = Map<string, { name: string; alone: SVGSVGElement; box: Box }>

/** The cards of one drawing that holds them all, each under its id. */
function cardsOf(drawn: SVGSVGElement): Pictures {
  const host = document.body.appendChild(document.createElement('div'))
  host.style.cssText = 'position: absolute; visibility: hidden; width: 0; height: 0; overflow: hidden'
  // the page's policy forbids styles of others; in the picture of a card they act
  const styles = [...drawn.querySelectorAll('style')]
  for (const style of styles) style.remove()
  try {
    // in a shadow, so that its ids and styles are its own
    const svg = host.attachShadow({ mode: 'closed' }).appendChild(document.importNode(drawn, true))
    for (const name of ['viewBox', 'x', 'y', 'transform']) svg.removeAttribute(name)
    svg.setAttribute('width', '1000')
    svg.setAttribute('height', '1000')
    const named = new Map([...svg.querySelectorAll('[id]')].map((one) => [one.id, one]))
    const found = new Map<string, string>()
    for (const id of named.keys()) {
      const face = faceOf(id)
      if (face && better(id, found.get(face) ?? '') > 0) found.set(face, id)
    }
    const all: Pictures = new Map()
    for (const [face, id] of found) {
      let card = named.get(id) as SVGGraphicsElement
      if (card.closest('defs, symbol')) {
        // what is only defined is seen where it is used
        card = svg.appendChild(document.createElementNS(svgName, 'use'))
        card.setAttribute('href', `#${id}`)
      }
      all.set(face, { name: id, alone: cut(svg, card, named, styles), box: boxOf(svg, card) })
    }
    return all
  } finally {
    host.remove()
  }
}

/** A card that is a drawing of its own. */
function wholeOf(svg: SVGSVGElement): Box {
  const { x, y, width, height } = svg.viewBox.baseVal ?? { x: 0, y: 0, width: 0, height: 0 }
  return width > 0
    ? { x, y, width, height }
    : { x: 0, y: 0, width: svg.width.baseVal.value, height: svg.height.baseVal.value }
}

async function pictures(files: readonly File[]): Promise<Pictures> {
  const [first, ...others] = files
  if (first && others.length === 0) return cardsOf(parse(await textOf(first, largest), first.name))
  const all: Pictures = new Map()
  let room = largest
  for (const file of files) {
    const face = faceOf(file.name.replace(/\.svgz?$/i, ''))
    if (!face) continue
    const text = await textOf(file, room)
    room -= text.length
    const alone = parse(text, file.name)
    all.set(face, { name: file.name, alone, box: wholeOf(alone) })
  }
  return all
}

/** Reads a deck from one file with all cards, or from one file for each; or answers one line that names the fault. */
export async function readDeck(files: readonly File[]): Promise<{ deck: OwnDeck } | { fault: string }> {
  const name = files.length === 1 ? files[0]!.name : t('The files')
  try {
    const found = await pictures(files)
    const missing = faces.filter((face) => !found.has(face))
    if (missing[0])
      throw new Fault(
        t('“{name}” lacks {n} of the 52 cards. Give each card an id such as “{id}”.', {
          name,
          n: missing.length,
          id: idOf(missing[0]),
        }),
      )
    const deck: OwnDeck = {}
    for (const [face, { name: id, alone, box }] of found) {
      if (!(box.width > 0 && box.height > box.width))
        throw new Fault(
          t('In “{name}”, the card “{id}” is empty or wider than high. Repair it, or choose another file.', {
            name,
            id,
          }),
        )
      deck[face] = await picture(alone, box)
    }
    return { deck }
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message }
    return { fault: t('The browser cannot draw “{name}”. Choose another deck.', { name }) }
  }
}

/** The id that most decks give to a face. */
function idOf(face: string): string {
  const rank = { A: '1', T: '10', J: 'jack', Q: 'queen', K: 'king' }[face[0]!] ?? face[0]!
  return `${rank}_${{ S: 'spade', H: 'heart', D: 'diamond', C: 'club' }[face[1]!]}`
}
