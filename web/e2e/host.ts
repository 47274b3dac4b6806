import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, resolve } from 'node:path'

const folder = resolve('../build/web')
const kinds: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface Host {
  port: number
  close: () => Promise<void>
}

/** A static host of the built page, such as Longwood may be put on; `answer` may answer in its place, and is then true. */
export async function staticHost(
  answer: (path: string, response: ServerResponse) => boolean = () => false,
  headers: Record<string, string> = {},
): Promise<Host> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    if (answer(pathname, response)) return
    const path = normalize(join(folder, decodeURIComponent(pathname)))
    const file = pathname.endsWith('/') ? join(path, 'index.html') : path
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile())
      return void response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': kinds[extname(file)] ?? 'application/octet-stream',
      ...headers,
    })
    response.end(readFileSync(file))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
