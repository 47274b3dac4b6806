// The browser's build plays exactly as the native one.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

const root = new URL('../..', import.meta.url);
const file = process.env.LONGWOOD_WASM ?? new URL('build/wasm/longwood.wasm', root);
const compiled = new WebAssembly.Module(readFileSync(file));

function load() {
  const { exports } = new WebAssembly.Instance(compiled);
  exports._initialize();
  return exports;
}

test('the module asks its host for nothing', () => {
  assert.deepEqual(WebAssembly.Module.imports(compiled), []);
});

test('every game has the signature of the native build', () => {
  const { memory, games, game_id, game_id_size, game_signature } = load();
  const found = Array.from({ length: games() }, (_, i) => {
    const id = Buffer.from(memory.buffer, game_id(i), game_id_size(i)).toString();
    const signature = BigInt.asUintN(64, game_signature(i)).toString(16).padStart(16, '0');
    return `${id} ${signature}`;
  });
  const expected = readFileSync(new URL('tests/data/signatures.txt', root), 'utf8').trim().split('\n');
  assert.deepEqual(found.sort(), expected.filter((line) => !line.startsWith('#')).sort());
});

test('a walk visits the same tree each time', () => {
  const { walk_nodes } = load();
  const first = walk_nodes(0);
  assert.ok(first >= 400_000n && first <= 5_200_000n, `${first}`);
  assert.equal(walk_nodes(0), first);
});

test('a game that does not exist traps', () => {
  assert.throws(() => load().game_signature(99), WebAssembly.RuntimeError);
});
