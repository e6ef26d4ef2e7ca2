import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { quickBuild } from '../short-form.ts'
import { pdfAssets } from '../../../packages/ui/pdf-assets.ts'

const pages = fileURLToPath(new URL('./pages/', import.meta.url))
const outDir = fileURLToPath(new URL('../../node_modules/.bench-board/', import.meta.url))

export async function servePages(): Promise<{ url: string; close(): Promise<void> }> {
  const input = ['ours', 'excalidraw', 'blank', 'remote', 'pdf'].map((name) => `${pages}${name}.html`)
  await build({
    root: pages,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), pdfAssets()],
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, ...quickBuild, chunkSizeWarningLimit: 5_000, rolldownOptions: { input } },
  })
  const server = await preview({
    root: pages,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('the preview server has no address')
  return { url, close: () => server.close() }
}
