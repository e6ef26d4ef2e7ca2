import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import { type Operation, operations } from '@hwjy/sdk/operations'
import type { Deps } from '../deps.ts'
import { networkOf } from '../domain/network.ts'
import { offsetFromHeader } from '../domain/school-day.ts'
import { failure, success } from './answer.ts'
import { callAnswerer, type PreparedCall, type Routes } from './answer-call.ts'
import { userAgentWithModel } from '../domain/device-description.ts'
import { ApiError } from './api-error.ts'
import { addressPictures } from './picture-addresses.ts'
import { objectAddresses } from '../routes/file-answers.ts'
import type { OperationId } from './call.ts'
import type { Database } from '../db/database.ts'
import type { Device } from '../db/sessions.ts'
import { bearerToken, identify, requireOwn } from './guard.ts'
import { languageFrom } from './language.ts'
import { maxBodyBytes, readInput, takesBody } from './request-input.ts'

/** What the host knows about a request that the request itself does not say. */
export interface HostEnv {
  Bindings: { address?: string }
  Variables: { operation: Operation; requestId: string }
}

/** Nobody reads it. */
const unlimited: MiddlewareHandler = (_, next) => next()

/**
 * Puts the handlers behind the contract. Every operation of `spec/` gets its route, its guard and its validation from
 * the generated table, so no call can be added without them.
 */
export function createApp(db: Database, deps: Deps, routes: Routes): Hono<HostEnv> {
  const answerCall = callAnswerer(db, deps, routes)
  const { urlAt } = objectAddresses(deps.config)
  const addressed = <Data>(c: Context<HostEnv>, data: Data): Data =>
    addressPictures(data, (key) => urlAt(originOf(c, deps), key))
  const app = new Hono<HostEnv>()

  // A school may reach us over plain HTTP in its own network; a proxy with TLS sets HSTS itself.
  app.use(secureHeaders({ xFrameOptions: 'DENY', referrerPolicy: 'no-referrer', strictTransportSecurity: false }))
  app.use('/api-*', async (c, next) => {
    c.set('requestId', requestIdOf(c))
    c.header('cache-control', 'no-store')
    c.header('requestId', c.var.requestId)
    await next()
  })

  for (const operation of Object.values<Operation>(operations)) {
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1')
    const limit = takesBody(operation)
      ? bodyLimit({
          maxSize: maxBodyBytes(operation),
          onError: () => Promise.reject(new ApiError('tooLarge')),
        })
      : unlimited
    // What the limit refuses is this call's answer, too.
    const announce: MiddlewareHandler<HostEnv> = (c, next) => {
      c.set('operation', operation)
      return next()
    }
    app.on(operation.method, path, announce, limit, async (c) => {
      const startedAt = performance.now()
      const call = await prepare(c, operation, deps)
      const data = await answerCall(operation.operationId as OperationId, operation.isRead, call)
      deps.logger.debug({ ...about(c, startedAt), userId: call.actor?.userId }, 'call')
      return success(c, operation, addressed(c, data))
    })
  }

  app.notFound((c) => failure(c, null, new ApiError('notFound'), languageOf(c)))
  app.onError((error, c) => {
    const operation = c.var.operation ?? null
    if (error instanceof ApiError) {
      deps.logger.debug({ path: c.req.path, requestId: c.var.requestId, code: error.code }, 'call refused')
      const { code, detail } = error
      return failure(c, operation, { code, detail: addressed(c, detail) }, languageOf(c))
    }
    deps.logger.error({ path: c.req.path, requestId: c.var.requestId, err: error }, 'call crashed')
    return failure(c, operation, new ApiError('serverError'), languageOf(c))
  })
  return app
}

/** Everything that is asked before a handler runs. @throws {ApiError} */
async function prepare(
  c: Context<HostEnv>,
  operation: Operation,
  deps: Deps,
): Promise<Omit<PreparedCall, 'afterCommit'>> {
  const now = deps.clock.now()
  const address = c.env?.address ?? 'unknown'
  const network = networkOf(address)
  requireRate(deps.addressLimiter.take(network, now))
  const actor = await identify(c, operation, deps)
  requireRate(deps.rateLimiter.take(actor?.userId ?? network, now))
  const language = languageOf(c)
  const input = await readInput(c, operation, language)
  const { lesson, membership } = await requireOwn(operation, input, actor, deps)
  return {
    input,
    actor,
    lesson,
    membership,
    requestId: c.var.requestId,
    language,
    utcOffsetHours: offsetFromHeader(c.req.header('timeZone')),
    address,
    origin: originOf(c, deps),
    bearerToken: bearerToken(c),
    device: deviceOf(c),
    now,
  }
}

function requireRate(limited: { retryAfterSeconds: number } | null): void {
  if (limited) throw new ApiError('tooOften', limited)
}

const originOf = (c: Context, { config }: Deps) => config.publicUrl ?? new URL(c.req.url).origin

const languageOf = (c: Context) => languageFrom(c.req.header('accept-language'))

function requestIdOf(c: Context): string {
  const given = c.req.header('requestId') ?? ''
  return /^[A-Za-z0-9_-]{1,64}$/.test(given) ? given : crypto.randomUUID()
}

/** What is no id of a device is left out. */
function deviceOf(c: Context): Device {
  const id = c.req.header('deviceId') ?? ''
  const userAgent = userAgentWithModel(c.req.header('user-agent') ?? '', c.req.header('sec-ch-ua-model') ?? '')
  return { id: /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : '', userAgent }
}

function about(c: Context<HostEnv>, startedAt: number) {
  return { path: c.req.path, requestId: c.var.requestId, ms: Math.round(performance.now() - startedAt) }
}
