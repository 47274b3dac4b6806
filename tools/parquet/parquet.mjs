// Makes a Parquet file of what `longwood-lab export` writes: node parquet.mjs IN.csv OUT.parquet
import { readFileSync } from 'node:fs';
import { parquetWriteFile } from 'hyparquet-writer';

const [input, output, ...more] = process.argv.slice(2);
if (output === undefined || more.length > 0) {
  console.error('usage: node tools/parquet/parquet.mjs IN.csv OUT.parquet');
  process.exit(2);
}
const types = { deal: 'INT64', verdict: 'STRING', moves: 'INT32', nodes: 'INT64', hints: 'STRING' };
const [head, ...rows] = readFileSync(input, 'utf8').trimEnd().split('\n');
const names = head.split(',');
const unknown = names.filter((name) => !(name in types));
if (unknown.length > 0) {
  console.error(`${input}: there is no column ${unknown[0]}; give a file of longwood-lab export`);
  process.exit(2);
}
const read = { INT64: BigInt, INT32: Number, STRING: (text) => text };
const cells = rows.map((row) => row.split(','));
parquetWriteFile({
  filename: output,
  columnData: names.map((name, i) => ({
    name,
    type: types[name],
    nullable: true,
    data: cells.map((row) => (row[i] === '' ? null : read[types[name]](row[i]))),
  })),
});
