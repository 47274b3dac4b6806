// The classic deck: Adrian Kennard's faces from npm @letele/playing-cards (CC0-1.0) as plain SVG symbols, without their
// corner indices; the index over them is ours. Colours of suits are currentColor, so that four colours work here too.
import fs from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The package exports React components; a few lines stand in for React, so that nothing of it is needed. */
export async function components() {
  const file = require.resolve('@letele/playing-cards/dist/index.esm.js')
  const source = fs
    .readFileSync(file, 'utf8')
    .replace(/^import _extends.*$/m, 'const _extends = Object.assign')
    .replace(
      /^import \* as React.*$/m,
      'const React = { createElement: (tag, props, ...kids) => ({ tag, props: props ?? {}, kids: kids.flat().filter(Boolean) }) }',
    )
  return import(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`)
}

const ink = '#1c1f22'
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const kept = new Set(['viewBox', 'preserveAspectRatio'])
const corner = new Set([-114.4, -111.784])

function colour(value, court, pip) {
  if (value === '#fff') return 'var(--face)'
  if (court && !pip)
    return value === 'red'
      ? '#b3232d'
      : value === '#44F'
        ? '#24407a'
        : value === '#FC4'
          ? '#d8a93a'
          : value === '#000'
            ? ink
            : value
  return value === 'red' || value === '#000' ? 'currentColor' : value
}

/** One element and what is in it; null for backgrounds, corner indices and words. */
function render(node, say) {
  const { tag, props, kids } = node
  if (tag === 'text' || tag === 'title' || (tag === 'rect' && props.x === -119.5)) return ''
  if (tag === 'use' && corner.has(props.x)) return ''
  // the maker's address, as a code of squares on the ace of spades
  if (tag === 'path' && say.ace && props.fill === '#fff') return ''
  const pip = say.pip || (tag === 'symbol' && props.viewBox === '-600 -600 1200 1200')
  const given = { ...props }
  if (say.court && !pip && tag === 'path' && !given.fill && given.id === undefined)
    given.fill = given.stroke ? 'none' : ink
  const attributes = Object.entries(given)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => {
      if (name === 'xlinkHref') return ` href="#${say.id(value.slice(1))}"`
      if (name === 'id') return ` id="${say.id(value)}"`
      const shown = name === 'fill' || name === 'stroke' ? colour(value, say.court, pip) : value
      return ` ${kept.has(name) ? name : kebab(name)}="${shown}"`
    })
    .join('')
  const inner = kids.map((kid) => render(kid, { ...say, pip })).join('')
  if (tag === 'symbol' && inner.includes('stroke-width="80"')) return ''
  if ((tag === 'g' || tag === 'defs') && inner === '') return ''
  return inner === '' ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${inner}</${tag}>`
}

/** The inside of a face, to be set in the place of our body: a box of 174 x 276 about the middle. */
export function body(all, rank, suit) {
  const name = suit + (rank === 'T' ? '10' : rank.toLowerCase())
  const id = (old) => `k${rank}${suit}${old.slice(old.lastIndexOf('_') + 1)}`
  const court = 'JQK'.includes(rank)
  const inner = all[name]({})
    .kids.map((kid) => render(kid, { id, court, ace: rank === 'A', pip: false }))
    .join('')
  return `<svg x="42" y="82" width="166" height="262" viewBox="-87 -137 174 274">${inner}</svg>`
}
