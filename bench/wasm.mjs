// node bench/wasm.mjs: the same walks as `longwood_bench --benchmark_filter=^walk/`, in WebAssembly.
import { readFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const file = process.env.LONGWOOD_WASM ?? new URL('build/wasm/longwood.wasm', root);
const { instance } = await WebAssembly.instantiate(readFileSync(file));
const { memory, _initialize, games, game_id, game_id_size, walk_nodes } = instance.exports;
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

if (process.argv.length === 2) speed();
else {
  console.error('usage: node bench/wasm.mjs');
  process.exitCode = 2;
}
