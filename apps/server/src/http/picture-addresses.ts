/** Fields of answers that hold the key of a picture until the answer leaves. */
const PICTURES: ReadonlySet<string> = new Set(['avatar', 'logoUrl'])

/**
 * Makes the keys of faces and logos whole, wherever they stand in an answer: thirty routes answer with people, and none
 * of them can forget it. What lies elsewhere was stored as an address and stays one. Changes `data` itself.
 * @param urlOf where this caller finds the object of a key
 */
export function addressPictures(data: unknown, urlOf: (key: string) => string): void {
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return
  if (Array.isArray(data)) {
    for (const item of data) addressPictures(item, urlOf)
    return
  }
  const fields = data as Record<string, unknown>
  for (const name in fields) {
    const value = fields[name]
    if (typeof value !== 'string') addressPictures(value, urlOf)
    else if (PICTURES.has(name) && !/^https?:/.test(value)) fields[name] = urlOf(value)
  }
}
