import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { APP_VERSION } from '../../apps/web/src/shared/app-version.ts'
import type { TestServer } from './server.ts'

const dist = path.resolve(import.meta.dirname, '../../apps/web/dist')
const base = '/hwjy-web/'
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const hashInName = /-([\w-]{7})\.(?:js|css|json)$/

/** The same server, with the app as it was before its last release: until the release, and from then on as it is. */
export class ReleaseSite {
  url = ''
  readonly #folder: string
  readonly #server: TestServer
  readonly #http = createServer((request, response) => void this.#respond(request, response))
  #isReleased = false
  readonly #held = new Map<RegExp, { until: Promise<void>; letGo: () => void }>()

  private constructor(folder: string, server: TestServer) {
    this.#folder = folder
    this.#server = server
  }

  /** @param version what the earlier build calls itself */
  static async start(server: TestServer, version: string): Promise<ReleaseSite> {
    const site = new ReleaseSite(await earlierBuild(version), server)
    await new Promise<void>((resolve) => site.#http.listen(0, '127.0.0.1', resolve))
    const address = site.#http.address()
    if (typeof address !== 'object' || address === null) throw new Error('The system gave no port')
    site.url = `http://localhost:${address.port}`
    return site
  }

  /** From here on the server's own build is answered, and no file of the earlier one. */
  release(): void {
    this.#isReleased = true
  }

  /** Keeps the browser waiting for files of this name. @returns lets it have them */
  hold(name: RegExp): () => void {
    const { promise: until, resolve } = Promise.withResolvers<void>()
    const letGo = () => {
      this.#held.delete(name)
      resolve()
    }
    this.#held.set(name, { until, letGo })
    return letGo
  }

  async stop(): Promise<void> {
    for (const { letGo } of this.#held.values()) letGo()
    this.#http.closeAllConnections()
    await new Promise((resolve) => this.#http.close(resolve))
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    for (const [name, { until }] of this.#held) if (name.test(pathname)) await until
    if (this.#isReleased || !pathname.startsWith(base)) return this.#forward(request, response)
    const isFile = path.extname(pathname) !== ''
    const file = path.join(this.#folder, isFile ? path.normalize(pathname.slice(base.length)) : 'index.html')
    const caching = pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    await readFile(file).then(
      (body) =>
        response
          .writeHead(200, { 'content-type': types[path.extname(file)] ?? '', 'cache-control': caching })
          .end(body),
      () => response.writeHead(404).end(),
    )
  }

  #forward(request: IncomingMessage, response: ServerResponse): void {
    const { url = '/', method, headers } = request
    const forwarded = httpRequest(
      { host: '127.0.0.1', port: this.#server.port, path: url, method, headers },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(response)
      },
    )
    forwarded.once('error', () => response.destroy())
    request.pipe(forwarded)
  }
}

/**
 * A copy of the built app in which every file has another name, as before a change of a library that all of them use,
 * and which calls itself by an earlier version. Making it takes a second, a second build would take twenty.
 */
async function earlierBuild(version: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hwjy-earlier-'))
  const isWanted = (file: string) => !/\.(br|gz)$/.test(file) && !file.includes('pdf-assets')
  await cp(dist, folder, { recursive: true, filter: isWanted })
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|json|html)$/.test(file))
  const hashes = new Set(files.flatMap((file) => hashInName.exec(file)?.[1] ?? []))
  const former = (text: string) =>
    text.replace(/-([\w-]{7})(?=\.(?:js|css|json))/g, (name, hash: string) => (hashes.has(hash) ? `-old${hash}` : name))
  for (const file of files) {
    const from = path.join(folder, file)
    const text = await readFile(from, 'utf8')
    await writeFile(from, former(text).replaceAll(APP_VERSION, version))
    await rename(from, path.join(folder, former(file)))
  }
  return folder
}
