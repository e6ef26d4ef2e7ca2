/**
 * Many elements of a page by their places in drawing order, as short as it goes: runs, each with the gap before it.
 *
 *     a varint for each run: gap × 2, and 1 more when the run is longer than one
 *     then, for a longer run, its length − 2 as another varint
 *
 * As text in base64url, because it stands in the JSON of an event. [R84]
 */

// 0 to 57,000: what a full page can hold, and more.
const PLACE_MAX = 1 << 20

/** @param places ascending, each once */
export function encodePlaces(places: readonly number[]): string {
  const bytes: number[] = []
  let next = 0
  for (let i = 0; i < places.length; ) {
    const from = places[i] as number
    let length = 1
    while (places[i + length] === from + length) length++
    writeVarint(bytes, (from - next) * 2 + (length > 1 ? 1 : 0))
    if (length > 1) writeVarint(bytes, length - 2)
    next = from + length
    i += length
  }
  return toText(bytes)
}

/** Null for what is broken. Never throws. */
export function decodePlaces(text: string): readonly number[] | null {
  const bytes = fromText(text)
  const places: number[] = []
  let at = 0
  const varint = () => {
    let value = 0
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = bytes?.[at++]
      if (byte === undefined) return null
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
    return null
  }
  if (bytes === null) return null
  for (let next = 0; at < bytes.length; ) {
    const head = varint()
    const more = head === null || head % 2 === 0 ? -1 : varint()
    if (head === null || more === null) return null
    const from = next + (head >> 1)
    next = from + more + 2
    if (next > PLACE_MAX) return null
    for (let place = from; place < next; place++) places.push(place)
  }
  return places
}

function writeVarint(bytes: number[], value: number): void {
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  bytes.push(rest)
}

const toText = (bytes: readonly number[]) =>
  btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function fromText(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
}
