// node bench/review.mjs [PROGRAM [GAME]]: how soon the page's review of a whole game is there, coarse and fine, in Debian's Chromium
// against longwood serve: by the clock, and in processor time of the solver's worker. Games of the program itself, one by the
// honest player and one by the greedy one. Uses the packages of web/ (npm ci there first).
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const root = new URL('..', import.meta.url).pathname;
const { chromium } = createRequire(`${root}web/package.json`)('@playwright/test');
const program = process.argv[2] ?? `${root}build/release/longwood`;
const only = process.argv[3];
const runs = 3;
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
const ask = (...words) =>
  execFileSync(program, [...words, '--json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const games = ask('games')
  .map(({ game }) => game)
  .filter((game) => !only || game === only);
if (games.length === 0) {
  console.error(`bench/review.mjs: no game is called ${only}; 'longwood games' lists them`);
  process.exit(2);
}

/** The longest game of some deals, as a link's end. */
function longest(game, player) {
  const quick = ['--precision', '2', '--nodes', '2000'];
  const lines = ask('review', '--self', game, '--deals', '1-6', '--player', player, ...quick).filter((line) => 'deal' in line);
  const { deal, moves } = lines.reduce((best, one) => (one.moves.length > best.moves.length ? one : best));
  const { set, rules } = ask('deal', game)[0];
  return { moves: moves.split(' ').length, link: `#/${game}/${set}/v${rules}/${deal}/${moves.replaceAll(' ', '.')}` };
}

/** Seconds of processor time of all workers of browsers below this process. */
function workerTime() {
  const parents = new Map();
  const fields = (path) => readFileSync(path, 'utf8').replace(/.*\) /s, '').split(' ');
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      parents.set(pid, fields(`/proc/${pid}/stat`)[1]);
    } catch {
      // it has ended
    }
  const below = (pid) => pid === String(process.pid) || (parents.has(pid) && below(parents.get(pid)));
  let ticks = 0;
  for (const pid of [...parents.keys()].filter(below))
    try {
      for (const thread of readdirSync(`/proc/${pid}/task`)) {
        const folder = `/proc/${pid}/task/${thread}`;
        if (!readFileSync(`${folder}/comm`, 'utf8').startsWith('DedicatedWorker')) continue;
        const all = fields(`${folder}/stat`);
        ticks += Number(all[11]) + Number(all[12]);
      }
    } catch {
      // it has ended
    }
  return ticks / 100;
}

/** Opens the review of the game on the page; seconds, by the clock and of the worker, until it is coarse and until it is fine. */
async function review(browser, address, link) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address + link);
  await page.locator('.board .card').first().waitFor({ state: 'attached' });
  // what the page looks for by itself at the end of a game is left out
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  const began = [performance.now(), workerTime()];
  const since = () => [(performance.now() - began[0]) / 1000, workerTime() - began[1]];
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const strip = page.getByRole('region', { name: 'The review', exact: true });
  await strip.getByText('kept').waitFor({ timeout: 120_000 });
  const coarse = since();
  await strip.locator('.quiet').waitFor({ state: 'detached', timeout: 120_000 });
  const fine = since();
  await page.close();
  return [...coarse, ...fine];
}

const server = spawn(program, ['serve', '--no-browser', '--port', '0']);
try {
  const [said] = await once(server.stdout, 'data');
  const address = /http:\/\/\S+/.exec(said.toString())[0];
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  console.log(`seconds, medians of ${runs}: game, player, moves; coarse by the clock (processor); fine by the clock (processor)`);
  for (const game of games)
    for (const player of ['honest', 'greedy']) {
      const { moves, link } = longest(game, player);
      const times = [];
      for (let run = 0; run < runs; run++) times.push(await review(browser, address, link));
      const [coarse, coarseWork, fine, fineWork] = times[0].map((_, i) => median(times.map((one) => one[i])).toFixed(1));
      console.log(`| ${game} | ${player} | ${moves} | ${coarse} (${coarseWork}) | ${fine} (${fineWork}) |`);
    }
  await browser.close();
} finally {
  server.kill('SIGINT');
}
