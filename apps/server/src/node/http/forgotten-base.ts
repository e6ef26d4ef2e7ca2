import type { MiddlewareHandler } from 'hono'

/** Paths of programs: what is missing there is told as their format has it, to a person's browser, too. */
const ofPrograms = /^\/(?:api-|cos(?:\/|$)|live(?:\/|$))/

/**
 * Returns where the web app has the page that a person's browser asked for without the app's base: `/login` is
 * `/hwjy-web/login`. Null for a program's request.
 * @param accept the header; browsers name `text/html` when a person opens an address
 */
export function addressWithBase({ method, accept, url }: { method: string; accept: string; url: URL }): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (!accept.includes('text/html') || ofPrograms.test(url.pathname)) return null
  // `//evil.example` must never stand at the beginning of an address, in the app's own navigation either.
  return `/hwjy-web/${url.pathname.replace(/^[/\\]+/, '')}${url.search}`
}

/** Leads a browser that found nothing at a path without the app's base to the same path of the web app. */
export const withForgottenBase: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status !== 404) return
  const { method, url } = c.req
  const address = addressWithBase({ method, accept: c.req.header('accept') ?? '', url: new URL(url) })
  if (address === null) return
  // Assigning keeps the headers of the answer that is replaced, and those speak of JSON.
  c.res = undefined
  c.res = new Response(null, {
    status: 302,
    headers: { location: address, 'cache-control': 'no-store', vary: 'accept' },
  })
}
