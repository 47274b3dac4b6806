// How soon a hint's figure is known in a browser: the page's own search and its helpers, asked as the page asks.
//
//     node bench/hint_speed.mjs HELPERS GAME[/SET][+HINTS]... [-- DEAL...]
//
// asks for a hint at the beginning of these deals (1 to 10), or after so many hints were followed, and writes a line a game, medians in
// milliseconds: till the first hint (and the longest of these times), till the first figure, till the plan stands, and till the chance is known to three points and to two (half its interval of 95 %); then how wide the
// interval was after a second. To measure a slower machine, give the command a small share of the processor (cpu.cfs_quota_us of a control group):
// the browser's own throttling does not slow workers. HELPERS is how many threads help. Wants build/wasm/longwood.wasm (cmake --build --preset wasm
// --target longwood_wasm), the packages of web/ and Chromium.

import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const [helpers, ...rest] = process.argv.slice(2);
const end = rest.indexOf("--");
const games = end < 0 ? rest : rest.slice(0, end);
const deals =
  end < 0
    ? Array.from({ length: 10 }, (_, i) => String(i + 1))
    : rest.slice(end + 1);
if (
  !/^\d$/.test(helpers ?? "") ||
  games.length === 0 ||
  !deals.every((deal) => /^\d{1,15}$/.test(deal))
) {
  console.error(
    "usage: node bench/hint_speed.mjs HELPERS GAME[/SET][+HINTS]... [-- DEAL...]",
  );
  process.exit(2);
}

const web = fileURLToPath(new URL("../web", import.meta.url));
const wanted = createRequire(`${web}/package.json`);
const { createServer } = await import(
  pathToFileURL(wanted.resolve("vite")).href
);
const { chromium } = wanted("@playwright/test");
const wasm = fileURLToPath(
  new URL("../build/wasm/longwood.wasm", import.meta.url),
);
const server = await createServer({
  root: web,
  configFile: `${web}/vite.config.ts`,
  logLevel: "error",
  appType: "custom",
  server: {
    host: "127.0.0.1",
    port: 0,
    hmr: false,
    ws: false,
    watch: null,
    fs: {
      allow: [
        web,
        wasm,
        fileURLToPath(new URL("../lib/games", import.meta.url)),
      ],
    },
  },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage();
  const address = `http://127.0.0.1:${server.httpServer.address().port}`;
  await page.route(`${address}/blank`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>blank</title>",
    }),
  );
  await page.goto(`${address}/blank`);
  for (const [, game, set, followed] of games.map((name) =>
    /^([^/+]+)(?:\/([^+]+))?(?:\+(\d{1,3}))?$/.exec(name),
  ))
    console.log(
      JSON.stringify(
        await page.evaluate(measure, [
          game,
          set,
          Number(followed ?? 0),
          deals,
          Number(helpers),
          `/@fs${wasm}`,
        ]),
      ),
    );
} finally {
  await browser.close();
  await server.close();
}

/** In the browser. */
async function measure([game, wantedSet, followed, deals, helpers, url]) {
  const { startOracle } = await import("/src/core/oracle.ts");
  const { loadCore } = await import("/src/core/core.ts");
  const core = await loadCore(await (await fetch(url)).arrayBuffer());
  const oracle = startOracle(url, undefined, helpers);
  const facts = core.games().find(({ id }) => id === game);
  if (!facts) return { game, fault: "there is no such game" };
  const set = wantedSet ?? facts.set;
  const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
  const ask = async (deal) => {
    core.open(game, set, { number: deal });
    for (let i = 0; i < followed; i++) {
      const { hints } = await oracle.advice(core.tries(), 6000, () => {});
      for (const move of hints[0]?.plan ?? []) core.play(move);
    }
    const begun = performance.now();
    const known = {
      hint: Infinity,
      first: Infinity,
      chosen: Infinity,
      nearly: Infinity,
      sure: Infinity,
      reach: 0.5,
    };
    const look = ({ hints, figure, chosen, low, high }) => {
      const now = performance.now() - begun;
      const reach = (high - low) / 2;
      if (hints.length > 0) known.hint = Math.min(known.hint, now);
      if (figure !== "") known.first = Math.min(known.first, now);
      if (chosen) known.chosen = Math.min(known.chosen, now);
      if (chosen && reach <= 0.03) known.nearly = Math.min(known.nearly, now);
      if (chosen && reach <= 0.02) known.sure = Math.min(known.sure, now);
      if (now <= 1000) known.reach = reach;
    };
    look(await oracle.advice(core.tries(), 6000, look));
    return known;
  };
  await ask("999"); // threads start, and the module is compiled
  const all = [];
  for (const deal of deals) all.push(await ask(deal));
  const whole = (key) => {
    const value = median(all.map((known) => known[key]));
    return value === Infinity ? null : Math.round(value);
  };
  const longest = (key) => {
    const value = Math.max(...all.map((known) => known[key]));
    return value === Infinity ? null : Math.round(value);
  };
  const reach = median(all.map((known) => known.reach));
  return {
    game,
    set,
    followed,
    helpers,
    hint: whole("hint"),
    "slowest hint": longest("hint"),
    first: whole("first"),
    chosen: whole("chosen"),
    "slowest chosen": longest("chosen"),
    "three points": whole("nearly"),
    "two points": whole("sure"),
    "points after a second": Math.round(1000 * reach) / 10,
  };
}
