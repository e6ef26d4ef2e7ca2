/** Random tokens and their hashes, and values signed by this server. Only with what every host has. */
import { createSHA256 } from 'hash-wasm'

const encoder = new TextEncoder()

/** 256 random bits, base64url: a bearer token. */
export function randomToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

let hasher: ReturnType<typeof createSHA256> | null = null

/**
 * SHA-256, hex. Enough for a random token; passwords go to the PasswordHasher. Not by WebCrypto: for a text as short as
 * a token, the way to its thread and back takes ten times as long as the hash, and every call has one.
 */
export async function sha256Hex(text: string): Promise<string> {
  const { init } = await (hasher ??= createSHA256())
  return init().update(text).digest()
}

export interface Signer {
  /** Gives the id of the secret that signs now. */
  keyId(): Promise<string>
  /**
   * `<payload>.<HMAC-SHA256>.<key id>`, payload and HMAC in base64url. `purpose` keeps a token for one thing from opening
   * another.
   * @param keyId of an older secret, for what must come out as it did then; the newest if left out or unknown
   */
  sign(purpose: string, payload: object, keyId?: string): Promise<string>
  /** The payload, or null when we did not sign exactly this for this purpose. Says nothing about its age. */
  verify(purpose: string, token: string): Promise<unknown>
}

/** Length of a key's id: it only has to tell a handful of secrets apart. */
export const KEY_ID_LENGTH = 8

interface Key {
  id: string
  hmac: CryptoKey
}

/**
 * @param secrets oldest first: the newest signs, the others still verify. What carries no key id was signed when there
 * was only one secret, so the oldest verifies it.
 */
export function createSigner(secrets: string | readonly string[]): Signer {
  const keys = Promise.all([secrets].flat().map(importKey))
  const newest = async () => (await keys).at(-1) as Key
  const find = async (id: string) => (await keys).find((key) => key.id === id)
  const signed = (purpose: string, body: string) => encoder.encode(`${purpose}\n${body}`)
  return {
    keyId: async () => (await newest()).id,
    async sign(purpose, payload, keyId) {
      const { hmac, id } = (keyId !== undefined && (await find(keyId))) || (await newest())
      const body = base64url(encoder.encode(JSON.stringify(payload)))
      const mac = await crypto.subtle.sign('HMAC', hmac, signed(purpose, body))
      return `${body}.${base64url(new Uint8Array(mac))}.${id}`
    },
    async verify(purpose, token) {
      const [body = '', mac = '', keyId, ...rest] = token.split('.')
      const macBytes = fromBase64url(mac)
      const bodyBytes = fromBase64url(body)
      const key = keyId === undefined ? (await keys)[0] : await find(keyId)
      if (rest.length > 0 || !macBytes || !bodyBytes || !key) return null
      const isOurs = await crypto.subtle.verify('HMAC', key.hmac, macBytes, signed(purpose, body))
      return isOurs ? JSON.parse(new TextDecoder().decode(bodyBytes)) : null
    },
  }
}

async function importKey(secret: string): Promise<Key> {
  const [id, hmac] = await Promise.all([
    sha256Hex(`key id\n${secret}`),
    crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
      'verify',
    ]),
  ])
  return { id: id.slice(0, KEY_ID_LENGTH), hmac }
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function base64url(data: Uint8Array): string {
  return btoa(String.fromCharCode(...data))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return null
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  } catch {
    return null
  }
}
