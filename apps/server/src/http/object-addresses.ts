import type { BackendConfig } from '../config.ts'

/**
 * Returns the address of a stored object by its key, as one caller reaches us; null has none. What is stored as an
 * address, because it lies elsewhere, stays as it is.
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
  const urlsAt = (origin: string): UrlOf => {
    const base = baseAt(origin)
    function urlOf(key: string): string
    function urlOf(key: string | null): string | null
    function urlOf(key: string | null): string | null {
      return key === null || /^https?:/.test(key) ? key : `${base}/${key}`
    }
    return urlOf
  }
  return { domainAt, baseAt, urlsAt }
}
