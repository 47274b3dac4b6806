// Makes a Parquet file of what `longwood-lab export` writes: node parquet.mjs IN.csv OUT.parquet
import { readFileSync } from 'node:fs';

const [input, output, ...more] = process.argv.slice(2);
if (output === undefined || more.length > 0) {
  console.error('usage: node tools/parquet/parquet.mjs IN.csv OUT.parquet');
  process.exit(2);
}
const writer = await import('hyparquet-writer').catch(() => {
  console.error('parquet.mjs: the Parquet writer is not installed; run `npm ci --prefix tools/parquet`');
  process.exit(2);
});
const ofRows = { deal: 'INT64', verdict: 'STRING', moves: 'INT32', nodes: 'INT64', hints: 'STRING' };
const ofBlocks = { first: 'INT64', last: 'INT64', won: 'INT32', lost: 'INT32', open: 'INT32' };
const sums = { moves: 'INT64', most_moves: 'INT64', nodes: 'INT64', most_nodes: 'INT64' };
const [head, ...rows] = readFileSync(input, 'utf8').trimEnd().split('\n');
const names = head.split(',');
const types = names[0] === 'first' ? { ...ofBlocks, ...sums } : ofRows;
const unknown = names.filter((name) => !(name in types));
if (unknown.length > 0) {
  console.error(`${input}: there is no column ${unknown[0]}; give a file of longwood-lab export`);
  process.exit(2);
}
const read = { INT64: BigInt, INT32: Number, STRING: (text) => text };
const cells = rows.map((row) => row.split(','));
writer.parquetWriteFile({
  filename: output,
  columnData: names.map((name, i) => ({
    name,
    type: types[name],
    nullable: true,
    data: cells.map((row) => (row[i] === '' ? null : read[types[name]](row[i]))),
  })),
});
