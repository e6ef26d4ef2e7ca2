import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'

const pages = fileURLToPath(new URL('./pages/', import.meta.url))
const outDir = fileURLToPath(new URL('../../node_modules/.bench-board/', import.meta.url))

/** Builds the pages for production and serves them. */
export async function servePages(): Promise<{ url: string; close(): Promise<void> }> {
  const input = ['ours', 'excalidraw', 'blank'].map((name) => `${pages}${name}.html`)
  await build({
    root: pages,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5_000, rolldownOptions: { input } },
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

/**
 * JavaScript that must arrive before `code` runs, gzipped, without React: the entry, what it imports at once, and
 * workers. Chunks that load later do not count.
 */
export async function weighScript(code: string): Promise<number> {
  const entry = 'virtual:entry'
  const result = await build({
    root: pages,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    worker: { format: 'es' },
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  })
  if (!('output' in result)) throw new Error('expected one build')
  const chunks = new Map(result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const needed = new Set<string>()
  const need = (fileName: string): void => {
    if (needed.has(fileName)) return
    needed.add(fileName)
    for (const imported of chunks.get(fileName)?.imports ?? []) need(imported)
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) need(chunk.fileName)
  const scripts = [...needed].flatMap((fileName) => chunks.get(fileName)?.code ?? [])
  const workers = result.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.js') ? [file.source] : [],
  )
  return [...scripts, ...workers].reduce((sum, source) => sum + gzipSync(source).length, 0)
}
