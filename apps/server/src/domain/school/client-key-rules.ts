/** What a client key of a school may look like, and who may call with it. */

/** The id of the built-in web app, which every school has. It keeps no secret: it is served to every visitor. */
export const WEB_APP_ID = 'hwjy-web'
/** What the web app's sign-in calls carry as Basic: its id, and an empty secret. */
export const WEB_APP_CLIENT = `${WEB_APP_ID}:`

export const KEY_NAME_MAX = 60
export const KEYS_MAX = 50
export const ORIGINS_MAX = 20
const ORIGIN_MAX_LENGTH = 200

export type OriginDenial = 'not-an-origin' | 'not-secure' | 'too-many-origins'

/**
 * Checks what was entered as an origin, and writes it as browsers send it: `https://School.example/` is
 * `https://school.example`. Plain http is taken from this computer alone: a page that anybody on its way can change
 * would carry whatever a school allows.
 */
export function readOrigin(text: string): { origin: string } | { denial: OriginDenial } {
  const url = text.length <= ORIGIN_MAX_LENGTH ? URL.parse(text.trim()) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname.includes('*')) return { denial: 'not-an-origin' }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    return { denial: 'not-an-origin' }
  // An empty part, also behind a last dot: browsers would send it so, and no page of a school is there.
  if (url.hostname.split('.').includes('')) return { denial: 'not-an-origin' }
  return url.protocol === 'https:' || isThisComputer(url.hostname) ? { origin: url.origin } : { denial: 'not-secure' }
}

const isThisComputer = (hostname: string) => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)

/** Reads a list of them; the first that is wrong names the denial. */
export function readOrigins(texts: readonly string[]): { origins: string[] } | { denial: OriginDenial; text: string } {
  const read = texts.map((text) => ({ text, ...readOrigin(text) }))
  const wrong = read.find((one) => 'denial' in one)
  if (wrong && 'denial' in wrong) return { denial: wrong.denial, text: wrong.text }
  const origins = [...new Set(read.flatMap((one) => ('origin' in one ? [one.origin] : [])))]
  return origins.length > ORIGINS_MAX ? { denial: 'too-many-origins', text: '' } : { origins }
}

export interface KeyInUse {
  schoolId: string
  /** Null for a page in browsers, which can keep no secret. */
  secretHash: string | null
  origins: readonly string[]
}

export interface ShownKey {
  /** SHA-256 of the secret that came with the call, hex. */
  secretHash: string
  isSecretEmpty: boolean
  /** The page that calls; null where the caller is no page. */
  origin: string | null
}

export type KeyDenial = 'wrong-secret' | 'foreign-origin'

/** A secret proves a partner's server. Without one, only an allowed page may call: its browser vouches for the origin. */
export function keyDenial(key: KeyInUse, { secretHash, isSecretEmpty, origin }: ShownKey): KeyDenial | null {
  if (key.secretHash === null ? !isSecretEmpty : key.secretHash !== secretHash) return 'wrong-secret'
  if (origin === null) return key.secretHash === null ? 'foreign-origin' : null
  return key.origins.includes(origin) ? null : 'foreign-origin'
}
