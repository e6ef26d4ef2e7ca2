import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { quickBuild } from '../short-form.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * JavaScript that must arrive before `code` runs, gzipped, without React: the entry, what it imports at once, and
 * workers. Chunks that load later do not count.
 * @param shared what else the page around it has already
 */
export async function weighScript(code: string, shared: readonly RegExp[] = []): Promise<number> {
  const entry = 'virtual:entry'
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      // It resolves from `root` regardless of the importer: so the design system is a dependency of the bench too.
      vanillaExtractPlugin(),
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
      ...quickBuild,
      target: 'es2023',
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/, ...shared],
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
