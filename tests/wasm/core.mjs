// The module as these tests call it.
import { readFileSync } from 'node:fs';

const root = new URL('../..', import.meta.url);
export const compiled = new WebAssembly.Module(readFileSync(process.env.LONGWOOD_WASM ?? new URL('build/wasm/longwood.wasm', root)));

export function load() {
  const { exports } = new WebAssembly.Instance(compiled);
  exports._initialize();
  const told = (at) => JSON.parse(Buffer.from(exports.memory.buffer, at, exports.answer_size()).toString());
  return {
    // The arguments, each on a line but the last, which may be bytes.
    ask(name, ...given) {
      const last = given.pop() ?? '';
      const head = Buffer.from([name, ...given, ''].join('\n'));
      const bytes = Buffer.concat([head, last instanceof Uint8Array ? last : Buffer.from(`${last}`)]);
      const room = exports.room(bytes.length); // which may move the memory
      Buffer.from(exports.memory.buffer, room, bytes.length).set(bytes);
      return told(exports.call(bytes.length));
    },
    step: (nodes) => exports.task_step(nodes) === 1,
    found: () => told(exports.task_result()),
  };
}
