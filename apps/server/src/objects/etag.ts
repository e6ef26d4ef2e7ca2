import { createMD5 } from 'hash-wasm'

/** MD5, hex: what COS calls the ETag of an object or part. Not for security. */
export async function etagOf(chunks: Iterable<Uint8Array>): Promise<string> {
  const hasher = await createMD5()
  hasher.init()
  for (const chunk of chunks) hasher.update(chunk)
  return hasher.digest('hex')
}

/** ETag of an object made of parts: the MD5 of their MD5s, and their number. */
export async function etagOfParts(etags: readonly string[]): Promise<string> {
  const digests = etags.map((etag) => Uint8Array.from(etag.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
  return `${await etagOf(digests)}-${etags.length}`
}
