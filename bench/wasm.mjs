// node bench/wasm.mjs: the same walks as `longwood_bench --benchmark_filter=^walk/`, in WebAssembly.
// node bench/wasm.mjs --live [N]: time to the live verdict in N positions of each game, as the page's worker asks.
import { readFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const file = process.env.LONGWOOD_WASM ?? new URL('build/wasm/longwood.wasm', root);
const { instance } = await WebAssembly.instantiate(readFileSync(file));
const { memory, _initialize, games, game_id, game_id_size, walk_nodes } = instance.exports;
const { solve_begin, solve_step, solve_verdict } = instance.exports;
_initialize();

const name = (i) => Buffer.from(memory.buffer, game_id(i), game_id_size(i)).toString();
const indexOf = new Map(Array.from({ length: games() }, (_, i) => [name(i), i]));
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

function speed() {
  const walks = [...readFileSync(new URL('bench/walks.inc', root), 'utf8').matchAll(/^\{"(.*)", (\d+), (\d+), (\d+)\}/gm)]
    .map(([, game, deal, plies, depth]) => ({ game, args: [indexOf.get(game), BigInt(deal), Number(plies), Number(depth)] }));
  for (const game of indexOf.keys()) {
    const own = walks.filter((walk) => walk.game === game);
    const rates = Array.from({ length: 15 }, () => {
      const start = process.cpuUsage();
      const nodes = own.reduce((sum, walk) => sum + Number(walk_nodes(...walk.args)), 0);
      const { user, system } = process.cpuUsage(start);
      return nodes / (user + system);
    });
    console.log(`${game.padEnd(16)} ${median(rates).toFixed(1)} M nodes/s`);
  }
}

// Deal i after a number of random plies, in turn; a game that is over before is passed over.
const spread = [0, 5, 10, 20, 30, 45, 60, 80];
const slice = 2000, soon = 100, patience = 2000;  // nodes, ms, ms

// Milliseconds to a final verdict; `open` when limits, widths or patience ran out.
function ask() {
  const start = performance.now();
  let spent = 0, final = 0;
  while (!final && spent < patience) {
    final = solve_step(slice);
    spent = performance.now() - start;
  }
  return { spent, open: !final || solve_verdict() === 0 };
}

function live(wanted) {
  console.log(`${'game'.padEnd(16)} ${['median', 'p95', 'p99', 'max'].map((s) => s.padStart(8)).join(' ')}  ms   ` +
    `not decided in ${soon} ms   open after ${patience} ms or 5 M nodes`);
  for (const [game, index] of indexOf) {
    const answers = [];
    for (let i = 1; answers.length < wanted && i < 100 * wanted; ++i) {
      const plies = spread[i % spread.length];
      if (solve_begin(index, BigInt(i), plies, BigInt(i)) < plies) continue;
      if (answers.length === 0) ask(), solve_begin(index, BigInt(i), plies, BigInt(i));  // the engine warms up
      answers.push(ask());
    }
    const times = answers.map(({ spent }) => spent).sort((a, b) => a - b);
    const at = (share) => times[Math.min(times.length - 1, Math.ceil(share * times.length) - 1)].toFixed(2).padStart(8);
    const share = (which) => `${(100 * answers.filter(which).length / answers.length).toFixed(1)} %`.padStart(8);
    console.log(`${game.padEnd(16)} ${[0.5, 0.95, 0.99, 1].map(at).join(' ')}  ms   ` +
      `${share(({ spent, open }) => open || spent > soon)}                 ${share(({ open }) => open)}`);
  }
}

const [option, count = '200'] = process.argv.slice(2);
if (option === undefined) speed();
else if (option === '--live' && /^[1-9]\d*$/.test(count)) live(Number(count));
else {
  console.error('usage: node bench/wasm.mjs [--live [N]]');
  process.exitCode = 2;
}
