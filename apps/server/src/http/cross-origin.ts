import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { SchoolDirectory } from '../auth/school-directory.ts'
import type { RequestAddress } from '../domain/school/school-of-address.ts'

interface CrossOriginOptions {
  schoolDirectory: SchoolDirectory
  config: { publicUrl: string | null }
}

/** A preflight's answer is kept by browsers for so long; a revoked origin is refused at its next call all the same. */
const PREFLIGHT_SECONDS = 600

/**
 * Answers pages of other origins: those that a client key of the school names may call, and read these headers. All others
 * are refused before anything is done, a call that their browser would not have asked about included. No cookies are
 * in use, so none are allowed.
 * @param refuse answers a page that may not call, in the format of the routes
 */
export function crossOrigin(
  { schoolDirectory, config }: CrossOriginOptions,
  headers: { exposed: string[]; methods: string[] },
  refuse: () => Error,
): MiddlewareHandler[] {
  const isAllowed = (c: Context) => schoolDirectory.isAllowedOrigin(addressOf(c, config))
  return [
    cors({
      origin: async (origin, c) => (origin !== '' && (await isAllowed(c)) ? origin : null),
      allowMethods: headers.methods,
      exposeHeaders: headers.exposed,
      maxAge: PREFLIGHT_SECONDS,
    }),
    async (c, next) => {
      if (!(await isAllowed(c))) throw refuse()
      await next()
    },
  ]
}

/** The address of a request, by which its school is found. */
export const addressOf = (c: Context, { publicUrl }: { publicUrl: string | null }): RequestAddress => ({
  host: new URL(c.req.url).host,
  origin: c.req.header('origin') ?? null,
  publicUrl,
})
