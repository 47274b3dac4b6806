// The weight of the built page: code, styles and the core, compressed, against what it may be.
//
//     node tools/budget.mjs [FOLDER]        build/web if not given
//
// Compressed is meant as hosts send it, with brotli; gzip is also shown. Cards, fonts and icons do not count: they
// are pictures, not code, and most are fetched only when they are wanted.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

// A game brings its rules, their words in full, its advice and its table.
// 1,500 of it keep a translated page true, print the rules, and share a game as text where a link opens nowhere else; 26,500 are the readings of the
// books with their rule sets in the core, looking through piles, other names and the search for them, and boards.
// 34,500 of it, measured together, are Klondike's solver, its search over information sets with a net, and why a game is lost.
// 9,300 of it, measured together, are kind deals, counters, cards being turned up, and The Demon's search with its net.
// 6,200 of it are the search that decides The Demon and Cadogan's Klondike.
// 8,500 of it rate a player, narrow down and order the list of games, light cards, and let the hints play on.
// 2,900 of it describe the tables in the core, give the whole saved game with each move, and hold the odds of six rule sets of Klondike.
// 5,500 of it are challenges of several players, telling that a chance falls, and length, skill, kind and lesson of each game.
// 3,700 of it judge the cards that a player names or marks in a lost position.
// 900 of it choose among decks, one of them the player's own, and ask for sounds and full screen.
// 5,400 of it search Napoleon at St. Helena over information sets.
const base = 264_500
// The player who sees only the table: how he plans and plays out, his guides and weights, what he won. 6,500 of it work out the best play.
const honest = 52_500
// What meets a newcomer and what follows a game: lessons, terms, ends, races, days and their plan.
const welcome = 28_500
// The account in the core that tells luck from play; 700 of it show there what hints have shown.
const review = 12_700
// Whole sentences with holes in the core, which a catalogue translates: 6,700 measured.
const languages = 7_000
const each = 8_000
// Parts that are fetched when they are opened: settings with letters on cards, statistics with their ratings, puzzles, the strip below cards that are marked, that of a review, why a game is lost; 5,100 of it read decks and make sounds.
const opened = 52_200 + 2_500 // 2,500 of it say these in the language that was chosen
const games = readdirSync('lib/games').filter((name) => existsSync(`lib/games/${name}/rules.hpp`)).length
const most = base + honest + welcome + review + languages + each * games
const folder = process.argv[2] ?? 'build/web'
const cards = /^assets\/(deck|classic|giant|old)-[\w-]{8}\.js$/
const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => /\.(html|js|css|wasm)$/.test(name))
  .sort()

if (!files.includes('index.html') || !files.some((name) => name.endsWith('.wasm'))) {
  console.log(`${folder} holds no built page`)
  process.exit(1)
}

const text = (name) => readFileSync(join(folder, name), 'utf8')
const scripts = files.filter((name) => name.endsWith('.js'))

/** The scripts that these import at once, and they themselves. */
function reached(roots) {
  const found = new Set(roots)
  for (const name of found)
    for (const [, next] of text(name).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g))
      found.add(`assets/${next}`)
  return found
}
// What index.html names, and what these import, is fetched at once; what they import later, when it is opened.
const first = text('index.html')
const atOnce = reached(scripts.filter((name) => first.includes(name)))
const lazy = scripts.flatMap((name) =>
  [...text(name).matchAll(/\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, next]) => `assets/${next}`),
)
const later = new Set([...reached(lazy)].filter((name) => !atOnce.has(name)))
for (const name of files) if (name.endsWith('.css') && !first.includes(name)) later.add(name)

let whole = 0
let zipped = 0
let onOpening = 0
const column = (size) => size.toLocaleString('en').padStart(9)
for (const name of files) {
  const bytes = readFileSync(join(folder, name))
  const [brotli, gzip] = [brotliCompressSync(bytes).length, gzipSync(bytes, { level: 9 }).length]
  const waits = later.has(name) && !cards.test(name)
  const counts = !cards.test(name) && !waits
  if (waits) onOpening += brotli
  if (counts) {
    whole += brotli
    zipped += gzip
  }
  console.log(`${column(brotli)} ${column(gzip)}  ${name}${waits ? '  (when it is opened)' : counts ? '' : '  (cards, not counted)'}`)
}
console.log(`${column(whole)} ${column(zipped)}  code and core, of at most ${column(most).trim()} bytes with brotli`)
console.log(`${column(onOpening)}            when it is opened, of at most ${column(opened).trim()} bytes`)
process.exit(whole <= most && onOpening <= opened ? 0 : 1)
