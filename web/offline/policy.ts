import type { Plugin } from 'vite'

/**
 * What the page may load and run: scripts and WebAssembly of its own, nothing inline, nothing of another site. The program's
 * server sends the same (app/cli/page_server.cpp), and forbids frames as well, which only a server can.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Puts the policy into the built page, where it holds on any host and in the copy that is kept offline. */
export function contentPolicy(): Plugin {
  return {
    name: 'longwood-content-policy',
    apply: 'build',
    // before anything that it is about
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          '<head>',
          `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        ),
    },
  }
}
