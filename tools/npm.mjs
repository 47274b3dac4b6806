// Makes the npm package: node tools/npm.mjs [OUT], by default build/npm. Needs build/wasm/longwood.wasm and web/node_modules.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const out = resolve(process.argv[2] ?? join(root, 'build/npm'));
const module = process.env.LONGWOOD_WASM ?? join(root, 'build/wasm/longwood.wasm');
const compiler = join(root, 'web/node_modules/typescript/bin/tsc');
for (const [file, mend] of [
  [module, 'cmake --workflow --preset wasm'],
  [compiler, 'npm ci --prefix web'],
])
  if (!existsSync(file)) {
    console.error(`there is no ${file}; make it with: ${mend}`);
    process.exit(2);
  }

mkdirSync(dirname(out), { recursive: true });
// beside the place it goes to, so that nothing half done is ever there
const made = mkdtempSync(`${out}.`);
const parts = join(made, 'parts');
try {
  execFileSync(process.execPath, [compiler, '-p', join(root, 'web/npm'), '--outDir', parts], { stdio: ['ignore', 'inherit', 'inherit'] });

  // web/npm to the package's root, web/src/core to core/; imports by file names, as Node and the types want them
  const put = (from, to, core) => {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      const text = readFileSync(join(from, name), 'utf8').replaceAll(/((?:from|import\()\s*')(\.[^']*)(')/g, (_, head, path, end) =>
        head + path.replace('../src/core/', core) + '.js' + end);
      writeFileSync(join(to, name), text);
    }
  };
  put(join(parts, 'npm'), made, './core/');
  put(join(parts, 'src/core'), join(made, 'core'), './');
  rmSync(parts, { recursive: true });

  const version = /project\(longwood VERSION ([\d.]+)/.exec(readFileSync(join(root, 'CMakeLists.txt'), 'utf8'))[1];
  const description = JSON.parse(readFileSync(join(root, 'web/npm/package.json'), 'utf8'));
  writeFileSync(join(made, 'package.json'), JSON.stringify({ ...description, version }, null, 2) + '\n');
  cpSync(module, join(made, 'longwood.wasm'));
  cpSync(join(root, 'web/npm/README.md'), join(made, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(made, 'LICENSE'));
  rmSync(out, { recursive: true, force: true });
  renameSync(made, out);
} catch (error) {
  rmSync(made, { recursive: true, force: true });
  if (error.status === undefined) throw error;
  process.exit(1); // the compiler has said why
}
console.log(`${out}: pack it with npm pack, publish it with npm publish`);
