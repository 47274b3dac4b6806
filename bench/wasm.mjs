// node bench/wasm.mjs: the same walks as `longwood_bench --benchmark_filter=^walk/`, in WebAssembly.
import { readFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const file = process.env.LONGWOOD_WASM ?? new URL('build/wasm/longwood.wasm', root);
const { instance } = await WebAssembly.instantiate(readFileSync(file));
const { memory, _initialize, games, game_id, game_id_size, walk_nodes } = instance.exports;
_initialize();

const name = (i) => Buffer.from(memory.buffer, game_id(i), game_id_size(i)).toString();
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

function speed() {
  for (let index = 0; index < games(); ++index) {
    if (walk_nodes(index) === 0n) continue; // its moves do not branch
    const rates = Array.from({ length: 15 }, () => {
      const start = process.cpuUsage();
      const nodes = Number(walk_nodes(index));
      const { user, system } = process.cpuUsage(start);
      return nodes / (user + system);
    });
    console.log(`${name(index).padEnd(24)} ${median(rates).toFixed(1)} M nodes/s`);
  }
}

if (process.argv.length === 2) speed();
else {
  console.error('usage: node bench/wasm.mjs');
  process.exitCode = 2;
}
