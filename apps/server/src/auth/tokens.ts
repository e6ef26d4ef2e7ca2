/** Random tokens and their hashes, and values signed by this server. WebCrypto only, so that every host has it. */

const encoder = new TextEncoder()

/** 256 random bits, base64url: a bearer token. */
export function randomToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

/** SHA-256, hex. Enough for a random token; passwords go to the PasswordHasher. */
export async function sha256Hex(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))))
}

export interface Signer {
  /** `<payload>.<HMAC-SHA256>`, both base64url. `purpose` keeps a token for one thing from opening another. */
  sign(purpose: string, payload: object): Promise<string>
  /** The payload, or null when we did not sign exactly this for this purpose. Says nothing about its age. */
  verify(purpose: string, token: string): Promise<unknown>
}

export function createSigner(secret: string): Signer {
  const key = crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
  const signed = (purpose: string, body: string) => encoder.encode(`${purpose}\n${body}`)
  return {
    async sign(purpose, payload) {
      const body = base64url(encoder.encode(JSON.stringify(payload)))
      const mac = await crypto.subtle.sign('HMAC', await key, signed(purpose, body))
      return `${body}.${base64url(new Uint8Array(mac))}`
    },
    async verify(purpose, token) {
      const [body = '', mac = '', ...rest] = token.split('.')
      const macBytes = fromBase64url(mac)
      const bodyBytes = fromBase64url(body)
      if (rest.length > 0 || !macBytes || !bodyBytes) return null
      const isOurs = await crypto.subtle.verify('HMAC', await key, macBytes, signed(purpose, body))
      return isOurs ? JSON.parse(new TextDecoder().decode(bodyBytes)) : null
    },
  }
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function base64url(data: Uint8Array): string {
  return btoa(String.fromCharCode(...data))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return null
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  } catch {
    return null
  }
}
