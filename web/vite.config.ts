import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { offline } from './offline/plugin.ts'

export default defineConfig({
  base: './', // the same files work in any folder of any static host
  plugins: [svelte(), offline()],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: '../build/web', emptyOutDir: true, assetsInlineLimit: 0 },
  server: { host: '127.0.0.1', port: 5173, fs: { allow: ['..'] } },
  preview: { host: '127.0.0.1', port: 4173 },
  test: { include: ['src/**/*.test.ts'] },
})
