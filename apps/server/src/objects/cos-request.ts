import type { Context } from 'hono'
import { CosError } from './cos-error.ts'
import type { CosRequest } from './cos-guard.ts'
import { safeDecode } from './safe-decode.ts'

/** Reading stops here when nobody may send anything: what is left then is the host's to cut off. */
const DRAIN_MAX_BYTES = 8 * 1024 * 1024

/** The key that a path below `prefix` names; '' for the bucket itself. @throws {CosError} */
export function keyOf(c: Context, prefix: string): string {
  const { pathname } = new URL(c.req.url)
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) throw new CosError('NoSuchBucket')
  return checkedKey(safeDecode(pathname.slice(prefix.length + 1)))
}

/** A key, or the beginning of one: nothing that could leave a folder. @throws {CosError} */
export function checkedKey(key: string | null): string {
  if (key === null || key.split('/').some((part) => part === '..' || part === '.') || /[\0\\]/.test(key))
    throw new CosError('InvalidArgument')
  return key
}

/** What was signed, from the header or from the query of a signed address. */
export function signedRequest(c: Context, bucket: string, path: string): CosRequest {
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

/** As its sender says; 0 when it does not. */
export const announcedBytes = (request: Request): number =>
  Math.max(0, Number(request.headers.get('content-length')) || 0)

/**
 * The body as it comes, and an error instead of its first byte too many: the header may be missing, or lie.
 * @param count is told of every piece before it is handed on; what it throws ends the body
 */
export function limitedBody(
  request: Request,
  maxBytes: number,
  count: (bytes: number) => Promise<void> | void = () => {},
): ReadableStream<Uint8Array> {
  if (announcedBytes(request) > maxBytes) throw new CosError('EntityTooLarge')
  let size = 0
  const body = request.body ?? new Blob([]).stream()
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      async transform(chunk, controller) {
        size += chunk.length
        if (size > maxBytes) throw new CosError('EntityTooLarge')
        await count(chunk.length)
        controller.enqueue(chunk)
      },
    }),
  )
}

/** A body that is small enough to read whole. @throws {CosError} `EntityTooLarge` */
export async function smallBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  return new Uint8Array(await new Response(limitedBody(request, maxBytes)).arrayBuffer())
}

/** @param etag of what arrived. @throws {CosError} `BadDigest` when `Content-MD5` says something else */
export function requireDigest(c: Context, etag: string): void {
  const digest = c.req.header('content-md5')
  if (digest === undefined) return
  const bytes = etag.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  if (digest !== btoa(String.fromCharCode(...bytes))) throw new CosError('BadDigest')
}

/** Reads on to the end of a body, but not for ever. */
export async function drain(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return
  const reader = request.body.getReader()
  for (let read = 0; read < DRAIN_MAX_BYTES; ) {
    const { done, value } = await reader.read()
    if (done) return
    read += value.length
  }
  reader.releaseLock()
}
