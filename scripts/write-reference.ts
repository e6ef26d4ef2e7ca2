/**
 * Writes what others read of our contract into a folder: `openapi.json`, `asyncapi.json`, and the reference pages in
 * `docs/`, each also compressed. Run: node scripts/write-reference.ts <folder>
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './lib/run.ts'
import { areasOf, callPages, type OpenApi } from './reference/call-pages.ts'
import { type AsyncApi, livePage } from './reference/live-page.ts'
import { styleSheet } from './reference/style.ts'

const [target] = process.argv.slice(2)
if (target === undefined) throw new Error('Say where to: node scripts/write-reference.ts <folder>')
const folder = path.resolve(target)
const docs = path.join(folder, 'docs')
rmSync(folder, { recursive: true, force: true })
mkdirSync(docs, { recursive: true })

const run = (script: string) =>
  execFileSync(process.execPath, ['--conditions=source', path.join(root, script), folder], { stdio: 'inherit' })
run('packages/sdk/scripts/publish.ts')
run('packages/classroom/scripts/asyncapi.ts')

const read = <T>(name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T
const api = read<OpenApi>('openapi.json')
for (const [name, html] of callPages(api)) writeFileSync(path.join(docs, `${name}.html`), html)
writeFileSync(path.join(docs, 'live.html'), livePage(read<AsyncApi>('asyncapi.json'), areasOf(api)))
writeFileSync(path.join(docs, 'reference.css'), styleSheet())

for (const at of [folder, docs]) {
  for (const entry of readdirSync(at, { withFileTypes: true }).filter((one) => one.isFile())) {
    const file = path.join(at, entry.name)
    const bytes = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
