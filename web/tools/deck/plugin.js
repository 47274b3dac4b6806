import { draw } from './decks.js'

const file = /\/cards\/(\w+)\.svg\?raw$/

/** Draws the decks when the page is built: they are imported as if their files lay in src/board/cards. */
export function decks() {
  return {
    name: 'longwood-decks',
    enforce: 'pre',
    resolveId(source, importer) {
      const id = importer && source.startsWith('./') ? new URL(source, `file://${importer}`) : undefined
      const path = id ? id.pathname + id.search : source
      return file.test(path) ? path : undefined
    },
    async load(id) {
      const name = file.exec(id)?.[1]
      return name && name in draw ? `export default ${JSON.stringify(await draw[name]())}` : undefined
    },
  }
}
