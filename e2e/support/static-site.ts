import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

export interface StaticSite {
  readonly url: string
  stop: () => Promise<void>
}

/** Serves a built folder at the root of a free port. @param headers sent with every file, as a host would configure them */
export async function serveFolder(folder: string, headers: Readonly<Record<string, string>> = {}): Promise<StaticSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = path.join(folder, pathname === '/' ? 'index.html' : path.normalize(decodeURIComponent(pathname)))
    readFile(file).then(
      (body) => response.writeHead(200, { ...headers, 'content-type': types[path.extname(file)] ?? '' }).end(body),
      // Browsers ask for it unbidden.
      () => response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
