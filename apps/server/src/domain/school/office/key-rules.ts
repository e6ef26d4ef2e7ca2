/** Rules of client keys. */

/** The origin as browsers send it; null for what is none, or an http origin of another machine. */
export function normalOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, origin, pathname, search, hash, username } = new URL(text)
  if (pathname !== '/' || search !== '' || hash !== '' || username !== '') return null
  if (protocol === 'https:') return origin
  const isOwnMachine = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'
  return protocol === 'http:' && isOwnMachine ? origin : null
}

export type KeyDenial = 'revoked' | 'no-secret'

/** Why a key takes no new secret, or null. */
export function rotateDenial(key: { revokedAt: number | null; hasSecret: boolean }): KeyDenial | null {
  if (key.revokedAt !== null) return 'revoked'
  return key.hasSecret ? null : 'no-secret'
}
