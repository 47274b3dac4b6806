import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'build/words')
const compiler = join(root, 'tools/words.py')

/** When any of these was changed last. */
const changed = (paths: readonly string[]) => Math.max(0, ...paths.map((path) => statSync(path).mtimeMs))

/** The PO files under a path: itself, or those of a folder. */
const sourcesOf = (path: string) =>
  statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path]

/** Compiles a language unless that was done; one of which something is missing that is met in play is not offered. */
function compile(language: string, sources: readonly string[]): void {
  const [made, being] = [join(folder, `${language}.lww`), join(folder, `${language}.new`)]
  const looked = join(folder, `${language}.looked`)
  if (existsSync(looked) && statSync(looked).mtimeMs >= changed([compiler, ...sources])) return
  const said = execFileSync('python3', [compiler, 'compile', language, being], { encoding: 'utf8' })
  const [, done, all] = /(\d+) of (\d+) met in play/.exec(said) ?? []
  if (done !== undefined && done === all) renameSync(being, made)
  else rmSync(made, { force: true })
  rmSync(being, { force: true })
  execFileSync('touch', [looked])
}

/** A language as those who speak it call it. */
function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  const [first = ''] = name
  return first.toLocaleUpperCase(tag) + name.slice(first.length)
}

/** A game's id, of its English title. */
const idOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[\p{M}’'.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')

/** The titles and other names of the games in PO files, by the games' ids. */
export function namesIn(files: readonly string[]): Record<string, string[]> {
  const names: Record<string, string[]> = {}
  const entry = /^msgctxt "(?:title|known as)"\nmsgid "(.*)"\nmsgstr "(.+)"$/gm
  for (const file of files)
    for (const [, title, said] of readFileSync(file, 'utf8').matchAll(entry)) {
      const own = (names[idOf(title!)] ??= [])
      own.push(...said!.split('|').filter((name) => name !== title && !own.includes(name)))
    }
  return names
}

/** Makes the catalogues of all whole languages in po/, which the page takes in as files of its own. */
export function catalogues(): Plugin {
  return {
    name: 'longwood-catalogues',
    config() {
      mkdirSync(folder, { recursive: true })
      const templates = sourcesOf(join(root, 'po/template'))
      const translated = readdirSync(join(root, 'po')).filter((one) =>
        /^(?!template)[a-zA-Z-]+(\.po)?$/.test(one),
      )
      const tagOf = (name: string) => name.replace(/\.po$/, '')
      for (const name of translated)
        compile(tagOf(name), [...templates, ...sourcesOf(join(root, 'po', name))])
      const names = ['en', ...translated.map(tagOf)].map((tag) => [tag, ownName(tag)])
      const files = translated
        .flatMap((name) => sourcesOf(join(root, 'po', name)))
        .filter((file) => file.endsWith('.po'))
      return {
        define: {
          __OWN_NAMES__: JSON.stringify(Object.fromEntries(names)),
          __NAMES__: JSON.stringify(namesIn(files)),
        },
      }
    },
  }
}
