/**
 * An object store that speaks enough of COS (XML API) for its JavaScript SDK: one PUT, or slices that survive a lost
 * connection. Writing needs a temporary key for exactly that object. Reading needs the key's name, which nobody can
 * guess. Same origin: `Domain: '<host>/cos/<bucket>'`.
 */
import { type Context, Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { extensionOf, ownerOf } from '../domain/upload-rules.ts'
import type { StoredPart } from '../ports/object-store.ts'
import { parseRange } from './byte-range.ts'
import { SNIFF_BYTES, sniffContentType } from './content-type.ts'
import { CosError } from './cos-error.ts'
import { type CosRequest, requirePolicy } from './cos-guard.ts'
import { parseComplete, parsePartNumber, xml, type XmlNode } from './cos-xml.ts'
import { safeDecode } from './safe-decode.ts'
import { createTurns } from './turns.ts'
import type { UploadPolicy } from './upload-credentials.ts'

type CosDeps = Pick<Deps, 'objects' | 'credentials' | 'config' | 'clock' | 'logger'>

/** One part may be 1 MiB to 64 MiB; the SDK sends 5. */
const PART_MAX_BYTES = 64 * 1024 * 1024
/** The list of all ten thousand parts that an upload can have. */
const PART_LIST_MAX_BYTES = 1_250_000
/** More than the SDK sends at once. */
const DRAIN_MAX_BYTES = 8 * 1024 * 1024
/** Unfinished uploads of one person. The client sends three files at a time. */
const OPEN_UPLOADS_MAX = 10

export function cosEndpoint({ objects, credentials, config, clock, logger }: CosDeps): Hono {
  const { bucket } = config.objects
  const prefix = `/cos/${bucket}`
  // Parts that arrive at the same moment must see each other, or each of them alone is within the limit.
  const inTurn = createTurns()

  const keyOf = (c: Context): string => {
    const { pathname } = new URL(c.req.url)
    if (!pathname.startsWith(`${prefix}/`)) throw new CosError('NoSuchBucket')
    const key = safeDecode(pathname.slice(prefix.length + 1))
    if (key === null || key.split('/').some((part) => part === '..' || part === '.') || /[\0\\]/.test(key))
      throw new CosError('InvalidArgument')
    return key
  }

  /** @throws {CosError} unless the caller's key is for this object */
  const policyFor = async (
    c: Context,
    key: string,
    request = signedRequest(c, bucket, `/${key}`),
  ): Promise<UploadPolicy> => {
    const policy = await requirePolicy(request, credentials, clock.now())
    if (policy.key !== key) throw new CosError('AccessDenied')
    return policy
  }

  /** The body, read only for somebody who may send it, and never more of it than that. @throws {CosError} */
  const upload = async (
    c: Context,
    key: string,
    limitBytes: number,
  ): Promise<{ policy: UploadPolicy; content: Uint8Array }> => {
    const request = signedRequest(c, bucket, `/${key}`)
    if (request.headers['content-length'] !== undefined) {
      const policy = await policyFor(c, key, request)
      return { policy, content: await readAtMost(c.req.raw, Math.min(policy.maxBytes, limitBytes)) }
    }
    // A request that a service worker hands over has its body and no length yet, though the length is signed.
    if (!(await credentials.policy(request.sessionToken))) throw new CosError('InvalidAccessKeyId')
    const content = await readAtMost(c.req.raw, limitBytes)
    const headers = { ...request.headers, 'content-length': String(content.length) }
    const policy = await policyFor(c, key, { ...request, headers })
    if (content.length > policy.maxBytes) throw new CosError('EntityTooLarge')
    return { policy, content }
  }

  const contentTypeOf = (key: string, firstBytes: Uint8Array): string => {
    const contentType = sniffContentType(extensionOf(key), firstBytes)
    if (!contentType) throw new CosError('InvalidArgument', 'The content is not what its name says')
    return contentType
  }

  const put = async (c: Context) => {
    const key = keyOf(c)
    const { policy, content } = await upload(c, key, PART_MAX_BYTES)
    const { uploadId, partNumber } = c.req.query()
    if (uploadId === undefined) {
      const stored = await objects.put(key, content, contentTypeOf(key, content))
      return c.body(null, 200, { etag: `"${stored.etag}"` })
    }
    const no = parsePartNumber(partNumber ?? '')
    if (no === null) throw new CosError('InvalidArgument')
    const part = await inTurn(uploadId, () => putPart(policy, uploadId, no, content))
    return c.body(null, 200, { etag: `"${part.etag}"` })
  }

  /** @throws {CosError} when the parts together would be more than the caller may store */
  const putPart = async ({ key, maxBytes }: UploadPolicy, uploadId: string, no: number, content: Uint8Array) => {
    const parts = await objects.listParts(key, uploadId)
    if (!parts) throw new CosError('NoSuchUpload')
    const others = parts.filter((part) => part.no !== no).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
    if (others + content.length > maxBytes) throw new CosError('EntityTooLarge')
    const part = await objects.putPart(key, uploadId, no, content)
    if (!part) throw new CosError('NoSuchUpload')
    return part
  }

  /** Nobody fills the disk with uploads they never finish: the oldest ones of the same person give way. */
  const startUpload = async (key: string): Promise<string> => {
    const pending = [...(await objects.listUploads(ownerOf(key)))].sort((a, b) => a.startedAt - b.startedAt)
    for (const oldest of pending.slice(0, Math.max(0, pending.length - OPEN_UPLOADS_MAX + 1)))
      await objects.abortUpload(oldest.key, oldest.uploadId)
    return objects.startUpload(key, 'application/octet-stream')
  }

  const post = async (c: Context) => {
    const key = keyOf(c)
    const { policy, content } = await upload(c, key, PART_LIST_MAX_BYTES)
    const { uploadId, uploads } = c.req.query()
    if (uploads !== undefined) {
      const id = await inTurn(ownerOf(key), () => startUpload(key))
      return answer(c, [
        'InitiateMultipartUploadResult',
        [
          ['Bucket', bucket],
          ['Key', key],
          ['UploadId', id],
        ],
      ])
    }
    if (uploadId === undefined) throw new CosError('MethodNotAllowed')
    const parts = await objects.listParts(key, uploadId)
    if (!parts) throw new CosError('NoSuchUpload')
    const named = parseComplete(new TextDecoder().decode(content))
    const known = new Map(parts.map((part) => [part.no, part]))
    if (!named?.length || named.some(({ no, etag }) => known.get(no)?.etag !== etag)) throw new CosError('InvalidPart')
    const size = named.reduce((sum, { no }) => sum + (known.get(no)?.sizeBytes ?? 0), 0)
    if (size > policy.maxBytes) throw new CosError('EntityTooLarge')
    const stored = await objects.completeUpload(
      key,
      uploadId,
      named.map(({ no }) => no),
    )
    if (!stored) throw new CosError('InvalidPart')
    await keepIfGenuine(key)
    const { host } = new URL(c.req.url)
    return answer(c, [
      'CompleteMultipartUploadResult',
      [
        ['Location', `${host}${prefix}/${key}`],
        ['Bucket', bucket],
        ['Key', key],
        ['ETag', `"${stored.etag}"`],
      ],
    ])
  }

  /** The parts of a sliced upload are only seen together at the end. */
  const keepIfGenuine = async (key: string) => {
    const start = await objects.read(key, { start: 0, end: SNIFF_BYTES - 1 })
    const firstBytes = new Uint8Array(await new Response(start as BodyInit | null).arrayBuffer())
    try {
      await objects.setContentType(key, contentTypeOf(key, firstBytes))
    } catch (error) {
      await objects.delete(key)
      throw error
    }
  }

  const get = async (c: Context) => {
    const { uploads, uploadId, prefix: wanted = '' } = c.req.query()
    if (uploads !== undefined) {
      await policyFor(c, wanted, signedRequest(c, bucket, '/'))
      const pending = await objects.listUploads(wanted)
      return answer(c, [
        'ListMultipartUploadsResult',
        [
          ['Prefix', wanted],
          ['IsTruncated', 'false'],
          ...pending.map(
            (upload): XmlNode => [
              'Upload',
              [
                ['Key', upload.key],
                ['UploadId', upload.uploadId],
                ['StorageClass', 'STANDARD'],
                ['Initiated', new Date(upload.startedAt).toISOString()],
              ],
            ],
          ),
        ],
      ])
    }
    const key = keyOf(c)
    if (uploadId !== undefined) {
      await policyFor(c, key)
      const parts = await objects.listParts(key, uploadId)
      if (!parts) throw new CosError('NoSuchUpload')
      return answer(c, [
        'ListPartsResult',
        [['Bucket', bucket], ['Key', key], ['UploadId', uploadId], ['IsTruncated', 'false'], ...parts.map(partNode)],
      ])
    }
    return send(c, key)
  }

  const send = async (c: Context, key: string) => {
    const stored = await objects.head(key)
    if (!stored) throw new CosError('NoSuchKey')
    const range = parseRange(c.req.header('range'), stored.sizeBytes)
    if (range === 'unsatisfiable') throw new CosError('InvalidRange')
    const headers: Record<string, string> = {
      etag: `"${stored.etag}"`,
      'content-type': stored.contentType,
      'last-modified': new Date(stored.modifiedAt).toUTCString(),
      'accept-ranges': 'bytes',
      // A key is new for every file. Its uploader can replace the content for an hour; who has read it keeps what it was.
      'cache-control': 'private, max-age=31536000, immutable',
      // Whatever somebody uploaded, it is no page of ours.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    }
    const size = range === 'whole' ? stored.sizeBytes : range.end - range.start + 1
    if (range !== 'whole') headers['content-range'] = `bytes ${range.start}-${range.end}/${stored.sizeBytes}`
    headers['content-length'] = String(size)
    if (c.req.method === 'HEAD') return c.body(null, 200, headers)
    const content = await objects.read(key, range === 'whole' ? undefined : range)
    if (!content) throw new CosError('NoSuchKey')
    return new Response(content as BodyInit, { status: range === 'whole' ? 200 : 206, headers })
  }

  const remove = async (c: Context) => {
    const key = keyOf(c)
    await policyFor(c, key)
    const { uploadId } = c.req.query()
    if (uploadId === undefined) throw new CosError('AccessDenied', 'Objects are not deleted by their uploaders')
    await objects.abortUpload(key, uploadId)
    return c.body(null, 204)
  }

  return new Hono()
    .put('/*', put)
    .post('/*', post)
    .get('/*', get)
    .delete('/*', remove)
    .onError(async (error, c) => {
      // An answer before the body is read would reach the SDK as a broken line, and it would try four times.
      await drain(c.req.raw)
      if (!(error instanceof CosError)) {
        logger.error({ err: error, path: c.req.path }, 'object store crashed')
        return answer(
          c,
          [
            'Error',
            [
              ['Code', 'InternalError'],
              ['Message', 'InternalError'],
            ],
          ],
          500,
        )
      }
      const { code, message, status } = error
      const detail: XmlNode[] = [
        ['Code', code],
        ['Message', message],
        ['Resource', c.req.path],
      ]
      return answer(c, ['Error', [...detail, ['ServerTime', new Date(clock.now()).toISOString()]]], status)
    })
}

const partNode = ({ no, etag, sizeBytes, storedAt }: StoredPart): XmlNode => [
  'Part',
  [
    ['PartNumber', no],
    ['LastModified', new Date(storedAt).toISOString()],
    ['ETag', `"${etag}"`],
    ['Size', sizeBytes],
  ],
]

function answer(c: Context, node: XmlNode, status: 200 | 500 | CosError['status'] = 200): Response {
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>${xml(node)}`, status, { 'content-type': 'application/xml' })
}

/** What was signed, from the header or from the query of a signed address. */
function signedRequest(c: Context, bucket: string, path: string): CosRequest {
  const all = c.req.query()
  const query = Object.fromEntries(
    Object.entries(all).filter(([name]) => !name.startsWith('q-') && name !== 'x-cos-security-token'),
  )
  const inQuery = Object.entries(all)
    .filter(([name]) => name.startsWith('q-'))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const { 'x-cos-security-token': tokenHeader, ...headers } = c.req.header()
  return {
    bucket,
    method: c.req.method,
    path,
    query,
    headers: { ...headers, host: headers.host ?? new URL(c.req.url).host },
    authorization: headers.authorization ?? inQuery,
    sessionToken: tokenHeader ?? all['x-cos-security-token'] ?? '',
  }
}

async function readAtMost(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new CosError('EntityTooLarge')
  // The header may be missing or lie: counted again as it comes.
  let size = 0
  const counted = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length
        if (size > maxBytes) controller.error(new CosError('EntityTooLarge'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Uint8Array(await new Response(counted ?? null).arrayBuffer())
}

/** Reads on to the end of a body, but not for ever: what is left then is the host's to cut off. */
async function drain(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return
  const reader = request.body.getReader()
  for (let read = 0; read < DRAIN_MAX_BYTES; ) {
    const { done, value } = await reader.read()
    if (done) return
    read += value.length
  }
  reader.releaseLock()
}
