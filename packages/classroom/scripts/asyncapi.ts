/** Writes `asyncapi.json`, the document of `/live`, into a folder. Run: node --conditions=source scripts/asyncapi.ts <folder> */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const shape = new URL('../src/core/shapes/shape.ts', import.meta.url).href
const described = new URL('asyncapi/described-shape.ts', import.meta.url).href
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    return resolved.url === shape && context.parentURL !== described ? { ...resolved, url: described } : resolved
  },
})

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Say where to: node --conditions=source scripts/asyncapi.ts <folder>')
const { liveDocument } = await import('./asyncapi/live-document.ts')
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/asyncapi.json`, JSON.stringify(liveDocument(version)))
