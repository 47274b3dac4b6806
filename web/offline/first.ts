import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, transformWithOxc, type HtmlTagDescriptor, type Plugin } from 'vite'
import { loadCore } from '../src/core/core.ts'
import type { GameFacts } from '../src/core/types.ts'
import { catalogues } from './catalogues.ts'

const web = resolve(import.meta.dirname, '..')
const wasm = resolve(web, '../build/wasm/longwood.wasm')
const look = join(web, 'src/first/look.ts')

/** The chooser as HTML, by Svelte's own compiler for servers. */
async function picture(): Promise<string> {
  const outDir = resolve(web, '../build/first')
  await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    plugins: [svelte({ emitCss: false }), catalogues()],
    build: {
      ssr: join(web, 'src/first/picture.ts'),
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
    },
    ssr: { noExternal: true },
  })
  const made = (await import(`${pathToFileURL(join(outDir, 'picture.js')).href}?${process.pid}`)) as {
    pictureOf: (games: GameFacts[]) => string
  }
  const core = await loadCore(readFileSync(wasm))
  const html = made.pictureOf(core.games())
  rmSync(outDir, { recursive: true })
  return html
}

/**
 * Puts into index.html what is seen before the page has come: the chooser's tiles, or the name alone, and the small script
 * that tells which of them; and names there what the page will want in any case, so that it is on its way at once.
 */
export function first(): Plugin {
  let script = ''
  return {
    name: 'longwood-first',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'test',
    async buildStart() {
      if (this.environment.name !== 'client') return
      const { code } = await transformWithOxc(readFileSync(look, 'utf8'), look)
      const digest = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      script = `assets/first-${digest}.js`
      this.emitFile({ type: 'asset', fileName: script, source: code })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_, { bundle = {} }) {
        const named = (pattern: RegExp) => Object.keys(bundle).find((name) => pattern.test(name))
        const preload = (pattern: RegExp, as: string, type?: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as,
            ...(type ? { type } : {}),
            crossorigin: true,
            href: `./${named(pattern)}`,
          },
          injectTo: 'head',
        })
        const empty = '<main class="starting cloth"><h1>Longwood</h1></main>'
        return [
          preload(/garamond-latin-wght-normal.*\.woff2$/, 'font', 'font/woff2'),
          preload(/longwood-.*\.wasm$/, 'fetch'),
          { tag: 'script', attrs: { src: `./${script}` }, injectTo: 'body-prepend' },
          {
            tag: 'div',
            attrs: { id: 'first', inert: true, 'aria-hidden': 'true' },
            children: empty + (await picture()),
            injectTo: 'body-prepend',
          },
        ]
      },
    },
  }
}
