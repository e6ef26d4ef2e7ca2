/** Decides for which school a request is, by the address it was sent to and the page that sent it. */

/** Names of hosts that are not a school's. Schools that have one keep it. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'app',
  'cdn',
  'docs',
  'ftp',
  'help',
  'imap',
  'localhost',
  'mail',
  'media',
  'ns1',
  'ns2',
  'pop',
  'smtp',
  'static',
  'status',
  'support',
  'turn',
  'www',
])

/** A school of this server. Schools that are only introduced in a catalogue are none of them. */
export interface AddressedSchool {
  id: string
  /** The school's part of an address; null for a school without an address of its own. */
  slug: string | null
}

/** Pages of these origins belong to the school, wherever they are served from. */
export interface SchoolOrigins {
  schoolId: string
  origins: readonly string[]
}

export interface RequestAddress {
  /** The `Host` that the request names, such as `huawen.class.example:8080`. */
  host: string
  /** The `Origin` header; null where the client is no page, or a page of this very address that reads. */
  origin: string | null
  /** The origin at which people reach this server, `PUBLIC_URL`; null: as each request says. */
  publicUrl: string | null
}

/**
 * Returns the id of the school, null on a server without one.
 *
 * The host decides before the page: the address of a school is that school's alone, and a page of another school that
 * calls it is refused and not answered for its own school. Only at an address that names no school does the calling
 * page name it, and where neither does, it is the first school: a machine with one school needs no address.
 *
 * A school writes the origins of its keys itself, so they never decide about addresses of this server: a school
 * that claimed the address of another one would show its people a sign-in page and a frame of its own.
 * @param schools in order: the first one is the school of an address that names none
 * @param keys in order: the first one decides for an origin that several schools allow
 */
export function schoolOfAddress(
  { host, origin, publicUrl }: RequestAddress,
  schools: readonly AddressedSchool[],
  keys: readonly SchoolOrigins[],
): string | null {
  const name = nameOf(host)
  const claimed = (allowed: string) => nameOf(hostOf(allowed)) === name && portOf(hostOf(allowed)) === portOf(host)
  const schoolNamed = (found: string) =>
    schools.find(({ slug }) => slug !== null && isAddressOf(slug, found, publicUrl))?.id
  const page = origin === null ? null : hostOf(origin)
  // Another port of this computer is a partner's page that is being written.
  const isForeignPage =
    page !== null && page !== host && !isPublicName(nameOf(page), publicUrl) && schoolNamed(nameOf(page)) === undefined
  return (
    schoolNamed(name) ??
    (isServersOwn(name, publicUrl) ? undefined : ofOrigin(keys, claimed)) ??
    (isForeignPage ? ofOrigin(keys, (allowed) => allowed === origin) : undefined) ??
    schools[0]?.id ??
    null
  )
}

const ofOrigin = (keys: readonly SchoolOrigins[], isIt: (allowed: string) => boolean): string | undefined =>
  keys.find(({ origins }) => origins.some(isIt))?.schoolId

const hostOf = (origin: string): string => origin.slice(origin.indexOf('://') + 3)

// Names are the same in capitals, and with the dot that ends every full name.
const nameOf = (host: string): string => host.toLowerCase().replace(PORT, '').replace(/\.$/, '')
const portOf = (host: string): string => PORT.exec(host)?.[0] ?? ''
const PORT = /:\d+$/

// `huawen.localhost`, or `huawen.class.example` where PUBLIC_URL is https://class.example.
const isAddressOf = (slug: string, name: string, publicUrl: string | null): boolean =>
  name === `${slug}.localhost` || (publicUrl !== null && name === `${slug}.${new URL(publicUrl).hostname}`)

const isBelow = (name: string, top: string) => name === top || name.endsWith(`.${top}`)

/** Checks whether a name is the operator's, for a school of today or the next one. */
const isPublicName = (name: string, publicUrl: string | null): boolean =>
  publicUrl !== null && isBelow(name, new URL(publicUrl).hostname)

/** Checks whether a name is the operator's or this machine's. */
const isServersOwn = (name: string, publicUrl: string | null): boolean =>
  isNumber(name) || isBelow(name, 'localhost') || isPublicName(name, publicUrl)

// An address of the network, IPv4 or IPv6.
const isNumber = (name: string) => /^\d+(\.\d+){3}$/.test(name) || name.startsWith('[')

/**
 * Returns the origin of the addresses that a caller gets: PUBLIC_URL, or the school's own address below it. Without
 * PUBLIC_URL it is as the caller reached us.
 */
export function publicOrigin(
  requestOrigin: string,
  publicUrl: string | null,
  schools: readonly AddressedSchool[],
): string {
  if (publicUrl === null) return requestOrigin
  const { host } = new URL(requestOrigin)
  const hasOwn = schools.some(({ slug }) => slug !== null && host === `${slug}.${new URL(publicUrl).host}`)
  return hasOwn ? `${new URL(publicUrl).protocol}//${host}` : publicUrl
}

/**
 * Checks whether a page is served by this server itself: by the host of the request, or by `PUBLIC_URL` where a proxy
 * passes another host on. Hosts are compared, because behind a proxy we do not see by which scheme people come.
 */
export function isOwnOrigin(origin: string, { host, publicUrl }: Pick<RequestAddress, 'host' | 'publicUrl'>): boolean {
  if (!URL.canParse(origin)) return false
  return origin === publicUrl || new URL(origin).host === host.toLowerCase()
}

/** The address of a school below that of the server: `https://huawen.class.example` of `https://class.example`. */
export function schoolOrigin(origin: string, slug: string): string {
  const { protocol, host } = new URL(origin)
  return `${protocol}//${slug}.${host}`
}
