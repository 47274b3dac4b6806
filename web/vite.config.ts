import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import pxtorem from 'postcss-pxtorem'
import { catalogues } from './offline/catalogues.ts'
import { facts } from './offline/facts.ts'
import { first } from './offline/first.ts'
import { licences } from './offline/licences.ts'
import { offline } from './offline/plugin.ts'
import { contentPolicy } from './offline/policy.ts'
import { decks } from './tools/deck/plugin.js'

const { page: licencesOfPage, parts: licencesOfParts } = licences()

export default defineConfig({
  base: './', // the same files work in any folder of any static host
  plugins: [svelte(), catalogues(), decks(), facts(), first(), contentPolicy(), licencesOfPage, offline()],
  // Lengths are written as at the usual size of text; on the page they follow the size that the reader chose, and so do
  // the widths at which it is laid out otherwise. What lies on the cloth is as large as the cards are.
  css: {
    postcss: {
      plugins: [
        pxtorem({
          propList: ['*', '!border*', '!outline*', '!*shadow', '!stroke*', '!text-decoration*'],
          exclude: /board\.css/,
          mediaQuery: true,
          minPixelValue: 4,
        }),
      ],
    },
  },
  worker: { format: 'es', plugins: () => [licencesOfParts()] },
  build: { target: 'es2023', outDir: '../build/web', emptyOutDir: true, assetsInlineLimit: 0 },
  server: { host: '127.0.0.1', port: 5173, fs: { allow: ['..'] } },
  preview: { host: '127.0.0.1', port: 4173 },
  // time limits stop a test that hangs; they do not measure speed, since a machine may be busy
  test: { include: ['src/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
})
