// Draws the decks that the page fetches.
import { body as classicBody, components } from './classic.js'
import { forms, rankNames, suitAt, suitNames, symbol, use } from './faces.js'
import { courts, letters, ranks } from './glyphs.js'
import { giant, old } from './others.js'

const line = 'fill="none" stroke="currentColor" stroke-width="2.2" opacity=".4"'

function ownBody(rank, suit) {
  if (courts[rank])
    return (
      `<rect ${line} x="26" y="92" width="198" height="236" rx="10"/>` +
      use(`court-${rank}`, 59, 110, 132, 88) +
      suitAt(suit, 65, 193, 120)
    )
  if (rank === 'A')
    return (
      `<circle ${line} cx="125" cy="211" r="112"/><circle ${line} cx="125" cy="211" r="104"/>` +
      suitAt(suit, 47, 133, 156)
    )
  return suitAt(suit, 48, 136, 154)
}

/** A letter of another language may be put into these; a wider one keeps its height and reaches over the sides. */
const open = 'preserveAspectRatio="xMidYMid slice" overflow="visible"'

function pieces() {
  let out = ''
  for (const rank of rankNames) {
    const [width, path] = rank === '9' ? ranks['6'] : ranks[rank]
    const turned = rank === '9' ? ' transform="rotate(180 39 50)"' : ''
    const piece = symbol(`rank-${rank}`, `0 0 ${width} 106`, `<path${turned} d="${path}"/>`)
    out += courts[rank] ? piece.replace('<symbol', `<symbol ${open}`) : piece
  }
  for (const letter in letters)
    out += symbol(`rank-${letter}`, `0 0 ${letters[letter][0]} 106`, `<path d="${letters[letter][1]}"/>`)
  for (const court in courts) out += symbol(`court-${court}`, '0 -2 120 80', courts[court].replace(/\n/g, ''))
  return out
}

/** A lattice of lozenges with an oval cartouche, in two inks. */
function back() {
  let lattice = ''
  for (let y = 22; y <= 328; y += 18)
    for (let x = 22 + (((y - 22) / 18) % 2) * 9; x <= 228; x += 18) lattice += `M${x} ${y - 6}l6 6l-6 6l-6-6Z`
  const frame = (inset, width) =>
    `<rect x="${inset}" y="${inset}" width="${250 - 2 * inset}" height="${350 - 2 * inset}" rx="5" fill="none" stroke="var(--back-line)" stroke-width="${width}"/>`
  const ground = '<rect x="12" y="12" width="226" height="326" rx="9" fill="var(--back)"/>'
  const lozenges = `<path d="${lattice}" fill="none" stroke="var(--back-line)" stroke-width="1.6" opacity=".75"/>`
  const oval = (rx, ry, fill, width) =>
    `<ellipse cx="125" cy="175" rx="${rx}" ry="${ry}" fill="${fill}" stroke="var(--back-line)" stroke-width="${width}"/>`
  const four =
    `<g fill="var(--back-line)">${suitAt('S', 109, 118, 32)}${suitAt('H', 109, 200, 32)}` +
    `${suitAt('D', 79, 159, 32)}${suitAt('C', 139, 159, 32)}</g>`
  const cartouche = oval(62, 78, 'var(--back)', 2) + oval(54, 70, 'none', 1.2) + four
  return (
    symbol('card-back', '0 0 250 350', ground + lozenges + frame(18, 2) + cartouche) +
    symbol('card-back-plain', '0 0 250 350', ground + frame(20, 2.5) + frame(28, 1.2))
  )
}

const wrap = (words, inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- ${words} -->\n<g fill="currentColor">\n${inner}</g></svg>\n`

function every(draw) {
  return suitNames.flatMap((suit) => rankNames.map((rank) => draw(rank, suit))).join('')
}

const own = () => pieces() + every((rank, suit) => forms('card', rank, suit, ownBody(rank, suit))) + back()

async function classic() {
  const all = await components()
  return every(
    (rank, suit) =>
      symbol(`classic-body-${rank}${suit}`, '0 0 250 350', classicBody(all, rank, suit)) +
      forms('classic', rank, suit, use(`classic-body-${rank}${suit}`, 0, 0, 250, 350)),
  )
}

/** What each deck is made of, as the text of an SVG file of symbols, by the name of its file. */
export const draw = {
  deck: async () => wrap('The Longwood deck. MIT licence.', own()),
  classic: async () =>
    wrap('Faces by Adrian Kennard, CC0-1.0, from npm @letele/playing-cards.', await classic()),
  giant: async () => wrap('For low vision, drawn of pieces of the Longwood deck. MIT licence.', every(giant)),
  old: async () => wrap('Faces of the classic deck (Adrian Kennard, CC0-1.0) in full.', every(old)),
}
