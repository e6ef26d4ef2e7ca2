/**
 * Secrets that have to be read again, such as that of an authenticator, encrypted at rest (AES-256-GCM). A copy of the
 * database alone is then worth nothing.
 */
import { base64url, fromBase64url, hex } from '../tokens.ts'

export interface Sealer {
  /** @param purpose and whose it is: a sealed text that is put into another row stays shut */
  seal(purpose: string, text: string): Promise<string>
  /** Null when it was sealed with a secret that is not there any more, or for something else. */
  open(purpose: string, sealed: string): Promise<string | null>
}

interface Key {
  id: string
  key: CryptoKey
}

const IV_BYTES = 12
const encoder = new TextEncoder()

/** @param secrets oldest first: the newest seals, and what the others have sealed opens, too */
export function createSealer(secrets: string | readonly string[]): Sealer {
  const keys = Promise.all([secrets].flat().map(keyOf))
  return {
    async seal(purpose, text) {
      const { id, key } = (await keys).at(-1) as Key
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const sealed = await crypto.subtle.encrypt(algorithm(iv, purpose), key, encoder.encode(text))
      return [id, base64url(iv), base64url(new Uint8Array(sealed))].join('.')
    },
    async open(purpose, text) {
      const [id, iv, sealed] = text.split('.')
      const found = (await keys).find((one) => one.id === id)
      const [ivBytes, sealedBytes] = [fromBase64url(iv ?? ''), fromBase64url(sealed ?? '')]
      if (!found || !ivBytes || !sealedBytes) return null
      const opened = crypto.subtle.decrypt(algorithm(ivBytes, purpose), found.key, sealedBytes)
      return opened.then(
        (bytes) => new TextDecoder().decode(bytes),
        () => null,
      )
    },
  }
}

const algorithm = (iv: Uint8Array<ArrayBuffer>, purpose: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoder.encode(purpose),
})

// The id says which secret it was, and nothing about it.
async function keyOf(secret: string): Promise<Key> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ])
  const derivation = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode(info),
  })
  const key = crypto.subtle.deriveKey(derivation('seal'), material, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  const id = crypto.subtle.deriveBits(derivation('seal id'), material, 32)
  return { id: hex(new Uint8Array(await id)), key: await key }
}
