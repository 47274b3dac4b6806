// How long the page takes to explain lost positions, and how long its longest slice of work is.
//
//     longwood-lab losses fortress --losses 100 --json | node bench/why_speed.mjs
//
// reads losses, asks the WebAssembly core about each as the page's worker does, in slices of about 15 ms, and writes a line per game in
// milliseconds. Wants build/wasm/longwood.wasm (cmake --build --preset wasm --target longwood_wasm).

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

/** As in web/src/core/searches.ts. */
const most = 300_000;
const sliceTime = 15;

const bytes = readFileSync(
  new URL("../build/wasm/longwood.wasm", import.meta.url),
);
const { exports: core } = await WebAssembly.instantiate(
  await WebAssembly.compile(bytes),
);
core._initialize();

function read(address) {
  return new TextDecoder().decode(
    new Uint8Array(core.memory.buffer, address, core.answer_size()),
  );
}
function call(...words) {
  const request = new TextEncoder().encode(words.join("\n"));
  const at = core.room(request.length);
  new Uint8Array(core.memory.buffer, at, request.length).set(request);
  const address = core.call(request.length);
  return address === 0 ? "" : read(address);
}

/** The milliseconds of an explanation, and of its longest slice. */
function explain(record) {
  const begun = performance.now();
  const fault = call("whyLost", String(most), record);
  if (fault.includes("fault")) throw new Error(fault);
  let slice = 1000;
  let longest = 0;
  for (let done = 0; done !== 1; ) {
    const from = performance.now();
    done = core.task_step(slice);
    const spent = performance.now() - from;
    longest = Math.max(longest, spent);
    const scale = Math.min(2, Math.max(0.5, sliceTime / Math.max(spent, 0.1)));
    slice = Math.round(Math.min(200_000, Math.max(100, slice * scale)));
  }
  const { found } = JSON.parse(read(core.task_result()));
  return { whole: performance.now() - begun, longest, found };
}

const rules = new Map();
function recordOf({ game, deal, moves }) {
  if (!rules.has(game)) {
    const facts = JSON.parse(call("facts", game, ""));
    const edition = facts.setVersion === 1 ? "" : ` ${facts.setVersion}`;
    rules.set(game, `longwood record 1\ngame ${game}\nset ${facts.set}${edition}\nrules ${facts.rulesVersion}\n`);
  }
  return `${rules.get(game)}deal ${deal}\nmoves\n${moves}\n`;
}

const games = new Map();
for await (const line of createInterface({ input: process.stdin })) {
  const loss = JSON.parse(line);
  const known = games.get(loss.game) ?? [];
  games.set(loss.game, known);
  known.push(explain(recordOf(loss)));
}
for (const [game, all] of games) {
  const sorted = (of) => all.map(of).sort((a, b) => a - b);
  const [whole, longest] = [sorted((one) => one.whole), sorted((one) => one.longest)];
  const at = (list, share) => list[Math.floor(share * (list.length - 1))].toFixed(0);
  const known = all.filter(({ found }) => found === "lost").length;
  console.log(
    `${game}: ${known} of ${all.length} explained; median ${at(whole, 0.5)} ms, 99 of 100 within ${at(whole, 0.99)} ms, slowest ${at(whole, 1)} ms; longest slice ${at(longest, 1)} ms`,
  );
}
