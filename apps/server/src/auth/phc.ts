/** argon2id parameters as OWASP asks (19 MiB, 2 passes): about 30 ms of one core. */
export const ARGON2 = { memoryKiB: 19_456, passes: 2, parallelism: 1, tagLength: 32, saltLength: 16 } as const

export interface Argon2Phc {
  memoryKiB: number
  passes: number
  parallelism: number
  salt: Uint8Array<ArrayBuffer>
  tag: Uint8Array<ArrayBuffer>
}

/** `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<tag>`, base64 without padding. Null for anything else. */
export function parsePhc(text: string): Argon2Phc | null {
  const match = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(text)
  if (!match) return null
  const [, memory, passes, parallelism, salt = '', tag = ''] = match
  return {
    memoryKiB: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: fromBase64(salt),
    tag: fromBase64(tag),
  }
}

export function formatPhc({ memoryKiB, passes, parallelism, salt, tag }: Argon2Phc): string {
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${parallelism}$${toBase64(salt)}$${toBase64(tag)}`
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
const toBase64 = (data: Uint8Array) => btoa(String.fromCharCode(...data)).replaceAll('=', '')
