// The last run of a search has no width, whose value near the end of 32 bits must not overflow: it decides what the native program decides.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { load } from './core.mjs';

const program = process.env.LONGWOOD ?? new URL('../../build/release/longwood', import.meta.url).pathname;
const record = `longwood record 1
game general-sedgewick
set cadogan
rules 1
deal 1
moves
R-T turn talon-sa turn turn turn talon-sa B-sa turn turn turn turn turn turn turn turn turn turn turn turn talon-ca
talon-ca turn turn turn talon-sa turn turn turn turn turn turn turn talon-da turn turn turn turn turn turn turn turn turn
talon-ha`;

test('a position that only the last run of its search decides is decided alike', () => {
  const folder = mkdtempSync(join(tmpdir(), 'longwood-last-run-'));
  const file = join(folder, 'record.txt');
  writeFileSync(file, record);
  // status 1 says that it is lost
  const { stdout } = spawnSync(program, ['solve', 'general-sedgewick', '--record', file, '--memory', '512', '--json'], { encoding: 'utf8' });
  const expected = JSON.parse(stdout);
  rmSync(folder, { recursive: true });
  const core = load();
  core.ask('verdict', '5000000', record);
  while (!core.step(50_000)) continue;
  const { verdict, nodes } = core.found();
  assert.deepEqual({ verdict, nodes }, { verdict: expected.verdict, nodes: expected.nodes });
  assert.equal(verdict, 'lost');
});
