import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { withoutPort } from '../../domain/network.ts'

/**
 * Network address of the caller.
 * @param trustsProxy whether a proxy of ours stands in front: then the last hop of X-Forwarded-For is what that proxy
 * saw, without its port. Without one the header is the caller's own word, and is not read.
 * @returns null for a socket that is closed already, and when the proxy's word is no address
 */
export function callerAddress(request: IncomingMessage, trustsProxy: boolean): string | null {
  const forwarded = request.headers['x-forwarded-for']
  const lastHop = [forwarded].flat().join(',').split(',').at(-1)?.trim()
  if (!trustsProxy || !lastHop) return request.socket.remoteAddress ?? null
  const address = withoutPort(lastHop)
  return isIP(address) === 0 ? null : address
}
