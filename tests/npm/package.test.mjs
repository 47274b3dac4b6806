// The npm package: made, found by Node and by the type checker as its users have it, and it plays and solves.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tools = join(root, 'web/node_modules');
const folder = mkdtempSync(join(tmpdir(), 'longwood-npm-'));
const made = join(folder, 'node_modules/longwood');
const run = (...command) => execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

before(() => {
  mkdirSync(join(folder, 'node_modules'));
  run(join(root, 'tools/npm.mjs'), made);
});
after(() => rmSync(folder, { recursive: true }));

test('it holds what its description lists, in one version with the program', () => {
  const description = JSON.parse(readFileSync(join(made, 'package.json'), 'utf8'));
  assert.match(readFileSync(join(root, 'CMakeLists.txt'), 'utf8'), new RegExp(`longwood VERSION ${description.version} `));
  const files = readdirSync(made, { recursive: true });
  for (const way of Object.values(description.exports['.'])) for (const file of Object.values(way)) assert.ok(files.includes(file.slice(2)), file);
  for (const file of files.filter((name) => /\.(js|d\.ts)$/.test(name)))
    for (const [, path] of readFileSync(join(made, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)) {
      assert.ok(path.endsWith('.js'), `${file}: ${path}`);
      assert.ok(files.includes(join(file, '..', path)), `${file}: ${path}`);
    }
  assert.ok(readFileSync(join(made, 'README.md'), 'utf8').split('\n').length <= 25);
});

test('it weighs what the manual says', () => {
  const [, said] = /packed package has about (\d+) kB/.exec(readFileSync(join(root, 'docs/library/npm.md'), 'utf8'));
  const [{ size }] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: made, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  assert.ok(Math.abs(size / 1000 - said) < 0.1 * said, `${size} bytes`);
});

test('the example of its page runs', () => {
  const example = /```js\n([\s\S]*?)```/.exec(readFileSync(join(made, 'README.md'), 'utf8'))[1];
  writeFileSync(join(folder, 'example.mjs'), example);
  const told = run('example.mjs');
  assert.match(told, /won \[/);
  assert.match(told, /rule \d/);
});

test('its packed file installs in an empty folder and runs the example', () => {
  const clean = join(folder, 'clean');
  mkdirSync(clean);
  const npm = (...words) => execFileSync('npm', words, { cwd: clean, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const [{ filename }] = JSON.parse(npm('pack', made, '--json'));
  npm('init', '--yes');
  npm('install', '--offline', '--no-audit', '--no-fund', `./${filename}`);
  writeFileSync(join(clean, 'example.mjs'), /```js\n([\s\S]*?)```/.exec(readFileSync(join(root, 'web/npm/README.md'), 'utf8'))[1]);
  assert.match(execFileSync(process.execPath, ['example.mjs'], { cwd: clean, encoding: 'utf8' }), /won \[/);
});

test('it plays to the end what its solver says', async () => {
  const { loadCore, loadSearcher } = await import(join(made, 'node.js'));
  const core = await loadCore();
  assert.ok(core.games().length >= 9);
  core.open('fortress', '', { number: '5' });
  const searcher = await loadSearcher(readFileSync(join(made, 'longwood.wasm')));
  const { verdict, line } = await searcher.verdict(core.record());
  assert.equal(verdict, 'won');
  for (const move of line) assert.ok('table' in core.play(move));
  assert.equal(core.openRecord(core.record()).table.standing, 'won');
  assert.match(core.open('nonsense', '', { number: '5' }).fault, /nonsense/);
  core.open('the-clock', '', { number: '5' });
  const advice = await searcher.advice(core.tries(), 200);
  assert.ok(advice.hints.length > 0 && advice.share > 0 && advice.share < 1);
});

test('arguments that are none are faults, and the searcher goes on', async () => {
  const { loadCore, loadSearcher } = await import(join(made, 'node.js'));
  const core = await loadCore();
  core.open('fortress', '', { number: '5' });
  const record = core.record();
  const searcher = await loadSearcher();
  for (const [told, fault] of [
    [await searcher.verdict(record, { nodes: NaN }), "verdict: budget cannot be 'NaN'"],
    [await searcher.verdict(record, { ms: NaN }), 'ms cannot be NaN; give milliseconds from 0 on'],
    [await searcher.verdict(record, { ms: '100' }), 'ms cannot be "100"; give milliseconds from 0 on'],
    [await searcher.advice(core.tries(), NaN), 'ms cannot be NaN; give milliseconds from 0 on'],
    [await searcher.review(core.tries(), -1), 'ms cannot be -1; give milliseconds from 0 on'],
    [await searcher.winnable('fortress\n', '', '5'), 'dealVerdict: "fortress\\n" must not have a line break'],
    [await searcher.winnable('fortress', 'cadogan\nnumber\n7', '5'), 'dealVerdict: "cadogan\\nnumber\\n7" must not have a line break'],
  ])
    assert.deepEqual(told, { fault });
  for (const start of ['', '1.5', '5\n6', '18446744073709551616']) assert.equal(typeof (await searcher.winnable('fortress', '', start)).fault, 'string', start);
  assert.equal((await searcher.verdict(record)).verdict, 'won');
  assert.equal((await searcher.winnable('fortress', '', '5')).deal, '5');
});

test('its types are found by every way of resolution, for Node and for browsers', () => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'user.ts'),
    `import { loadCore, loadSearcher, type Table, type Searcher } from 'longwood'
     const core = await loadCore()
     const opened = core.open('fortress', '', { number: '5' })
     const table: Table | null = 'table' in opened ? opened.table : null
     const searcher: Searcher = await loadSearcher()
     const answer = await searcher.verdict(core.record(), { ms: 100 })
     // @ts-expect-error: a verdict is one of three words
     if ('verdict' in answer && answer.verdict === 'perhaps') console.log(table)`,
  );
  for (const [module, resolution] of [['nodenext', 'nodenext'], ['esnext', 'bundler']]) {
    const checked = spawnSync(
      process.execPath,
      [join(tools, 'typescript/bin/tsc'), '--noEmit', '--strict', '--skipDefaultLibCheck', '--target', 'es2023', '--lib', 'es2023,dom',
        '--module', module, '--moduleResolution', resolution, 'user.ts'],
      { cwd: folder, encoding: 'utf8' },
    );
    assert.equal(checked.status, 0, `${resolution}: ${checked.stdout}`);
  }
});
