// What is described is what is answered: for all games the answers are of the types that the page has of them, no key more, none less.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from './core.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const types = join(root, 'web/src/core/face');

// The answers as literals, so that the compiler refuses keys which no type has; those that are wrong must be refused.
function checked(right, wrong) {
  const folder = mkdtempSync(join(tmpdir(), 'longwood-answers-'));
  const file = join(folder, 'answers.ts');
  const line = (name) => ([kind, call, answer], i) => `export const ${name}${i}: ReturnType<${kind}['${call}']> = ${JSON.stringify(answer)}`;
  const refused = wrong.map(line('wrong')).map((text) => `// @ts-expect-error: not as described\n${text}`);
  writeFileSync(file, [`import type { Calls, Tasks } from '${types}'`, ...right.map(line('right')), ...refused].join('\n'));
  const compiler = join(root, 'web/node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, '--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', '--module', 'esnext', '--moduleResolution', 'bundler', file],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  return { status, told: stdout.replaceAll(folder, '').slice(0, 2000) };
}

// Some answers to each call of one game.
function answersOf(game) {
  const core = load();
  const answers = [];
  const ask = (name, ...given) => {
    const answer = core.ask(name, ...given);
    answers.push(['Calls', name, answer]);
    return answer;
  };
  ask('facts', game, '');
  ask('facts', game, 'no-such-set');
  const deck = ask('open', game, '', 'number', '7').table.deal;
  assert.ok('number' in deck);
  ask('playedFacts');
  for (let i = 0; i < 9; ++i) {
    const moves = ask('ranked');
    if (moves.length === 0) break;
    ask('whyNot', moves.at(-1).text);
    ask('play', moves[(7 * i) % moves.length].text);
  }
  ask('play', 'nonsense');
  for (let pile = 0; pile < 40; pile += 3) ask('gesture', pile, 1, 2);
  ask('stuck', 0, 1);
  ask('look', 0);
  ask('annotate', 1, 'note', 'a "note"');
  for (const name of ['safe', 'finish', 'tree', 'state', 'undo', 'redo']) ask(name);
  ask('where', '7S');
  const { saved: { record, moves }, tries } = ask('jump', 2);
  for (const text of [record, tries, 'nonsense']) for (const name of ['glance', 'replayed', 'gameOf']) ask(name, text);
  for (const text of [record, 'nonsense']) ask('read', 1, moves.join(' '), text);
  ask('openRecord', record);
  ask('openTries', tries);
  ask('jump', 1);
  ask('restart');
  ask('proved', game, '', 1, 5, 3, false, '7 11', new Uint8Array([1, 2]));
  ask('speak', new Uint8Array([1]));
  ask('speakEnglish');

  const plan = core.ask('openTries', tries).table.moves[0]?.text;
  const tasks = { verdict: [2000, record], dealVerdict: [500, game, '', 7], turningPoint: [500, record], advice: [tries], review: [4, tries] };
  if (plan) tasks.assist = [plan, 1, 0, tries];
  for (const [name, given] of Object.entries(tasks)) {
    assert.equal(core.ask(name, ...given), null);
    answers.push(['Tasks', name, core.found()]);
    for (let i = 0; i < 12 && !core.step(/erdict$|turningPoint/.test(name) ? 500 : 1); ++i);
    answers.push(['Tasks', name, core.found()]);
    if (name === 'advice') ask('accept', 10, 0.5, 0);
    if (name === 'review') ask('windUp');
  }
  const { balance } = answers.findLast(([, name]) => name === 'review')[2];
  ask('playerFigures', `${game} ${balance}\nnonsense`);
  return answers;
}

const games = load().ask('listGames');
const answers = games.flatMap(({ id }) => answersOf(id));
answers.push(['Calls', 'listGames', games]);

// Those of a step that are not as described.
function faults() {
  const [, , step] = answers.find(([, name]) => name === 'open');
  const changes = [{ more: 1 }, { home: undefined }, { standing: 'lost' }, { home: '3' }];
  return changes.map((change) => ['Calls', 'open', { ...step, table: { ...step.table, ...change } }]);
}

test('all answers have the types that are described; a key too many, one too few and a wrong type are seen', () => {
  const { status, told } = checked(answers, faults());
  assert.equal(status, 0, told);
});
