// Fields of answers that hold the key of a picture until the answer leaves.
const PICTURES: ReadonlySet<string> = new Set(['avatar', 'logoUrl'])

/**
 * Makes the keys of faces and logos whole, wherever they stand in an answer: thirty routes answer with people, and none
 * of them can forget it. What lies elsewhere was stored as an address and stays one.
 * @param urlOf where this caller finds the object of a key
 * @returns `data` itself where it holds no key, and copies of the lists and objects around those that it holds: an
 * answer may be kept, and given to callers who reach us under other addresses
 */
export function addressPictures<Data>(data: Data, urlOf: (key: string) => string): Data {
  return addressed(data, urlOf) as Data
}

function addressed(data: unknown, urlOf: (key: string) => string): unknown {
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return data
  return Array.isArray(data) ? addressedList(data, urlOf) : addressedObject(data as Record<string, unknown>, urlOf)
}

// Both copy only once something differs: most lists have no faces, and some have ten thousand rows.
function addressedList(items: readonly unknown[], urlOf: (key: string) => string): unknown {
  let copy: unknown[] | null = null
  for (let i = 0; i < items.length; i++) {
    const item = items[i]
    const next = addressed(item, urlOf)
    if (next !== item) (copy ??= [...items])[i] = next
  }
  return copy ?? items
}

function addressedObject(fields: Readonly<Record<string, unknown>>, urlOf: (key: string) => string): unknown {
  let copy: Record<string, unknown> | null = null
  for (const name in fields) {
    const value = fields[name]
    const next = typeof value === 'string' ? pictureAddress(name, value, urlOf) : addressed(value, urlOf)
    if (next !== value) (copy ??= { ...fields })[name] = next
  }
  return copy ?? fields
}

const pictureAddress = (name: string, value: string, urlOf: (key: string) => string): string =>
  PICTURES.has(name) && !/^https?:/.test(value) ? urlOf(value) : value
