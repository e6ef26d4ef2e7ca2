/** Answers the reading calls of the endpoint: objects, and lists of objects, uploads and parts. */
import type { CosDeps } from './cos-deps.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Context } from 'hono'
import type { PendingUpload, StoredPart } from '../ports/object-store.ts'
import { parseRange } from './byte-range.ts'
import { answerXml } from './cos-answer.ts'
import { CosError } from './cos-error.ts'
import { allow, allowReading } from './cos-guard.ts'
import { listBucket, readListingQuery } from './cos-listing.ts'
import { checkedKey, keyOf, signedRequest } from './cos-request.ts'
import type { XmlNode } from './cos-xml.ts'

export function cosReads(deps: CosDeps) {
  const { objects } = deps
  const { bucket } = deps.config.objects

  const get = async (c: Context) => {
    const key = keyOf(c, `/cos/${bucket}`)
    const { uploads, uploadId } = c.req.query()
    if (uploads !== undefined) return listUploads(c)
    if (uploadId !== undefined) return listParts(c, key, uploadId)
    return key === '' ? list(c) : send(c, key)
  }

  const list = async (c: Context) => {
    const query = readListingQuery(c.req.query())
    const prefix = checkedKey(query.prefix)
    await allow(signedRequest(c, bucket, '/'), 'list', prefix, deps)
    return answerXml(c, listBucket(bucket, await objects.list(prefix), query))
  }

  const listUploads = async (c: Context) => {
    const prefix = checkedKey(c.req.query('prefix') ?? '')
    await allow(signedRequest(c, bucket, '/'), 'write', prefix, deps)
    const pending = await objects.listUploads(prefix)
    return answerXml(c, [
      'ListMultipartUploadsResult',
      [['Prefix', prefix], ['IsTruncated', 'false'], ...pending.map(uploadNode)],
    ])
  }

  const listParts = async (c: Context, key: string, uploadId: string) => {
    await allow(signedRequest(c, bucket, `/${key}`), 'write', key, deps)
    const parts = await objects.listParts(key, uploadId)
    if (!parts) throw new CosError('NoSuchUpload')
    const about: XmlNode[] = [
      ['Bucket', bucket],
      ['Key', key],
      ['UploadId', uploadId],
      ['IsTruncated', 'false'],
    ]
    return answerXml(c, ['ListPartsResult', [...about, ...parts.map(partNode)]])
  }

  const send = async (c: Context, key: string) => {
    const endsAt = await allowReading(signedRequest(c, bucket, `/${key}`), key, deps)
    const stored = await objects.head(key)
    if (!stored) throw new CosError('NoSuchKey')
    const range = parseRange(c.req.header('range'), stored.sizeBytes)
    if (range === 'unsatisfiable') throw new CosError('InvalidRange')
    const { start, end } = range === 'whole' ? { start: 0, end: stored.sizeBytes - 1 } : range
    const headers: Record<string, string> = {
      etag: `"${stored.etag}"`,
      'content-type': stored.contentType,
      'content-length': String(end - start + 1),
      'last-modified': new Date(stored.modifiedAt).toUTCString(),
      'accept-ranges': 'bytes',
      'cache-control': cacheControl(endsAt, deps.clock.now()),
      // Uploaded content is never treated as a page of ours.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      ...(range !== 'whole' && { 'content-range': `bytes ${start}-${end}/${stored.sizeBytes}` }),
    }
    const status = range === 'whole' ? 200 : 206
    if (c.req.method === 'HEAD') return c.body(null, status, headers)
    const content = await objects.read(key)
    if (!content) throw new CosError('NoSuchKey')
    const body = range === 'whole' ? content : content.slice(start, end + 1)
    return c.body(body.stream(), status, headers)
  }

  return { get }
}

const PUBLIC_SECONDS = 86_400

/**
 * Content does not change under its key. What is private stays in the one browser, as long as its address opens; what is
 * public may be made private again.
 */
function cacheControl(endsAt: EpochMs | null, now: EpochMs): string {
  if (endsAt === null) return `public, max-age=${PUBLIC_SECONDS}, immutable`
  return `private, max-age=${Math.max(0, Math.floor((endsAt - now) / 1_000))}, immutable`
}

const uploadNode = ({ key, uploadId, startedAt }: PendingUpload): XmlNode => [
  'Upload',
  [
    ['Key', key],
    ['UploadId', uploadId],
    ['StorageClass', 'STANDARD'],
    ['Initiated', new Date(startedAt).toISOString()],
  ],
]

const partNode = ({ no, etag, sizeBytes, storedAt }: StoredPart): XmlNode => [
  'Part',
  [
    ['PartNumber', no],
    ['LastModified', new Date(storedAt).toISOString()],
    ['ETag', `"${etag}"`],
    ['Size', sizeBytes],
  ],
]
