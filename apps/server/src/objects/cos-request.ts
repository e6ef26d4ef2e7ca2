import type { Context } from 'hono'
import type { Deps } from '../deps.ts'
import { networkOf } from '../domain/network.ts'
import { CosError } from './cos-error.ts'
import type { CosRequest } from './cos-guard.ts'
import { safeDecode } from './safe-decode.ts'

// Reading stops after so much when the caller may not send anything: the host cuts off the rest.
const DRAIN_MAX_BYTES = 8 * 1024 * 1024
const DRAIN_MAX_MS = 10_000

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

/** Collects what was signed, from the header or from the query of a signed address. */
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

/** The length that its sender announces; 0 when it does not. */
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

/**
 * Has the work done with a body that is small enough to read whole.
 * @param owner whose it is, as far as the caller's key says
 * @throws {CosError} `EntityTooLarge`; `SlowDown` when too much is in memory already
 */
export async function withSmallBody<T>(
  c: Context<{ Bindings: { address?: string } }>,
  { owner, maxBytes }: { owner: string; maxBytes: number },
  { bodies }: Pick<Deps, 'bodies'>,
  work: (content: Uint8Array) => Promise<T>,
): Promise<T> {
  const { raw } = c.req
  const memory = bodies.begin({ network: networkOf(c.env?.address ?? 'unknown'), person: owner })
  const limit = isUnannounced(raw) ? Math.min(maxBytes, UNANNOUNCED_MAX_BYTES) : maxBytes
  const count = (bytes: number) => {
    if (!memory.add(bytes)) throw new CosError('SlowDown')
  }
  try {
    return await work(new Uint8Array(await new Response(limitedBody(raw, limit, count)).arrayBuffer()))
  } finally {
    memory.end()
  }
}

/** A limit for a body that does not say how long it is. Browsers and the SDKs always do. */
export const UNANNOUNCED_MAX_BYTES = 64 * 1024

/** True for a body in chunks of HTTP/1.1, whose length is unknown before the last one. */
export const isUnannounced = (request: Request): boolean => request.headers.has('transfer-encoding')

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
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<{ done: true }>((resolve) => {
    timer = setTimeout(resolve, DRAIN_MAX_MS, { done: true })
  })
  try {
    for (let read = 0; read < DRAIN_MAX_BYTES; ) {
      const piece = await Promise.race([reader.read(), late])
      if (piece.done) return
      read += piece.value.length
    }
  } finally {
    clearTimeout(timer)
  }
}
