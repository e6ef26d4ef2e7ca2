/**
 * An object store that speaks enough of COS (XML API) for its JavaScript SDK: one PUT, or slices that survive a lost
 * connection; listing and deleting. Everything but reading needs a temporary key whose policy allows it. Reading needs
 * the key's name, which nobody can guess. Same origin: `Domain: '<host>/cos/<bucket>'`; other origins may ask as well,
 * because a signature travels in a header that no foreign page has.
 */
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Deps } from '../deps.ts'
import { cosReads } from './cos-reads.ts'
import { cosUploads } from './cos-uploads.ts'
import { answerXml, type CosEnv } from './cos-answer.ts'
import { CosError } from './cos-error.ts'
import { allow, requirePolicy } from './cos-guard.ts'
import { checkedKey, drain, keyOf, requireDigest, signedRequest, smallBody } from './cos-request.ts'
import { parseDelete, type XmlNode } from './cos-xml.ts'
import { etagOf } from './etag.ts'
import { mayDo } from './store-credentials.ts'

export type CosDeps = Pick<Deps, 'objects' | 'credentials' | 'config' | 'clock' | 'logger' | 'sessions'>

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
/** A thousand keys of 850 characters. */
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

  /** Each key by itself: what the caller may not delete is told, and stays. */
  const removeMany = async (c: Context) => {
    const request = signedRequest(c, bucket, '/')
    const content = await smallBody(c.req.raw, DELETE_LIST_MAX_BYTES)
    requireDigest(c, await etagOf([content]))
    const withLength = { ...request.headers, 'content-length': String(content.length) }
    const keys = parseDelete(new TextDecoder().decode(content))
    if (!keys) throw new CosError('MalformedXML')
    const policy = await requirePolicy({ ...request, headers: withLength }, deps)
    const results: XmlNode[] = []
    for (const key of keys) {
      const isAllowed = mayDo(policy, 'delete', checkedKey(key))
      if (isAllowed) await objects.delete(key)
      results.push(isAllowed ? ['Deleted', [['Key', key]]] : ['Error', [['Key', key], ...DENIED]])
    }
    return answerXml(c, ['DeleteResult', results])
  }

  return new Hono<CosEnv>()
    .use(cors({ origin: '*', allowMethods: METHODS, exposeHeaders: EXPOSED, maxAge: 600 }))
    .use(async (c, next) => {
      c.set('requestId', crypto.randomUUID())
      c.header('x-cos-request-id', c.var.requestId)
      await next()
    })
    .put('/*', uploads.put)
    .post('/*', (c) => (c.req.query('delete') === undefined ? uploads.post(c) : removeMany(c)))
    .get('/*', reads.get)
    .delete('/*', remove)
    .onError(async (error, c) => {
      // An answer before the body is read would reach the SDK as a broken line, and it would try four times.
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

const DENIED: XmlNode[] = [
  ['Code', 'AccessDenied'],
  ['Message', 'AccessDenied'],
]
const CRASHED = { code: 'InternalError', message: 'InternalError', status: 500 } as const
