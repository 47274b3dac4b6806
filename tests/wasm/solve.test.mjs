// The solver in the browser's build: cut into slices of any size, it finds what the native one finds.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';

const root = new URL('../..', import.meta.url);
const file = process.env.LONGWOOD_WASM ?? new URL('build/wasm/longwood.wasm', root);
const program = process.env.LONGWOOD ?? new URL('build/release/longwood', root).pathname;
const compiled = new WebAssembly.Module(readFileSync(file));
const verdicts = ['open', 'won', 'lost'];
const budget = 20_000, deals = 12;

function load() {
  const { exports } = new WebAssembly.Instance(compiled);
  exports._initialize();
  const name = (i) => Buffer.from(exports.memory.buffer, exports.game_id(i), exports.game_id_size(i)).toString();
  return { ...exports, names: Array.from({ length: exports.games() }, (_, i) => name(i)) };
}

// Searches as far as the budget, in slices of this many nodes.
function solve({ solve_begin, solve_step, solve_verdict, solve_nodes, solve_length }, game, deal, slice,
  plies = 0, seed = 0n) {
  solve_begin(game, BigInt(deal), plies, seed);
  let left = budget;
  while (left > 0 && solve_step(Math.min(slice, left)) === 0) left = budget - Number(solve_nodes());
  return { verdict: verdicts[solve_verdict()], nodes: Number(solve_nodes()), length: solve_length() };
}

function native(game) {
  const limits = ['--nodes', `${budget}`, '--memory', '512'];
  const range = ['--deals', `1-${deals}`, '--json'];
  const text = execFileSync(program, ['solve', game, ...range, ...limits], { encoding: 'utf8', stdio: 'pipe' });
  return text.trim().split('\n').map((line) => {
    const { verdict, nodes, length = 0 } = JSON.parse(line);
    return { verdict, nodes, length };
  });
}

const games = load().names;

for (const [game, name] of games.entries()) {
  test(`${name}: verdict, nodes and length of the native program`, () => {
    const wasm = load();
    const expected = native(name);
    assert.equal(expected.length, deals);
    const found = expected.map((_, i) => solve(wasm, game, i + 1, budget));
    assert.deepEqual(found, expected);
  });

  test(`${name}: slices of any size give the same answer`, () => {
    const wasm = load();
    // a search that is given up ends with the last step that it began, which may be of several positions
    const answer = ({ verdict, length, nodes }) => (verdict === 'open' ? { verdict, length } : { verdict, length, nodes });
    for (const plies of [0, 15, 40]) {
      for (const deal of [1, 2, 3]) {
        const whole = answer(solve(wasm, game, deal, budget, plies, 7n));
        for (const slice of [1, 97, 5000]) {
          const sliced = answer(solve(wasm, game, deal, slice, plies, 7n));
          assert.deepEqual(sliced, whole, `deal ${deal}, plies ${plies}, slice ${slice}`);
        }
      }
    }
  });
}

test('one search leaves no trace in the next, and an answer does not change by asking again', () => {
  const used = load();
  for (const game of [0, 5, 1, 0]) {
    const fresh = load();
    for (const deal of [3, 2]) {
      const found = solve(used, game, deal, 333);
      assert.deepEqual(found, solve(fresh, game, deal, budget));
      for (let i = 0; i < 3 && found.verdict !== 'open'; ++i) assert.equal(used.solve_step(1000), 1);
      assert.equal(Number(used.solve_nodes()), found.nodes);
    }
  }
});

test('a position late in a game is reached and decided', () => {
  const wasm = load();
  const fortress = games.indexOf('fortress');
  const played = wasm.solve_begin(fortress, 1n, 1_000_000, 1n);
  assert.ok(played > 0 && played < 1_000_000, 'random play comes to an end');
  assert.equal(wasm.solve_step(1000), 1);
  assert.equal(verdicts[wasm.solve_verdict()], 'lost');
  assert.equal(wasm.solve_begin(fortress, (1n << 64n) - 1n, 3, 1n), 3);
});

test('asking before a search has begun traps, and so does a game that does not exist', () => {
  for (const ask of ['solve_verdict', 'solve_nodes', 'solve_length']) {
    assert.throws(() => load()[ask](), WebAssembly.RuntimeError);
  }
  assert.throws(() => load().solve_step(1), WebAssembly.RuntimeError);
  assert.throws(() => load().solve_begin(99, 0n, 0, 0n), WebAssembly.RuntimeError);
});
