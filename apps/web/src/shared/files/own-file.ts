/** Other hosts whose files may be shown, from the build: a school's own bucket. `VITE_FILE_HOSTS=files.example.org,…` */
export const FILE_HOSTS: readonly string[] = String(import.meta.env['VITE_FILE_HOSTS'] ?? '')
  .split(',')
  .map((host) => host.trim().toLowerCase())
  .filter((host) => host !== '')

/** Path below the origin under which our own server keeps files. */
const OWN_STORE = '/cos/'

export interface FileHosts {
  /** Origin of this page: `https://school.example`. */
  origin: string
  /** Exactly these, over TLS. */
  hosts: readonly string[]
}

/**
 * Returns the address of a file that a link asks us to show, if it lies in our own object store or with a host we
 * trust; null for all others, so that an attacker cannot send users to our page with a file of their own.
 */
export function ownFileUrl(address: string, { origin, hosts }: FileHosts): URL | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (url.username !== '' || url.password !== '') return null
  if (url.origin === origin) return url.pathname.startsWith(OWN_STORE) ? url : null
  return url.protocol === 'https:' && hosts.includes(url.host) ? url : null
}
