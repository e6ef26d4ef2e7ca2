import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { type Context, Hono } from 'hono'
import { languageFrom } from '../../http/language.ts'
import { type KeptFiles, keptFiles } from './kept-files.ts'
import { type FramingOrigins, pageHeaders } from './page-headers.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.wasm': 'application/wasm',
  '.data': 'application/octet-stream',
  '.txt': 'text/plain; charset=utf-8',
  '.TXT': 'text/plain; charset=utf-8',
}

// Precompressed copies, best first.
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/**
 * The built web app under `/hwjy-web`: files as they are, every other path an index page (history mode).
 * Names with a hash never change, so browsers keep them for a year.
 * @param framingOrigins the origins whose pages may show ours in a frame; none if left out
 */
export function staticPages(directory: string, framingOrigins: FramingOrigins = async () => []): Hono {
  const app = new Hono()
  const kept = keptFiles()
  app.use('*', pageHeaders(framingOrigins))
  app.use('*', async (c, next) => {
    await next()
    // Phones then name their model, for the list of devices; browsers answer it over HTTPS only.
    c.header('Accept-CH', 'Sec-CH-UA-Model')
  })
  app.get('*', async (c) => {
    const path = decoded(c.req.path.replace(/^\/hwjy-web\/?/, ''))
    if (path === null) return c.text('Bad request', 400)
    const file = safeJoin(directory, path)
    if (file && isHashed(file)) return (await sendHashed(c, file, kept)) ?? c.text('Not found', 404)
    const found = file && extname(file) !== '' && (await isFile(file)) ? file : null
    if (!found && extname(path) !== '') return c.text('Not found', 404)
    const target = found ?? (await indexOf(directory, file, c.req.header('accept-language') ?? ''))
    if (!found && !(await isFile(target))) {
      return c.text('The web app is not built yet. Run: pnpm build', 503)
    }
    c.header('cache-control', 'no-cache')
    c.header('vary', found ? 'accept-encoding' : 'accept-encoding, accept-language')
    return sendFile(c, target)
  })
  // A form that was sent off before any script: the page again. What stood in it is not read.
  app.post('*', async (c, next) => {
    const path = decoded(c.req.path.replace(/^\/hwjy-web\/?/, ''))
    const page = path === null ? null : safeJoin(directory, path)
    // Keeps the query, so that the page the person wanted to reach is not lost.
    return page && (await ownIndexOf(page, '')) ? c.redirect(c.req.path + new URL(c.req.url).search, 303) : next()
  })
  return app
}

/** Sends a file that never changes, from memory where it is small; null where there is none. */
async function sendHashed(c: Context, target: string, kept: KeptFiles): Promise<Response | null> {
  for (const { name, suffix } of [...acceptedEncodings(c), { name: null, suffix: '' }]) {
    const content = await kept(target + suffix)
    if (!content) continue
    neverChanges(c)
    c.header('content-type', typeOf(target))
    if (name) c.header('content-encoding', name)
    c.header('content-length', String(content.length))
    return c.body(content)
  }
  if (!(await isFile(target))) return null
  neverChanges(c)
  return sendFile(c, target)
}

function neverChanges(c: Context): void {
  c.header('cache-control', 'public, max-age=31536000, immutable')
  c.header('vary', 'accept-encoding')
}

/** Sends a file, or the best compressed copy beside it that the caller takes. */
export async function sendFile(c: Context, target: string): Promise<Response> {
  const encoding = await firstOf(acceptedEncodings(c), ({ suffix }) => isFile(target + suffix))
  c.header('content-type', typeOf(target))
  if (encoding) c.header('content-encoding', encoding.name)
  // Sent as fast as it is taken: whole files would be in memory once for every slow reader.
  const content = await openAsBlob(target + (encoding?.suffix ?? ''))
  c.header('content-length', String(content.size))
  return c.body(content.stream())
}

function acceptedEncodings(c: Context) {
  const accepted = c.req.header('accept-encoding') ?? ''
  return ENCODINGS.filter(({ name }) => accepted.includes(name))
}

const typeOf = (file: string): string => TYPES[extname(file)] ?? 'application/octet-stream'

// Finds the index of the page itself, or that of the app.
async function indexOf(directory: string, page: string | null, acceptLanguage: string): Promise<string> {
  return (page && (await ownIndexOf(page, acceptLanguage))) ?? join(directory, 'index.html')
}

/**
 * Finds the index of a page that shows before its code runs: in the reader's language if there is one. Null for other
 * pages.
 */
function ownIndexOf(page: string, acceptLanguage: string): Promise<string | null> {
  const names = [`index.${languageFrom(acceptLanguage)}.html`, 'index.html']
  return firstOf(
    names.map((name) => join(page, name)),
    isFile,
  )
}

// Null for percent signs that encode no text.
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

// Null when the path would leave the directory.
function safeJoin(directory: string, path: string): string | null {
  const joined = normalize(join(directory, path))
  return joined.startsWith(directory + sep) && !path.includes('\0') ? joined : null
}

// `board-Cs8fK2a.js`: the build puts seven or eight characters of hash before the extension (`vite.config.ts` of the app).
function isHashed(path: string): boolean {
  return path.includes(`${sep}assets${sep}`) && /-[A-Za-z0-9_-]{7,8}$/.test(path.split('.').at(-2) ?? '')
}

export async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  )
}

async function firstOf<T>(list: readonly T[], test: (item: T) => Promise<boolean>): Promise<T | null> {
  for (const item of list) if (await test(item)) return item
  return null
}
