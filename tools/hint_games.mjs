// Plays whole games by hint no. 1 alone through the door of the page: the WebAssembly module and the calls of its worker.
//
//     node tools/hint_games.mjs GAME FIRST COUNT [SET]
//
// plays COUNT deals starting with FIRST and writes a JSON object per game, then one for all: wins with Wilson's interval of
// 95 %, games that went round, and what is published of the honest player. Wants build/wasm/longwood.wasm (cmake --build
// --preset wasm --target longwood_wasm) and the packages of web/. Status 1 if a game went round.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const [game, first, count, asked] = process.argv.slice(2);
const whole = (text) => /^\d{1,15}$/.test(text ?? "");
if (!game || !whole(first) || !whole(count)) {
  console.error("usage: node tools/hint_games.mjs GAME FIRST COUNT [SET]");
  process.exit(2);
}

const web = fileURLToPath(new URL("../web", import.meta.url));
const { createServer } = await import(
  pathToFileURL(createRequire(`${web}/package.json`).resolve("vite")).href
);
const server = await createServer({
  root: web,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  process.exitCode = await play();
} finally {
  await server.close();
}

async function play() {
  const load = (name) => server.ssrLoadModule(`/src/core/${name}.ts`);
  const [{ loadCore }, { Searches }, { Instance, compile }, { followed }] =
    await Promise.all(["core", "searches", "wasm", "followed"].map(load));
  const bytes = readFileSync(
    new URL("../build/wasm/longwood.wasm", import.meta.url),
  );
  const core = await loadCore(bytes);
  const searches = new Searches(await Instance.from(await compile(bytes)));
  const facts = asked
    ? core.facts(game, asked)
    : core.games().find(({ id }) => id === game);
  if (!facts || "fault" in facts) {
    console.error(
      `there is no game ${game}${asked ? ` with a rule set ${asked}` : ""}; longwood games lists them`,
    );
    return 2;
  }
  const ends = { won: 0, lost: 0, round: 0 };
  const begun = process.cpuUsage();
  for (let i = 0n; i < BigInt(count); ++i) {
    const deal = String(BigInt(first) + i);
    const ending = await followed(core, searches, game, facts.set, deal);
    ++ends[ending];
    console.log(JSON.stringify({ game, set: facts.set, deal, ending }));
  }
  const { user, system } = process.cpuUsage(begun);
  const games = Number(count);
  const published = facts.honest && {
    won: facts.honest.won,
    of: facts.honest.won + facts.honest.lost,
    player: facts.honest.player,
  };
  const all = {
    game,
    set: facts.set,
    games,
    ...ends,
    interval: wilson(ends.won, games),
    published,
  };
  console.log(
    JSON.stringify({ ...all, seconds_a_game: (user + system) / 1e6 / games }),
  );
  return ends.round > 0 ? 1 : 0;
}

function wilson(won, of) {
  const z = 1.959963984540054;
  const share = won / of;
  const middle = share + (z * z) / (2 * of);
  const reach =
    z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return [-1, 1].map(
    (side) =>
      Math.round((1000 * (middle + side * reach)) / (1 + (z * z) / of)) / 1000,
  );
}
