import { createReadStream, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const directory = dirname(createRequire(import.meta.url).resolve('hanzi-writer-data/package.json'))

/** Serves the strokes of characters under `/hanzi/` where no server runs, as ours does. */
export function strokeFiles(): Plugin {
  return {
    name: 'hwjy-stroke-files',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/hanzi/', (request, response) => {
        const file = request.url?.slice(1).split('?')[0] ?? ''
        const code = /^([0-9a-f]{4,5})\.json$/.exec(file)?.[1]
        const name = code ? `${String.fromCodePoint(Number.parseInt(code, 16))}.json` : 'ARPHICPL.TXT'
        const target = join(directory, name)
        if (!existsSync(target)) return void response.writeHead(404).end()
        response.setHeader('content-type', code ? 'application/json' : 'text/plain')
        createReadStream(target).pipe(response)
      })
    },
  }
}
