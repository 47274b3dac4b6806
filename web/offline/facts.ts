import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const text = (name: string) => readFileSync(join(root, name), 'utf8')

/** The version of the whole, as CMake has it. */
const version = /project\(longwood VERSION ([\d.]+)/.exec(text('CMakeLists.txt'))![1]!
const games = text('lib/games/games.txt')
  .split('\n')
  .filter((line) => /^\w/.test(line)).length

const words = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/** The manifest's screenshots, by the names it gives them: pictures of the documents. */
export const screenshots: Readonly<Record<string, string>> = {
  'screenshots/wide.jpg': join(root, 'docs/pictures/the-clock.jpg'),
  'screenshots/narrow.jpg': join(root, 'docs/pictures/phone.jpg'),
}

/** Tells the page what is known when it is built: its version, its public address, and in the manifest how many games it has. */
export function facts(): Plugin {
  let folder = ''
  return {
    name: 'longwood-facts',
    config: () => ({
      define: {
        __VERSION__: JSON.stringify(version),
        __SITE__: JSON.stringify(process.env.LONGWOOD_SITE ?? ''),
      },
    }),
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      mkdirSync(join(folder, 'screenshots'), { recursive: true })
      for (const [name, picture] of Object.entries(screenshots)) copyFileSync(picture, join(folder, name))
      const file = join(folder, 'manifest.webmanifest')
      writeFileSync(file, readFileSync(file, 'utf8').replace('%GAMES%', words[games] ?? String(games)))
    },
  }
}
