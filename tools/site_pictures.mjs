// A picture of each game as it is dealt, for its page and for what other sites show of a link:
//     node tools/site_pictures.mjs PROGRAM PAGE OUT GAME...
// CHROMIUM names the browser. The page is served by the program, and nothing is fetched from elsewhere.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(new URL('../web/package.json', import.meta.url));
const { chromium } = require('@playwright/test');
const [program, page, out, ...games] = process.argv.slice(2);
const size = { width: 1200, height: 630 };

/** The address at which the program serves the page, on a port of its choice. */
function served() {
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

const { serving, address } = await served();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  for (const game of games) {
    // each in a context of its own: the page greets whoever comes the first time
    const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', serviceWorkers: 'block' });
    const tab = await context.newPage();
    await tab.goto(`${address}#/${game}/5`);
    await tab.locator('[data-pile]').first().waitFor({ timeout: 30_000 });
    await tab.waitForTimeout(500);
    await tab.screenshot({ path: join(out, `${game}.jpg`), type: 'jpeg', quality: 80 });
    await context.close();
  }
} finally {
  await browser.close();
  serving.removeAllListeners('exit');
  serving.kill();
}
