import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { isFile, sendFile } from './static-pages.ts'

const directory = dirname(createRequire(import.meta.url).resolve('hanzi-writer-data/package.json'))
// A week: a correction of the data arrives by itself.
const CACHE = 'public, max-age=604800'
const LICENCE = 'ARPHICPL.TXT'

/**
 * The strokes of characters, one file for each, named by its code point: `/hanzi/5b66.json`. Served as the package has
 * them, with their licence beside them. Anybody may read them, from pages of any origin: a classroom in a partner's page, too.
 */
export function strokeFiles(): Hono {
  const app = new Hono()
  app.get('/:file', async (c): Promise<Response> => {
    const file = c.req.param('file')
    const code = /^([0-9a-f]{4,5})\.json$/.exec(file)?.[1]
    const name = file === LICENCE ? file : code && `${String.fromCodePoint(Number.parseInt(code, 16))}.json`
    c.header('access-control-allow-origin', '*')
    c.header('cross-origin-resource-policy', 'cross-origin')
    c.header('x-content-type-options', 'nosniff')
    const target = name && join(directory, name)
    if (!target || !(await isFile(target))) return c.json({ message: 'There is no data about this character' }, 404)
    c.header('cache-control', CACHE)
    return sendFile(c, target)
  })
  return app
}
