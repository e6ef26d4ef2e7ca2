/** Signatures of Tencent COS (XML API, q-sign-algorithm=sha1). https://cloud.tencent.com/document/product/436/7778 */
import { hex } from '../auth/tokens.ts'
import { safeDecode } from './safe-decode.ts'

/** Seconds since 1970. */
export interface SignatureWindow {
  from: number
  until: number
}

/** The signed parts of a request. Names count without regard to case. */
export interface SignedRequest {
  method: string
  /** Decoded, with the leading slash, without the bucket's prefix. */
  path: string
  query: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
}

export interface CosAuthorization {
  secretId: string
  signTime: string
  keyTime: string
  headerNames: readonly string[]
  queryNames: readonly string[]
  signature: string
}

type SignedNames = Pick<CosAuthorization, 'headerNames' | 'queryNames'>

export interface SecretKeys {
  secretId: string
  secretKey: string
  sessionToken: string
}

/** The `q-…` text of an Authorization header over everything in `request`. */
export async function authorize(
  request: SignedRequest,
  keys: Omit<SecretKeys, 'sessionToken'>,
  window: SignatureWindow,
): Promise<string> {
  const time = `${window.from};${window.until}`
  const headerNames = sortedNames(request.headers)
  const queryNames = sortedNames(request.query)
  const signature = await sign(request, keys.secretKey, { signTime: time, keyTime: time, headerNames, queryNames })
  return writeAuthorization(keys.secretId, time, { headerNames, queryNames }, signature)
}

/** The `q-…` text of a signature. @param time `<from>;<until>` in seconds since 1970 */
export const writeAuthorization = (
  secretId: string,
  time: string,
  { headerNames, queryNames }: SignedNames,
  signature: string,
): string =>
  [
    'q-sign-algorithm=sha1',
    `q-ak=${secretId}`,
    `q-sign-time=${time}`,
    `q-key-time=${time}`,
    `q-header-list=${headerNames.join(';')}`,
    `q-url-param-list=${queryNames.join(';')}`,
    `q-signature=${signature}`,
  ].join('&')

/** An address for one method. Only the host is signed, because a browser sets the other headers. */
export async function signedUrl(
  method: 'get' | 'put',
  base: string,
  key: string,
  keys: SecretKeys,
  window: SignatureWindow,
): Promise<string> {
  const request = { method, path: `/${key}`, query: {}, headers: { host: new URL(base).host } }
  const authorization = await authorize(request, keys, window)
  return `${addressOf(base, key)}?${authorization}&x-cos-security-token=${encode(keys.sessionToken)}`
}

/** The address of an object, without a signature. */
export const addressOf = (base: string, key: string): string => `${base}/${key.split('/').map(encode).join('/')}`

/** Null when the text is not a signature of this kind, or a part is missing. */
export function parseAuthorization(text: string): CosAuthorization | null {
  const parts = new Map(
    text.split('&').map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  )
  const part = (name: string) => safeDecode(parts.get(name) ?? '') ?? ''
  const signature = part('q-signature')
  if (part('q-sign-algorithm') !== 'sha1' || !/^[0-9a-f]{40}$/.test(signature)) return null
  const names = (name: string) => part(name).split(';').filter(Boolean)
  return {
    secretId: part('q-ak'),
    signTime: part('q-sign-time'),
    keyTime: part('q-key-time'),
    headerNames: names('q-header-list'),
    queryNames: names('q-url-param-list'),
    signature,
  }
}

export async function sign(
  request: SignedRequest,
  secretKey: string,
  { signTime, keyTime, headerNames, queryNames }: Omit<CosAuthorization, 'secretId' | 'signature'>,
): Promise<string> {
  const text = textOfRequest(request, { headerNames, queryNames })
  const signKey = await hmacSha1(secretKey, keyTime)
  const digest = hex(new Uint8Array(await crypto.subtle.digest('SHA-1', encoder.encode(text))))
  return hmacSha1(signKey, stringToSign(signTime, digest))
}

/** Builds the text that COS calls HttpString: its SHA-1 is signed. */
export const textOfRequest = (request: SignedRequest, { headerNames, queryNames }: SignedNames): string =>
  [
    request.method.toLowerCase(),
    request.path,
    canonical(request.query, queryNames),
    canonical(request.headers, headerNames),
    '',
  ].join('\n')

/** Builds the text that COS calls StringToSign. @param digest SHA-1 of `textOfRequest`, hex */
export const stringToSign = (signTime: string, digest: string): string => `sha1\n${signTime}\n${digest}\n`

export function parseWindow(time: string): SignatureWindow | null {
  const match = /^(\d{10});(\d{10})$/.exec(time)
  return match ? { from: Number(match[1]), until: Number(match[2]) } : null
}

const encoder = new TextEncoder()

const sortedNames = (values: Readonly<Record<string, string>>) =>
  Object.keys(values)
    .map((name) => encode(name.toLowerCase()))
    .sort()

// `k=v&…` of the listed names, in their order. A name that the request does not have counts as empty.
function canonical(values: Readonly<Record<string, string>>, names: readonly string[]): string {
  const byName = new Map(Object.entries(values).map(([name, value]) => [encode(name.toLowerCase()), value]))
  return names.map((name) => `${name}=${encode(byName.get(name) ?? '')}`).join('&')
}

// COS also encodes what encodeURIComponent leaves: ! ' ( ) *
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}

async function hmacSha1(key: string, text: string): Promise<string> {
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-1' }, false, [
    'sign',
  ])
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text))))
}
