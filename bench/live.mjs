// How soon the live verdict stands in whole games, in WebAssembly, asked as the page's worker asks.
//
//     node bench/live.mjs [--games N] [--every K] [--sets all|first] [--against OTHER.wasm] [GAME...]
//
// Four players play N deals (2) of every game and rule set: the honest one does what is advised, the greedy one makes the move that the rule of thumb ranks first and stops where only positions follow in which it has
// been, the beginner makes every fifth move at random, the random one every move. Each K-th position (5) is asked about
// with 5,000,000 positions and two seconds of the processor, games one after another, so that what is known of a deal is used as on the
// page. Writes a row of a table for each game, set and player: positions, median, p95, p99, the share over 100 ms, the
// share left open. With --against, another module is asked about the same positions, each right after the first, and has a row
// of its own below; the command ends with status 1 if the two contradict one another. Wants build/wasm/longwood.wasm (or LONGWOOD_WASM) and build/release/longwood (or LONGWOOD) with longwood-lab beside it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = new URL('..', import.meta.url);
const file = process.env.LONGWOOD_WASM ?? new URL('build/wasm/longwood.wasm', root);
const program = process.env.LONGWOOD ?? new URL('build/release/longwood', root).pathname;
const budget = 5_000_000, patience = 2000, soon = 100, slice = 2000;
const mostMoves = 400, oneInError = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2' },
    every: { type: 'string', default: '5' },
    sets: { type: 'string', default: 'all' },
    against: { type: 'string' },
  },
});
const games = Number(values.games), every = Number(values.every);

class Module {
  constructor(name, instance) {
    this.name = name;
    this.core = instance.exports;
    this.core._initialize();
  }
  // A call and its arguments, each on a line but the last, which may have several; JSON comes back.
  call(...request) {
    const bytes = Buffer.from(request.join('\n'));
    const at = this.core.room(bytes.length);
    new Uint8Array(this.core.memory.buffer, at, bytes.length).set(bytes);
    return this.answer(this.core.call(bytes.length));
  }
  answer(at) {
    const said = JSON.parse(Buffer.from(this.core.memory.buffer, at, this.core.answer_size()).toString());
    if (said?.fault) throw new Error(said.fault);
    return said;
  }
}
const load = async (name, path) =>
  new Module(name, (await WebAssembly.instantiate(readFileSync(path))).instance);
const here = await load('this', file);
const modules = values.against ? [here, await load('other', values.against)] : [here];

// Numbers that look random and are the same every time.
function* chances(seed) {
  for (let state = seed >>> 0; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield (state >>> 8) / 2 ** 24;
  }
}

// A player of the rule of thumb, of whose moves this share is made at random.
const byRule = (share) => (game, set, deal) => {
  const chance = chances(deal + 1);
  let { table } = here.call('open', game, set, 'number', deal);
  const met = new Set();
  const place = (now) => JSON.stringify([now.piles, now.standing]);
  met.add(place(table));
  for (let made = 0; made < mostMoves && table.standing === 'playing'; ++made) {
    const moves = here.call('ranked');
    const atRandom = chance.next().value < share;
    if (atRandom) {
      ({ table } = here.call('play', moves[Math.floor(chance.next().value * moves.length)].text));
    } else if (!moves.some((move) => {
      const next = here.call('play', move.text).table;
      if (met.has(place(next))) return here.call('undo'), false;
      table = next;
      return true;
    })) break;
    met.add(place(table));
  }
  return here.call('jump', table.node).saved.record;
};

let folder;
function honest(game, set, deal) {
  const study = join(folder, `${game}-${set}.study`);
  const lab = (...words) => execFileSync(`${program}-lab`, ['study', ...words], { encoding: 'utf8', stdio: 'pipe' });
  lab('run', game, '--set', set, '--player', 'honest', '--deals', `${deal}-${deal}`, '--out', study);
  return lab('record', study, '--deal', `${deal}`);
}

const players = { honest, greedy: byRule(0), beginner: byRule(1 / oneInError), random: byRule(1) };

// Milliseconds of processor time till the verdict stands, so that other work on the machine hardly counts, and what it is.
function ask(module, record) {
  const start = process.cpuUsage();
  module.call('verdict', budget, record);
  let spent = 0, done = 0;
  while (!done && spent < patience) {
    done = module.core.task_step(slice);
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1000;
  }
  return { spent, verdict: module.answer(module.core.task_result()).verdict };
}

let contradictions = 0;
function compare(record, verdicts) {
  const proved = new Set(verdicts.filter((verdict) => verdict !== 'open'));
  if (proved.size < 2) return;
  ++contradictions;
  console.error(`the modules contradict one another: ${verdicts.join(', ')}\n${record}`);
}

// The record of a game after this many moves. The moves stand in the lines after "moves".
function* beginnings(record) {
  const lines = record.split('\n');
  const head = lines.findIndex((line) => line.startsWith('moves'));
  const moves = lines.slice(head).join(' ').trim().split(/\s+/).slice(1);
  for (let n = 0; n < moves.length; n += every)
    yield `${lines.slice(0, head).join('\n')}\nmoves\n${moves.slice(0, n).join(' ')}\n`;
}

function tell(head, answers) {
  const times = answers.map(({ spent }) => spent).sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.ceil(share * times.length) - 1)];
  const digits = (ms) => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0));
  const share = (which) => `${(100 * answers.filter(which).length / answers.length).toFixed(1)} %`;
  const open = ({ verdict }) => verdict === 'open';
  console.log(`| ${[...head, answers.length, ...[0.5, 0.95, 0.99].map((part) => digits(at(part))),
    share((one) => open(one) || one.spent > soon), share(open)].join(' | ')} |`);
}

function rows(game, set, player) {
  const answers = modules.map(() => []);
  for (let deal = 1; deal <= games; ++deal) {
    const record = players[player](game, set, deal);
    if (!record) continue;
    for (const part of beginnings(record)) {
      const told = modules.map((module) => ask(module, part));
      compare(part, told.map(({ verdict }) => verdict));
      told.forEach((one, i) => answers[i].push(one));
    }
  }
  if (answers[0].length === 0) return;
  modules.forEach(({ name }, i) => tell([game, set, player, ...modules.length > 1 ? [name] : []], answers[i]));
}

if (!(games >= 1 && every >= 1 && ['all', 'first'].includes(values.sets))) {
  console.error('usage: node bench/live.mjs [--games N] [--every K] [--sets all|first] [--against OTHER.wasm] [GAME...]');
  process.exit(2);
}
folder = mkdtempSync(join(tmpdir(), 'longwood-live-'));
try {
  const columns = ['game', 'set', 'player', ...modules.length > 1 ? ['module'] : [], 'positions', 'median ms', 'p95', 'p99', 'over 100 ms', 'open'];
  console.log(`| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}`);
  for (const { id, sets } of here.call('listGames')) {
    if (positionals.length > 0 && !positionals.includes(id)) continue;
    for (const set of values.sets === 'all' ? sets : sets.slice(0, 1))
      for (const player of Object.keys(players)) rows(id, set.id, player);
  }
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = contradictions > 0 ? 1 : 0;
