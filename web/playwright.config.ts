import { defineConfig } from '@playwright/test'

/** Where the page is served from: the program itself, as players start it. */
const port = Number(process.env.LONGWOOD_PORT ?? 8160)
const program = process.env.LONGWOOD ?? '../build/release/longwood'
const root = process.env.LONGWOOD_ROOT ? ` --root ${process.env.LONGWOOD_ROOT}` : ''

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../build/e2e/results',
  workers: Number(process.env.LONGWOOD_WORKERS ?? 2),
  fullyParallel: true,
  // time limits stop a test that hangs; they do not measure speed, since a machine may be busy, and a wait ends as soon as its condition holds
  timeout: 900_000,
  // a test that passes at the second try only is named by ./test
  retries: 1,
  expect: { timeout: 180_000 },
  reporter: 'list',
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // only the tests of offline use want it: else it would keep the page of the test before
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `${program} serve --no-browser --port ${port}${root}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
})
