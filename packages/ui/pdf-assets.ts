import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

const types: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm' }

/**
 * Files that pdf.js fetches when it needs them: its worker, the character maps of CJK fonts, standard fonts, decoders.
 */
const files = new Map([
  ['pdf.worker.js', join(root, 'build/pdf.worker.min.mjs')],
  ...['cmaps', 'standard_fonts', 'wasm', 'iccs'].flatMap((folder) =>
    readdirSync(join(root, folder))
      // Runs the scripts of forms, which we do not.
      .filter((name) => !name.startsWith('quickjs'))
      .map((name) => [`${folder}/${name}`, join(root, folder, name)] as const),
  ),
])

/** Serves the files of PdfViewer in `folder`, and puts them there when building. Give it to `assetsUrl`. */
export function pdfAssets(folder = 'pdf-assets'): Plugin {
  return {
    name: 'hwjy-pdf-assets',
    configureServer({ config, middlewares }) {
      middlewares.use(`${config.base}${folder}/`, (request, response, next) => {
        const name = request.url?.slice(1).split('?')[0] ?? ''
        const file = files.get(name)
        if (file === undefined) return next()
        response.setHeader('content-type', types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        createReadStream(file).pipe(response)
      })
    },
    generateBundle() {
      for (const [name, file] of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(file) })
    },
  }
}
