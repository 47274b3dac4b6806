// Decides a drawn share of a file of blocks again with a build of another kind, WebAssembly under Node, and compares the
// records byte for byte.
//
//     node tools/second_build.mjs FILE.blocks [RECORDS [SEED]]     one record, seed 0, if nothing is given
//
// Needs build/wasm/longwood_block.wasm (cmake --workflow --preset wasm), or LONGWOOD_BLOCK names it. Records are drawn by the
// hash of the file and the seed. The status is 1 if a record differs. docs/reference/formats.md has the format.
import { createHash } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { WASI } from 'node:wasi';

const [file, wanted = '1', seed = '0', ...more] = process.argv.slice(2);
const program = process.env.LONGWOOD_BLOCK ?? new URL('../build/wasm/longwood_block.wasm', import.meta.url);
const HEAD = 512, RECORD = 5400;

function fail(text) {
  console.error(`second_build: ${text}`);
  process.exit(2);
}
if (file === undefined || more.length > 0 || !/^[1-9]\d*$/.test(wanted) || !/^\d+$/.test(seed))
  fail('usage: node tools/second_build.mjs FILE.blocks [RECORDS [SEED]]');

let bytes, module;
try {
  bytes = readFileSync(file);
  module = await WebAssembly.compile(readFileSync(program));
} catch (error) {
  fail(`${error.message}; name a file of blocks, and make the program with: cmake --workflow --preset wasm`);
}
const head = bytes.subarray(0, HEAD).toString('latin1');
if (!head.startsWith('longwood blocks 2\n')) fail(`${file} is not a file of blocks in format 2; name another`);
const lines = /^game .*?\nmegabytes \d+\n/ms.exec(head)[0];
const value = (key) => new RegExp(`^${key} (.*)$`, 'm').exec(lines)[1];
if (value('options').trim() !== '') fail(`${file} has options beyond a rule set, which this program does not know`);

function fnv1a(text) {
  let sum = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text, 'latin1')) sum = ((sum ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return sum;
}

/** What the program prints. */
async function printed(...words) {
  const folder = mkdtempSync(join(tmpdir(), 'longwood-second-'));
  const path = join(folder, 'out');
  const out = openSync(path, 'w');
  try {
    const wasi = new WASI({ version: 'preview1', args: ['longwood_block', ...words], stdout: out });
    const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
    const status = wasi.start(instance);
    if (status !== 0) fail(`the program ended with status ${status}`);
    return readFileSync(path, 'latin1').trim();
  } finally {
    closeSync(out);
    rmSync(folder, { recursive: true });
  }
}

const records = Math.floor((bytes.length - HEAD) / RECORD);
if (records === 0) fail(`${file} has no whole record yet`);
const hash = createHash('sha256').update(bytes).update(seed).digest('hex');
const order = Array.from({ length: records }, (_, i) => [createHash('sha256').update(`${hash} ${i}`).digest('hex'), i]).sort();
let differing = 0, deals = 0n;
for (const [, index] of order.slice(0, Number(wanted))) {
  const record = bytes.subarray(HEAD + index * RECORD, HEAD + (index + 1) * RECORD);
  const [first, last] = [record.readBigUInt64LE(0), record.readBigUInt64LE(8)];
  const again = await printed(value('game'), value('set'), `${first}`, `${last}`, value('nodes'), value('megabytes'), `${fnv1a(lines)}`);
  deals += last - first + 1n;
  if (again === record.toString('hex')) continue;
  ++differing;
  console.log(`deals ${first} to ${last}: the record differs`);
}
console.log(`${Math.min(Number(wanted), records)} of ${records} records, ${deals} deals decided again by WebAssembly: ${differing} differ`);
process.exit(differing === 0 ? 0 : 1);
