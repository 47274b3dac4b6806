import { afterEach, expect, it, vi } from 'vitest'
import { Unfetched } from '../core/wasm'
import { whyUnstarted } from './unstarted'

afterEach(() => vi.unstubAllGlobals())

const csp =
  "WebAssembly.compileStreaming(): Compiling or instantiating WebAssembly module violates the following Content Security policy directive because 'unsafe-eval' is not an allowed source"

it.each([
  [new WebAssembly.CompileError(csp), /server of this page .* 'wasm-unsafe-eval'/],
  [new Error('call to WebAssembly.compile() blocked by CSP'), /'wasm-unsafe-eval'/],
  [new Unfetched('TypeError: Failed to fetch'), /Check the connection/],
  [new RangeError('WebAssembly.Memory(): could not allocate memory'), /not enough memory/],
  [new WebAssembly.CompileError('invalid value type'), /newer one/],
  [
    new Error('what nobody foresaw'),
    /^Longwood could not start: Error: what nobody foresaw\. Reload the page\.$/,
  ],
])('of %s it says what helps', (error, words) => {
  expect(whyUnstarted(error)).toMatch(words)
})

it('without WebAssembly it says how to allow it, and sends nobody for a newer browser', () => {
  vi.stubGlobal('WebAssembly', undefined)
  const words = whyUnstarted(new ReferenceError('WebAssembly is not defined'))
  expect(words).toMatch(/WebAssembly, which is switched off .* Allow it/)
  expect(words).not.toMatch(/ReferenceError|newer/)
})
