import { Unfetched } from '../core/wasm'
import { t } from '../words/say.svelte'

/** What to tell who opened a page that cannot start: the cause, and what helps against it. */
export function whyUnstarted(error: unknown): string {
  const words = String(error)
  if (typeof WebAssembly === 'undefined')
    return t(
      'Longwood needs WebAssembly, which is switched off in this browser. Allow it for this page, then reload. In Lockdown Mode, make an exception for this site. In Tor Browser, choose the security level Standard. In other browsers, look for WebAssembly or JavaScript optimisation in the settings of the site.',
    )
  if (/content security policy|blocked by csp|unsafe-eval/i.test(words))
    return t(
      'The server of this page forbids WebAssembly, which Longwood needs. Whoever runs it must allow {source} in the Content-Security-Policy.',
      { source: "script-src 'wasm-unsafe-eval'" },
    )
  if (error instanceof Unfetched)
    return t(
      'A part of Longwood could not be loaded. Check the connection, then reload the page. ({error})',
      {
        error: error.message,
      },
    )
  if (error instanceof RangeError || /out of memory|could not allocate/i.test(words))
    return t('There is not enough memory for Longwood. Close other tabs, then reload the page. ({error})', {
      error: words,
    })
  if (error instanceof WebAssembly.CompileError)
    return t('This browser cannot run Longwood: {error}. Update it or use a newer one.', { error: words })
  return t('Longwood could not start: {error}. Reload the page.', { error: words })
}
