import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { staticPages } from '../../../apps/server/src/node/http/static-pages.ts'
import { precompress } from '../../../apps/web/build/precompress.ts'
import { quickBuild } from '../short-form.ts'
import { freePort } from '../server/bench-server.ts'

const root = fileURLToPath(new URL('./blank/', import.meta.url))
const outDir = fileURLToPath(new URL('../../node_modules/.bench-blank/', import.meta.url))

/** The blank page, built, compressed, cached and served as the product's pages are. */
export async function serveBlank(): Promise<{ url: string; close(): void }> {
  await build({
    root,
    base: '/hwjy-web/',
    configFile: false,
    logLevel: 'error',
    plugins: [react(), precompress()],
    build: { outDir, emptyOutDir: true, ...quickBuild, target: 'es2023', assetsInlineLimit: 0 },
  })
  const pages = staticPages(outDir.replace(/\/$/, ''))
  const port = await freePort()
  const server = createServer(async (request, response) => {
    const page = await pages.request(request.url ?? '/', {
      headers: { 'accept-encoding': String(request.headers['accept-encoding'] ?? '') },
    })
    response.writeHead(page.status, Object.fromEntries(page.headers))
    response.end(new Uint8Array(await page.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${port}/hwjy-web/`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
