// A browser before the built page, which the program serves; for the scripts that take pictures of it.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../web/package.json', import.meta.url));
const { chromium } = require('@playwright/test');

/** The address at which the program serves the page, on a port of its choice. */
function served(program, page) {
  const serving = spawn(program, ['serve', '--no-browser', '--root', page], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let told = '';
    serving.stdout.on('data', (text) => {
      told += text;
      const [address] = /http:\/\/[\w.:[\]]+\//.exec(told) ?? [];
      if (address) resolve({ serving, address });
    });
    serving.on('exit', (status) => reject(new Error(`the page is not served: status ${status}`)));
  });
}

/**
 * Opens each of `shots`, { file, path, size, quality, prepare?, ...options of a browser's context }, where `path` is the address within the
 * page, lets `prepare` do what it will with the tab, and writes a JPEG. CHROMIUM names the browser; nothing is fetched from elsewhere.
 */
export async function photographed(program, page, shots) {
  const { serving, address } = await served(program, page);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    for (const { file, path, size, quality, prepare = async () => {}, ...options } of shots) {
      // each in a separate context: the page greets first visitors
      const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
      const tab = await context.newPage();
      await tab.goto(address + path);
      await tab.locator('[data-pile]').first().waitFor({ timeout: 30_000 });
      await prepare(tab);
      await tab.waitForTimeout(500);
      await tab.screenshot({ path: file, type: 'jpeg', quality });
      await context.close();
    }
  } finally {
    await browser.close();
    serving.removeAllListeners('exit');
    serving.kill();
  }
}
