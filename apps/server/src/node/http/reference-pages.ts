import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { pageHeaders } from './page-headers.ts'
import { isFile, sendFile } from './static-pages.ts'
import { matchingRows } from './reference-search.ts'

/**
 * The published contract: `/openapi.json`, `/asyncapi.json`, and its reference under `/docs/api`, all written at build
 * time. Only the overview does something: it leaves out the calls that a search does not want, so that a search needs no
 * script.
 */
export function referencePages(directory: string): Hono {
  const app = new Hono()
  // No page of a partner has a reason to show them in a frame.
  const headers = pageHeaders(async () => [])
  app.use('/openapi.json', headers)
  app.use('/asyncapi.json', headers)
  app.use('/docs/*', headers)
  app.get('/openapi.json', (c) => send(c, 'openapi.json'))
  app.get('/asyncapi.json', (c) => send(c, 'asyncapi.json'))
  app.get('/docs', (c) => c.redirect('/docs/api'))
  app.get('/docs/api', async (c) => {
    const search = c.req.query('q')?.slice(0, SEARCH_MAX_LENGTH) ?? ''
    const overview = join(directory, 'docs/index.html')
    if (search.trim() === '' || !(await isFile(overview))) return send(c, 'docs/index.html')
    return c.html(matchingRows(await readFile(overview, 'utf8'), search))
  })
  app.get('/docs/api/:page', async (c): Promise<Response> => {
    const page = c.req.param('page')
    if (page === 'reference.css') return send(c, 'docs/reference.css')
    return /^[a-z][a-z-]{0,50}$/.test(page) ? send(c, `docs/${page}.html`) : c.text('Not found', 404)
  })

  async function send(c: Parameters<typeof sendFile>[0], name: string): Promise<Response> {
    const target = join(directory, name)
    if (await isFile(target)) {
      c.header('cache-control', 'no-cache')
      c.header('vary', 'accept-encoding')
      return sendFile(c, target)
    }
    const isBuilt = await isFile(join(directory, 'openapi.json'))
    return isBuilt ? c.text('Not found', 404) : c.text('The reference is not built yet. Run: pnpm build', 503)
  }
  return app
}

const SEARCH_MAX_LENGTH = 100
