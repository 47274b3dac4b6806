// Lighthouse's four figures of the built page or of the site, at the desk and on a phone:
//     node tools/lighthouse.mjs [--runs N] [--only phone|desk] [--every] [FOLDER [ADDRESS...]]
// FOLDER is build/web by default, or a site made by tools/site; an ADDRESS is within it, such as "#/the-clock/7" or
// "games/the-clock/". The chooser, a table and, of a site, one of its pages otherwise; with --every each address of the site's
// sitemap. Each figure is the median of N runs (3). Ends with status 1 if one of the four is below 98, below 95 for the speed on a phone.
//
// Files go out as static hosts send them: with brotli, and what is named after its contents for a year. Times on a busy machine
// are too long, the more so as those for a phone are four times what was seen.
// Lighthouse is fetched by npm when it is first wanted, pinned in tools/lighthouse.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' }, every: { type: 'boolean' } },
});
const runs = Number(values.runs);
const [folder = join(root, 'build/web'), ...named] = positionals;
const fail = (line) => {
  console.error(line);
  process.exit(2);
};
if (!(runs >= 1)) fail('--runs takes a number from 1 on');
if (values.only && !['phone', 'desk'].includes(values.only)) fail('--only takes phone or desk');
if (!existsSync(join(folder, 'index.html'))) fail(`${folder} holds no page; ./test page builds one`);
const isSite = existsSync(join(folder, 'games'));
/** The addresses in the sitemap, without that of the site, which is the first. */
function mapped() {
  if (!existsSync(join(folder, 'sitemap.xml'))) fail(`${folder} holds no site; tools/site makes one`);
  const map = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const [first, ...others] = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  return ['', ...others.map((place) => place.slice(first.length))];
}
const usual = () => ['', '#/the-clock/7', ...(isSite ? ['games/the-clock/', 'games/'] : [])];
const addresses = named.length ? named : values.every ? mapped() : usual();
const kinds = ['phone', 'desk'].filter((kind) => !values.only || values.only === kind);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse and what it starts browsers with. */
async function fetched() {
  const place = join(root, 'build/lighthouse');
  const lock = join(root, 'tools/lighthouse/package-lock.json');
  const same = () => readFileSync(join(place, 'package-lock.json'), 'utf8') === readFileSync(lock, 'utf8');
  if (!existsSync(join(place, 'node_modules/lighthouse')) || !same()) {
    console.error('Fetching Lighthouse ...');
    mkdirSync(place, { recursive: true });
    for (const name of ['package.json', 'package-lock.json']) cpSync(join(root, 'tools/lighthouse', name), join(place, name));
    execFileSync('npm', ['ci', '--prefix', place, '--ignore-scripts', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  }
  const { resolve: find } = createRequire(join(place, 'package.json'));
  const load = (name) => import(pathToFileURL(find(name)));
  const [{ default: lighthouse, desktopConfig }, launcher] = await Promise.all([load('lighthouse'), load('chrome-launcher')]);
  return { lighthouse, desktopConfig, launch: launcher.launch };
}

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};
const packed = new Map();

/** The folder as a static host serves it. */
function serve() {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname).replace(/\/$/, '/index.html');
    const file = resolve(join(folder, path));
    if (!file.startsWith(resolve(folder)) || !existsSync(file)) return response.writeHead(404).end('There is no such file.\n');
    const type = types[extname(file)] ?? 'application/octet-stream';
    const squeezed = !/font|png|jpeg/.test(type) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (!packed.has(file)) {
      const plain = readFileSync(file);
      packed.set(file, { plain, brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }) });
    }
    const body = packed.get(file)[squeezed ? 'brotli' : 'plain'];
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(squeezed ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(body);
  });
  return new Promise((give) => server.listen(0, '127.0.0.1', () => give(server)));
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

async function measure({ lighthouse, desktopConfig, launch }, address, kind) {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const flags = { port: chrome.port, logLevel: 'error', onlyCategories: categories, output: 'json' };
    const { lhr } = await lighthouse(address, flags, kind === 'desk' ? desktopConfig : undefined);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const value = (audit) => lhr.audits[audit]?.numericValue ?? 0;
    const short = Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
      id === 'performance' ? [] : auditRefs.filter((ref) => ref.weight > 0 && lhr.audits[ref.id].score !== null && lhr.audits[ref.id].score < 1).map((ref) => ref.id),
    );
    const [largest] = lhr.audits['largest-contentful-paint-element']?.details?.items?.[0]?.items ?? [];
    return {
      scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      first: value('first-contentful-paint'),
      largest: value('largest-contentful-paint'),
      speed: value('speed-index'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
      nodes: value('dom-size') || value('dom-size-insight'),
      what: largest?.node?.snippet ?? '',
      short,
    };
  } finally {
    chrome.kill();
  }
}

const tools = await fetched();
const server = await serve();
const at = (address) => `http://127.0.0.1:${server.address().port}/${address}`;
let good = true;
console.log('speed access best seo   first largest index blocking shift    kB  nodes');
for (const address of addresses)
  for (const kind of kinds) {
    const seen = [];
    for (let run = 0; run < runs; run++) seen.push(await measure(tools, at(address), kind));
    const mid = (pick) => median(seen.map(pick));
    const scores = categories.map((_, i) => mid(({ scores: found }) => found[i]));
    if (scores[0] < (kind === 'phone' ? 95 : 98) || scores.slice(1).some((score) => score < 98)) good = false;
    const cell = (wide, number, digits = 0) => number.toFixed(digits).padStart(wide);
    console.log(
      [cell(5, scores[0]), cell(6, scores[1]), cell(4, scores[2]), cell(3, scores[3]), cell(7, mid((s) => s.first)), cell(7, mid((s) => s.largest)), cell(5, mid((s) => s.speed)), cell(8, mid((s) => s.blocking)), cell(5, mid((s) => s.shift), 2), cell(5, mid((s) => s.bytes) / 1000), cell(6, mid((s) => s.nodes)), ` ${kind} /${address}`].join(' '),
    );
    const short = [...new Set(seen.flatMap((one) => one.short))];
    if (short.length) console.log(`      short of full marks: ${short.join(', ')}`);
    if (seen[0].what) console.log(`      largest: ${seen[0].what.slice(0, 150)}`);
  }
server.close();
process.exit(good ? 0 : 1);
