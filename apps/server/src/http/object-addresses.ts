import type { BackendConfig } from '../config.ts'

/** Addresses of objects as the caller reaches us. */
export function objectAddresses({ objects: { bucket, domain } }: Pick<BackendConfig, 'objects'>) {
  const domainAt = (origin: string) => domain.replace('{host}', new URL(origin).host).replace('{bucket}', bucket)
  const baseAt = (origin: string) => `${new URL(origin).protocol}//${domainAt(origin)}`
  return { domainAt, baseAt, urlAt: (origin: string, key: string) => `${baseAt(origin)}/${key}` }
}
