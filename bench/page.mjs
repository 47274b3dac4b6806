// node bench/page.mjs [PROGRAM]: the page in Debian's Chromium against longwood serve: how soon it can be played from a cold
// start, and how evenly a card is dragged among 104. Uses the packages of web/ (npm ci there first). Wall clock, so leave the
// machine alone.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

const root = new URL('..', import.meta.url).pathname;
const { chromium } = createRequire(`${root}web/package.json`)('@playwright/test');
const program = process.argv[2] ?? `${root}build/release/longwood`;
const told = execFileSync(program, ['games', '--json'], { encoding: 'utf8' });
const games = told.trim().split('\n').map((line) => JSON.parse(line).game);
const starts = 5;
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

const server = spawn(program, ['serve', '--no-browser', '--port', '0']);
const [said] = await once(server.stdout, 'data');
const address = /http:\/\/\S+/.exec(said.toString())[0];
const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });

/** Milliseconds from the request until a card that can be taken up is on the screen, in a browser that knows nothing yet. */
async function firstPlayable(game) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.board .card.free')) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => (window.playable = performance.now())));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${address}#/${game}/7`);
  const ms = await (await page.waitForFunction(() => window.playable, null, { timeout: 60_000 })).jsonValue();
  await browser.close();
  return ms;
}

/** A card is carried across the table for two seconds: intervals between frames, and long tasks. */
async function drag(page, game) {
  await page.goto('about:blank');
  await page.goto(`${address}#/${game}/7`);
  const card = page.locator('.board .card.free').first();
  await card.waitFor();
  await page.waitForTimeout(3000); // the cards have been dealt, and the solver has said what it can
  const box = await card.boundingBox();
  const at = [box.x + box.width / 2, box.y + box.height / 4];
  await page.evaluate(() => {
    window.frames_ = [];
    window.long = [];
    window.watch = new PerformanceObserver((list) => window.long.push(...list.getEntries().map((one) => one.duration)));
    window.watch.observe({ entryTypes: ['longtask'] });
    const frame = (now) => {
      window.frames_.push(now);
      window.next = requestAnimationFrame(frame);
    };
    window.next = requestAnimationFrame(frame);
  });
  await page.mouse.move(...at);
  await page.mouse.down();
  const began = Date.now();
  for (let step = 0; Date.now() - began < 2000; step++)
    await page.mouse.move(at[0] + 300 * Math.sin(step / 20), at[1] + 200 * Math.sin(step / 33));
  const seen = await page.evaluate(() => {
    cancelAnimationFrame(window.next);
    return { frames: window.frames_, long: window.long };
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const gaps = seen.frames.slice(1).map((now, i) => now - seen.frames[i]);
  const late = gaps.filter((gap) => gap > 25).length;
  return { rate: 1000 / median(gaps), late, frames: gaps.length, worst: Math.max(...gaps), long: seen.long };
}

try {
  console.log('game             first playable (ms, median of ' + starts + ')');
  for (const game of games) {
    const times = [];
    for (let start = 0; start < starts; start++) times.push(await firstPlayable(game));
    console.log(`${game.padEnd(16)} ${median(times).toFixed(0)}`);
  }
  console.log('\ngame             drag: frames/s, frames later than 25 ms, worst gap (ms), long tasks over 50 ms');
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  for (const game of games) {
    const { rate, late, frames, worst, long } = await drag(page, game);
    console.log(`${game.padEnd(16)} ${rate.toFixed(0)}, ${late} of ${frames}, ${worst.toFixed(0)}, ${long.length}`);
  }
  await browser.close();
} finally {
  server.kill('SIGINT');
}
