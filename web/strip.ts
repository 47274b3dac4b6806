import type { Plugin } from 'vite'

/** A WebAssembly module without its custom sections, such as the names of its functions; the code stays as it is. */
export function withoutCustomSections(module: Uint8Array): Uint8Array {
  const header = 8
  const kept = [module.subarray(0, header)]
  for (let at = header; at < module.length;) {
    const start = at
    const kind = module[at++]
    let size = 0
    for (let shift = 0; ; shift += 7) {
      const byte = module[at++]
      if (byte === undefined) throw new Error('the WebAssembly module is cut short')
      size |= (byte & 0x7f) << shift
      if (byte < 0x80) break
    }
    at += size
    if (kind !== 0) kept.push(module.subarray(start, at))
  }
  return Buffer.concat(kept)
}

/** Takes the names out of the module as it is published; build/wasm keeps them for whoever looks for a fault. */
export function strip(): Plugin {
  return {
    name: 'longwood-strip',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.wasm') && typeof file.source !== 'string')
          file.source = withoutCustomSections(file.source)
    },
  }
}
