import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const web = resolve(import.meta.dirname, '..')
const file = 'licences.txt'
const { dependencies } = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

/** The licence that a package brings along. */
function licenceOf(name: string): string {
  const folder = join(web, 'node_modules', name)
  const found = existsSync(folder) && readdirSync(folder).find((one) => /^(licen[cs]e|copying)\b/i.test(one))
  if (!found) throw new Error(`${name} is part of the page and has no licence to ship`)
  return readFileSync(join(folder, found), 'utf8').trim()
}

/** What the page is made of besides the packages that its scripts and styles import. */
const others = (): [string, string][] => [
  ['Longwood', readFileSync(resolve(web, '../LICENSE'), 'utf8').trim()],
  ['musl, in longwood.wasm', readFileSync(join(web, 'licences/musl.txt'), 'utf8').trim()],
  ['@letele/playing-cards, the faces of the cards', 'CC0-1.0: dedicated to the public domain.'],
]

/**
 * Adds licences.txt to the built page: the licences of all packages of which something is in it. `parts` is for the bundles
 * of workers, which Vite makes before the page's.
 */
export function licences(): { page: Plugin; parts: () => Plugin } {
  // the font comes by a style sheet, which is no module
  const packages = new Set<string>(Object.keys(dependencies))
  const note = (id: string) => {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]
    if (name !== undefined) packages.add(name)
  }
  const parts = (): Plugin => ({
    name: 'longwood-licences-of-parts',
    apply: 'build',
    moduleParsed: ({ id }) => note(id),
  })
  const page: Plugin = {
    name: 'longwood-licences',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'test',
    moduleParsed: ({ id }) => note(id),
    generateBundle() {
      if (this.environment.name !== 'client') return
      const texts = [...others(), ...[...packages].sort().map((name) => [name, licenceOf(name)] as const)]
      const source = texts
        .map(([name, text]) => `${name}\n${'='.repeat(name.length)}\n\n${text}\n`)
        .join('\n\n')
      this.emitFile({ type: 'asset', fileName: file, source })
    },
  }
  return { page, parts }
}
