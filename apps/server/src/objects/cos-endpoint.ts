/**
 * An object store that speaks enough of COS (XML API) for its JavaScript SDK: one PUT, or slices that survive a lost
 * connection; listing and deleting. Everything needs a temporary key whose policy allows it, but reading: a public object
 * is read by every visitor, a private one by an address that the server signed. Same origin: `Domain:
 * '<host>/cos/<bucket>'`; pages of other origins may ask where a client key of the school names them.
 */
import type { CosDeps } from './cos-deps.ts'
import { type Context, Hono } from 'hono'
import { cosReads } from './cos-reads.ts'
import { cosUploads } from './cos-uploads.ts'
import { ownerOf } from '../domain/files/upload-rules.ts'
import { networkOf } from '../domain/network.ts'
import { answerXml, type CosEnv } from './cos-answer.ts'
import { CosError } from './cos-error.ts'
import { allow, claimBeforeBody, requirePolicy } from './cos-guard.ts'
import { checkedKey, drain, keyOf, requireDigest, signedRequest, withSmallBody } from './cos-request.ts'
import { parseDelete, type XmlNode } from './cos-xml.ts'
import { crossOrigin } from '../http/cross-origin.ts'
import { etagOf } from './etag.ts'
import { mayDo, type StorePolicy } from './store-credentials.ts'

const EXPOSED = [
  'ETag',
  'Date',
  'Content-Length',
  'Content-Range',
  'Accept-Ranges',
  'Last-Modified',
  'x-cos-request-id',
]
const METHODS = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE']
// A thousand keys of 850 characters.
const DELETE_LIST_MAX_BYTES = 1_250_000

export function cosEndpoint(deps: CosDeps): Hono<CosEnv> {
  const { objects, clock, logger } = deps
  const { bucket } = deps.config.objects
  const uploads = cosUploads(deps)
  const reads = cosReads(deps)

  const remove = async (c: Context) => {
    const key = keyOf(c, `/cos/${bucket}`)
    const { uploadId } = c.req.query()
    const request = signedRequest(c, bucket, `/${key}`)
    await allow(request, uploadId === undefined ? 'delete' : 'write', key, deps)
    if (uploadId === undefined) await objects.delete(key)
    else await objects.endUpload(key, uploadId)
    return c.body(null, 204)
  }

  // Deletes each key by itself: a key that the caller may not delete is reported, and stays.
  const removeMany = async (c: Context) => {
    const request = signedRequest(c, bucket, '/')
    const { prefix: owner } = await claimBeforeBody(request, deps)
    return withSmallBody(c, { owner, maxBytes: DELETE_LIST_MAX_BYTES }, deps, async (content) => {
      requireDigest(c, await etagOf([content]))
      const withLength = { ...request.headers, 'content-length': String(content.length) }
      const keys = parseDelete(new TextDecoder().decode(content))
      if (!keys) throw new CosError('MalformedXML')
      return removeKeys(c, keys, await requirePolicy({ ...request, headers: withLength }, deps))
    })
  }

  const removeKeys = async (c: Context, keys: readonly string[], policy: StorePolicy) => {
    const results: XmlNode[] = []
    for (const key of keys) {
      const isAllowed = mayDo(policy, 'delete', checkedKey(key))
      if (isAllowed) await objects.delete(key)
      results.push(isAllowed ? ['Deleted', [['Key', key]]] : ['Error', [['Key', key], ...DENIED]])
    }
    return answerXml(c, ['DeleteResult', results])
  }

  return new Hono<CosEnv>()
    .use(...crossOrigin(deps, { methods: METHODS, exposed: EXPOSED }, () => new CosError('AccessDenied')))
    .use(async (c, next) => {
      c.set('requestId', crypto.randomUUID())
      c.header('x-cos-request-id', c.var.requestId)
      await requireWithinBudgets(c, deps)
      await next()
    })
    .put('/*', uploads.put)
    .post('/*', (c) => (c.req.query('delete') === undefined ? uploads.post(c) : removeMany(c)))
    .get('/*', reads.get)
    .delete('/*', remove)
    .onError(async (error, c) => {
      // A response before the body is read would reach the SDK as a broken connection, and it would try four times.
      await drain(c.req.raw)
      if (!(error instanceof CosError)) logger.error({ err: error, path: c.req.path }, 'object store crashed')
      const { code, message, status } = error instanceof CosError ? error : CRASHED
      const node: XmlNode = [
        'Error',
        [
          ['Code', code],
          ['Message', message],
          ['Resource', c.req.path],
          ['RequestId', c.var.requestId],
          ['ServerTime', new Date(clock.now()).toISOString()],
        ],
      ]
      return answerXml(c, node, status)
    })
}

const LIST_COST = 5

/**
 * Counts a request before anything is read for it: by the address, and by the person whose temporary key it shows.
 * @throws {CosError} `SlowDown`, after which the SDK tries again by itself
 */
async function requireWithinBudgets(c: Context<CosEnv>, deps: CosDeps): Promise<void> {
  const now = deps.clock.now()
  const network = networkOf((c.env as { address?: string } | undefined)?.address ?? 'unknown')
  if (deps.addressBudget.take(network, now)) throw new CosError('SlowDown')
  const token = c.req.header('x-cos-security-token') ?? c.req.query('x-cos-security-token')
  const policy = token === undefined ? null : await deps.credentials.policy(token)
  const isList =
    c.req.method === 'GET' && (c.req.query('uploadId') !== undefined || !/^\/cos\/[^/]+\/./.test(c.req.path))
  // Pictures are read without a key: two hundred people behind one address load them at the same moment.
  if (policy && deps.storeBudget.take(ownerOf(policy.prefix), now, isList ? LIST_COST : 1))
    throw new CosError('SlowDown')
}

const DENIED: XmlNode[] = [
  ['Code', 'AccessDenied'],
  ['Message', 'AccessDenied'],
]
const CRASHED = { code: 'InternalError', message: 'InternalError', status: 500 } as const
