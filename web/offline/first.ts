import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import { loadCore } from '../src/core/core.ts'
import type { GameListed } from '../src/core/types.ts'
import { catalogues } from './catalogues.ts'

const web = resolve(import.meta.dirname, '..')
const wasm = resolve(web, '../build/wasm/longwood.wasm')

/** The script that runs before anything is drawn, as one file that is no module. */
async function atOnce(): Promise<string> {
  const built = await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rollupOptions: { input: join(web, 'src/first/look.ts'), output: { format: 'iife' } },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  return output[0].code
}

/** The chooser as HTML, by Svelte's own compiler for servers, and how many games it shows. */
async function picture(): Promise<{ html: string; games: number }> {
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
    pictureOf: (games: GameListed[]) => string
  }
  const core = await loadCore(readFileSync(wasm))
  const games = core.games()
  const html = made.pictureOf(games)
  rmSync(outDir, { recursive: true })
  return { html, games: games.length }
}

/**
 * Puts into index.html what is seen before the page has come: the chooser's tiles, or the name alone, and the small script
 * that tells which of them. What the page itself is made of lies in a template, `#later`, which that script brings to life
 * once the first picture is drawn.
 */
export function first(): Plugin {
  let script = ''
  return {
    name: 'longwood-first',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'test',
    async buildStart() {
      if (this.environment.name !== 'client') return
      const code = await atOnce()
      const digest = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      script = `assets/first-${digest}.js`
      this.emitFile({ type: 'asset', fileName: script, source: code })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const later: string[] = []
        const once = html.replace(
          /\s*<(?:script type="module".*?<\/script|link rel="modulepreload".*?)>/gs,
          (tag) => {
            later.push(tag.trim())
            return ''
          },
        )
        const { html: chooser, games } = await picture()
        const empty = '<main class="starting cloth"><h1>Longwood</h1></main>'
        const tags: HtmlTagDescriptor[] = [
          // behind the styles, which wait for nothing else
          { tag: 'template', attrs: { id: 'later' }, children: later.join(''), injectTo: 'head' },
          {
            tag: 'script',
            attrs: { src: `./${script}`, 'data-games': String(games) },
            injectTo: 'body-prepend',
          },
          {
            tag: 'div',
            attrs: { id: 'first', inert: true, 'aria-hidden': 'true' },
            children: empty + chooser,
            injectTo: 'body-prepend',
          },
        ]
        const upright = Object.keys(bundle).find((name) => /garamond-latin-wght-normal.*\.woff2$/.test(name))
        // the module is not asked for here: what is fetched ahead is put together on the page's thread, where it would be
        // compiled beside that while it comes
        const font = `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${upright}">`
        return { html: once.replace('</head>', `  ${font}\n  </head>`), tags }
      },
    },
  }
}
