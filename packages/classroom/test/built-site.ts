import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

export interface BuiltSite {
  /** Ends with a slash. */
  url: string
  close(): Promise<void>
}

const run = promisify(execFile)
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

/**
 * Builds a site for tests in a browser, once, and serves it: a page of hundreds of modules takes longer to load than most
 * tests. Vite runs in a process of its own, because the bundler's native part takes no objects of a test's context.
 * @param config absolute path of the Vite configuration, whose folder is the site
 */
export async function openBuiltSite(config: string): Promise<BuiltSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'built-site-'))
  const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const options = ['--config', config, '--outDir', folder, '--emptyOutDir', '--minify', 'false', '--logLevel', 'error']
  await run(process.execPath, [vite, 'build', ...options], { cwd: path.dirname(config) })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const file = path.join(folder, pathname === '/' ? 'index.html' : path.normalize(pathname))
    readFile(file).then(
      (bytes) => response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream').end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
