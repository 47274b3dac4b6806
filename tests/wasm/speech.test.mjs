// The module speaks the language whose catalogue it is given, and English again.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { load } from './core.mjs';

const root = new URL('../..', import.meta.url);
const words = new URL('tools/words.py', root).pathname;

function catalogue(...command) {
  const folder = mkdtempSync(join(tmpdir(), 'longwood-'));
  try {
    execFileSync(words, [...command, join(folder, 'out')]);
    return readFileSync(join(folder, 'out'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const begin = (core) => core.ask('open', 'fortress', '', 'number', '5');

test('a table is told in German, and in English again', () => {
  const core = load();
  const english = begin(core);
  assert.match(english.table.moves[0].words, /^the /);
  assert.deepEqual(core.ask('speak', catalogue('compile', 'de')), null);
  const german = begin(core);
  assert.match(german.table.moves[0].words, /^(der|die|das) \S+-\S+ /);
  assert.deepEqual(german.table.moves.map(({ text }) => text), english.table.moves.map(({ text }) => text));
  core.ask('speakEnglish');
  assert.deepEqual(begin(core), english);
});

test('a refusal has its reason and its rule apart', () => {
  const core = load();
  begin(core);
  const { refusal } = core.ask('whyNot', 'L1-L2x3');
  assert.equal(refusal.text, `Not allowed: ${refusal.reason} (Fortress, rule ${refusal.sentence}).`);
  assert.equal(refusal.told, `Not allowed: ${refusal.reason}.`);
});

test('bytes that are no catalogue change nothing', () => {
  const core = load();
  core.ask('speak', catalogue('compile', 'de'));
  const german = begin(core);
  for (const bytes of ['', 'LWW1', catalogue('compile', 'de').subarray(0, 3000)]) assert.ok(core.ask('speak', bytes).fault);
  assert.deepEqual(begin(core), german);
});

test('in the language nobody speaks all facts stand in its brackets', () => {
  const core = load();
  core.ask('speak', catalogue('pseudo'));
  const facts = core.ask('listGames').map(({ id }) => core.ask('facts', id, ''));
  const marked = /^⟦.*⟧\.?$/su;
  for (const game of facts) {
    const texts = [game.title, game.object, game.aim, ...game.sentences.map(({ text }) => text), ...game.terms.map(({ means }) => means)];
    texts.push(...game.piles.map((pile) => pile.words), ...game.notes.flatMap(({ point, readings, ours }) => [point, readings, ours]));
    texts.push(...game.sets.flatMap(({ title, about }) => [title, about]), ...game.comparison.points.map(({ question }) => question));
    for (const text of texts) if (text !== '') assert.match(text, marked, game.id);
  }
});
