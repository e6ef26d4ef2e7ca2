import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.wasm', '.webmanifest'])
/** Below this a compressed answer saves no packet. */
const MIN_BYTES = 1_024
/** Brotli's best quality takes eleven seconds of a core for all files; a test reads them on the same machine. */
const QUALITY = process.env['QUICK_BUILD'] === 'on' ? 6 : 11
const br = promisify(brotliCompress)
const gz = promisify(gzip)

/** Writes `.br` and `.gz` beside every text asset, so the server only has to pick a file. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'hwjy-precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
      await Promise.all(files.map((file) => compressBeside(join(file.parentPath, file.name))))
    },
  }
}

async function compressBeside(path: string) {
  const bytes = await readFile(path)
  if (bytes.length < MIN_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await Promise.all([
    br(bytes, { params }).then((packed) => writeFile(`${path}.br`, packed)),
    gz(bytes, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ])
}
