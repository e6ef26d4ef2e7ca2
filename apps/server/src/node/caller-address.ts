import type { IncomingMessage } from 'node:http'

/**
 * Network address of the caller.
 * @param trustsProxy whether a proxy of ours stands in front: then the last hop of X-Forwarded-For is what that proxy
 * saw. Without one the header is the caller's own word, and is not read.
 * @returns null for a socket that is closed already
 */
export function callerAddress(request: IncomingMessage, trustsProxy: boolean): string | null {
  const forwarded = request.headers['x-forwarded-for']
  const lastHop = [forwarded].flat().join(',').split(',').at(-1)?.trim()
  return (trustsProxy && lastHop) || (request.socket.remoteAddress ?? null)
}
