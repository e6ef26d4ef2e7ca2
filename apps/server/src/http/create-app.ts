import { objectAddresses } from './object-addresses.ts'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { type Operation, operations } from '@hwjy/sdk/operations'
import { type Services, withStores } from '../deps.ts'
import { inSeconds, type OverBudget } from '../domain/budget.ts'
import { networkOf } from '../domain/network.ts'
import { callerZone } from '../domain/timetable/calendar.ts'
import { failure, success } from './envelope.ts'
import { callRunner, type RouteModule } from './run-call.ts'
import { userAgentWithModel } from '../domain/accounts/device-description.ts'
import { ApiError } from './api-error.ts'
import { invalidField } from './invalid-input.ts'
import type { Database } from '../db/database.ts'
import { isDatabaseAway, isDatabaseFull } from '../db/database-errors.ts'
import { sha256Hex } from '../auth/tokens.ts'
import type { CallingDevice } from '../db/accounts/sessions.ts'
import { bearerToken, identify, namesOwned, requireOwn } from './guard.ts'
import { addressOf, crossOrigin } from './cross-origin.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { languageFrom } from './language.ts'
import { readParams, withInput } from './request-input.ts'

/** Facts about a request that only the host knows. */
export interface HostEnv {
  Bindings: { address?: string }
  Variables: { operation: Operation; requestId: string; userId: string | undefined }
}

// A partner's page may send and read these headers.
const ACROSS = {
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  exposed: ['requestId', 'Retry-After', 'Content-Disposition'],
}

// A process that stops is back within seconds; a failover takes somewhat longer.
const AWAY_SECONDS = 5

/** Without coming in and going out nothing can be read, and without its end no class is over. */
const worksOnFullDisk = ({ isRead, authorization, isForFullDisk }: Operation) =>
  isRead || authorization === 'basic' || isForFullDisk === true

/**
 * Puts the handlers behind the contract. Every operation of `spec/` gets its route, its guard and its validation from
 * the generated table, so no call can be added without them.
 * @param isDraining the process is about to end: calls are sent away, to come back to the next one
 */
export function createApp(
  db: Database,
  services: Services,
  modules: readonly RouteModule[],
  isDraining: () => boolean = () => false,
): Hono<HostEnv> {
  const deps = withStores(services, db)
  const runCall = callRunner(db, services, modules)
  const { urlsAt } = objectAddresses(deps.config)
  const app = new Hono<HostEnv>()

  // A school may reach us over plain HTTP in its own network; where it is https, the host adds HSTS (`base-headers.ts`).
  app.use(secureHeaders({ xFrameOptions: 'DENY', referrerPolicy: 'no-referrer', strictTransportSecurity: false }))
  app.use('/api-*', async (c, next) => {
    c.set('requestId', requestIdOf(c))
    c.header('cache-control', 'no-store')
    c.header('requestId', c.var.requestId)
    await next()
  })
  const sendAway: MiddlewareHandler<HostEnv> = async (c, next) => {
    if (!isDraining()) return next()
    const answer = failure(c, null, new ApiError('unavailable', { retryAfterSeconds: AWAY_SECONDS }), languageOf(c))
    return new Response(answer.body, { status: 503, headers: withRetryAfter(answer.headers) })
  }
  app.use('/api-*', ...crossOrigin(deps, ACROSS, () => new ApiError('forbidden')))
  app.use('/api-*', sendAway)
  app.use('/cos/*', sendAway)

  for (const operation of Object.values<Operation>(operations)) {
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1')
    app.on(operation.method, path, async (c) => {
      // Set first, so that a refusal, too, is answered in the format of this call.
      c.set('operation', operation)
      const startedAt = performance.now()
      if (deps.isDiskFull() && !worksOnFullDisk(operation)) throw new ApiError('storageFull')
      const data = await callWith(c, operation)
      deps.logger.debug({ ...about(c, startedAt), userId: c.var.userId }, 'call')
      return success(c, operation, data)
    })
  }

  /**
   * Identifies the caller, counts the call, and checks the owner as far as the path names it. Only then reads the body,
   * so that a body is read only from those who may send it.
   * @throws {ApiError}
   */
  async function callWith(c: Context<HostEnv>, operation: Operation): Promise<unknown> {
    const now = deps.clock.now()
    const address = c.env?.address ?? 'unknown'
    const network = networkOf(address)
    requireWithin(deps.addressBudget.take(network, now))
    const at = addressOf(c, deps.config)
    const { actor, school } = await identify(c, operation, at, deps)
    c.set('userId', actor?.userId)
    requireWithin(deps.callBudget.take(actor?.userId ?? network, now, operation.cost))
    const idempotencyKey = operation.isRead ? c.var.requestId : keyOf(c)
    const language = languageOf(c)
    const zone = zoneOf(c)
    const params = readParams(c, operation, language)
    const ownInPath = namesOwned(operation, params) ? await requireOwn(operation, params, actor, deps) : null
    return withInput(c, operation, { actor, network, language }, deps, async (body, files) => {
      const input = { ...body, ...params }
      const origin = await deps.schoolDirectory.publicOriginAt({ ...at, requestOrigin: new URL(c.req.url).origin })
      const sign = await deps.readAddresses.at(now)
      const { lesson, membership } = ownInPath ?? (await requireOwn(operation, input, actor, deps))
      return runCall(operation, {
        input,
        files,
        actor,
        lesson,
        membership,
        idempotencyKey,
        school,
        language,
        zone,
        address,
        origin,
        urlOf: urlsAt(origin, sign),
        bearerToken: bearerToken(c),
        device: await deviceOf(c),
        now: deps.clock.now(),
      })
    })
  }

  app.notFound((c) => failure(c, null, new ApiError('notFound'), languageOf(c)))
  app.onError((error, c) => {
    const operation = c.var.operation ?? null
    if (error instanceof ApiError) {
      deps.logger.debug({ path: c.req.path, requestId: c.var.requestId, code: error.code }, 'call refused')
      return failure(c, operation, error, languageOf(c))
    }
    const about = { path: c.req.path, requestId: c.var.requestId, err: error }
    if (isDatabaseAway(error)) {
      deps.logger.error(about, 'the database is away')
      const detail = { retryAfterSeconds: AWAY_SECONDS }
      return failure(c, operation, new ApiError('unavailable', detail), languageOf(c))
    }
    if (isDatabaseFull(error)) {
      deps.logger.error(about, 'the disk of the database is full')
      return failure(c, operation, new ApiError('storageFull'), languageOf(c))
    }
    deps.logger.error(about, 'call crashed')
    return failure(c, operation, new ApiError('serverError'), languageOf(c))
  })
  return app
}

/** @throws {ApiError} `tooOften` */
function requireWithin(over: OverBudget | null): void {
  if (over) throw new ApiError('tooOften', inSeconds(over))
}

function withRetryAfter(headers: Headers): Headers {
  const more = new Headers(headers)
  more.set('retry-after', String(AWAY_SECONDS))
  return more
}

const languageOf = (c: Context) => languageFrom(c.req.header('accept-language'))

/** @throws {ApiError} `invalidInput` */
function zoneOf(c: Context): string {
  const zone = callerZone(c.req.header('timeZoneId'), c.req.header('timeZone'))
  if (zone === null) throw invalidField('timeZoneId', 'unknown_zone', 'There is no such time zone.')
  return zone
}

const keyOf = (c: Context<HostEnv>) => idempotencyKeyOf(c.req.header('Idempotency-Key') ?? null, c.var.requestId)

function requestIdOf(c: Context): string {
  const given = c.req.header('requestId') ?? ''
  return /^[A-Za-z0-9_-]{1,64}$/.test(given) ? given : crypto.randomUUID()
}

/**
 * Leaves out a malformed device id. With a secret the id comes from that alone: the id stands in our tables, and a
 * reader of the tables still does not learn the secret. No claimed id looks like it.
 */
async function deviceOf(c: Context): Promise<CallingDevice> {
  const given = c.req.header('deviceId') ?? ''
  const claimedId = /^[A-Za-z0-9_-]{1,64}$/.test(given) ? given : ''
  const secret = c.req.header('deviceSecret') ?? ''
  const isProven = /^[A-Za-z0-9_-]{32,64}$/.test(secret)
  const id = isProven ? `secret:${await sha256Hex(`device ${secret}`)}` : claimedId
  const userAgent = userAgentWithModel(c.req.header('user-agent') ?? '', c.req.header('sec-ch-ua-model') ?? '')
  return { id, userAgent, isProven, claimedId }
}

function about(c: Context<HostEnv>, startedAt: number) {
  return { path: c.req.path, requestId: c.var.requestId, ms: Math.round(performance.now() - startedAt) }
}
