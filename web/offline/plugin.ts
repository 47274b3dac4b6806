import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'

const source = join(import.meta.dirname, 'sw.ts')

/** Every file of a folder and the folders in it, as addresses from there. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

/** Adds sw.js, which keeps the files of this very build, to the built page. */
export function offline(): Plugin {
  let folder = ''
  return {
    name: 'longwood-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // screenshots are for the browser's question whether to install the page
        const files = filesIn(folder).filter((file) => file !== 'sw.js' && !file.startsWith('screenshots/'))
        const digest = createHash('sha256')
        for (const file of files) digest.update(file).update(readFileSync(join(folder, file)))
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
        digest.update(code)
        const build = { version: digest.digest('hex').slice(0, 16), files }
        writeFileSync(join(folder, 'sw.js'), `const build = ${JSON.stringify(build)}\n${code}`)
      },
    },
  }
}
