import type { BackendConfig } from '../config.ts'
import { isPublicObject } from '../domain/files/public-keys.ts'
import type { SignAddress } from '../objects/read-addresses.ts'

/**
 * Returns the address of a stored object by its key, as one caller reaches us; null has none. The address of a private
 * object is signed and ends, so a key is given only after it was checked that the caller may read the object. What is
 * stored as an address, because it lies elsewhere, stays as it is.
 */
export interface UrlOf {
  (key: string): string
  (key: string | null): string | null
}

interface StoreNames {
  objects: Pick<BackendConfig['objects'], 'bucket' | 'domain'>
}

/** Addresses of objects as the caller reaches us. */
export function objectAddresses({ objects: { bucket, domain } }: StoreNames) {
  const domainAt = (origin: string) => domain.replace('{host}', new URL(origin).host).replace('{bucket}', bucket)
  const baseAt = (origin: string) => `${new URL(origin).protocol}//${domainAt(origin)}`
  const urlsAt = (origin: string, sign: SignAddress): UrlOf => {
    const base = baseAt(origin)
    function urlOf(stored: string): string
    function urlOf(stored: string | null): string | null
    function urlOf(stored: string | null): string | null {
      if (stored === null) return null
      const key = keyOf(stored, base)
      if (key === null) return stored
      return isPublicObject(key) ? `${base}/${key}` : sign(base, key)
    }
    return urlOf
  }
  return { domainAt, baseAt, urlsAt }
}

/**
 * Returns the key of what is stored: a key, or a whole address of our own store, as older rows have it. Null for the
 * address of another place: another host is never ours; its path does not matter.
 */
function keyOf(stored: string, base: string): string | null {
  if (!/^https?:/.test(stored)) return stored
  return stored.startsWith(`${base}/`) ? (stored.slice(base.length + 1).split('?', 1)[0] ?? '') : null
}
