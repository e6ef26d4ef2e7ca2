/** Says if a network leads to our server. */
export interface NetworkState {
  isOnline: boolean
  /** Probes without a response, one after the other. */
  failures: number
}

/**
 * `answered`: our server sent a response, a refusal too. `probeFailed`: it did not answer the request that has no other
 * purpose. `lineLost`: the browser says that there is no network. The browser is never asked if there is one, because a
 * cable to a router without a connection is enough for it to say yes.
 */
export type NetworkEvent = 'answered' | 'probeFailed' | 'lineLost'

export function networkReducer({ isOnline, failures }: NetworkState, event: NetworkEvent): NetworkState {
  if (event === 'answered') return { isOnline: true, failures: 0 }
  return { isOnline: false, failures: event === 'probeFailed' ? failures + 1 : isOnline ? 0 : failures }
}

/** 1 s, 2 s, 4 s … never more than 30 s, less up to a half of it, so that a class does not ask in one moment. @param random 0..1 */
export const probeDelayMs = (failures: number, random: number) =>
  Math.min(500 * 2 ** failures, 30_000) * (1 - random / 2)

/**
 * True when our server answered, or a proxy before it. Pages come neither from the API nor from `/healthz`, but from a
 * café's network that wants a sign-in. A failing proxy (5xx) is beyond the user's own network, except for 511: that is
 * how a network says that it wants a sign-in (RFC 6585).
 */
export const isAnswer = ({ status, headers }: Pick<Response, 'status' | 'headers'>) =>
  status !== 511 && (status >= 500 || !headers.get('content-type')?.includes('html'))
