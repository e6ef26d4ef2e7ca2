import { createMD5, md5 } from 'hash-wasm'

/** MD5, hex: what COS calls the ETag of an object or part. Not for security. */
export const etagOf = (bytes: Uint8Array): Promise<string> => md5(bytes)

/** ETag of an object made of parts: the MD5 of their MD5s, and their number. */
export async function etagOfParts(etags: readonly string[]): Promise<string> {
  const hasher = await createMD5()
  hasher.init()
  for (const etag of etags) hasher.update(Uint8Array.from(etag.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
  return `${hasher.digest('hex')}-${etags.length}`
}
