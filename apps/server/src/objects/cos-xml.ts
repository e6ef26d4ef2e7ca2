/** The little XML that COS and its clients say to each other. */
export type XmlValue = string | number | readonly XmlNode[]
export type XmlNode = readonly [name: string, value: XmlValue]

export function xml([name, value]: XmlNode): string {
  const inside = typeof value === 'object' ? value.map(xml).join('') : escape(String(value))
  return `<${name}>${inside}</${name}>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

export interface NamedPart {
  no: number
  /** Without quotes. */
  etag: string
}

/**
 * Parts of a `CompleteMultipartUpload`, in the order given. Null when it is none, or one of them makes no sense.
 * Takes time in proportion to the text: no pattern here can begin a search to the end at every `<Part>`.
 */
export function parseComplete(text: string): NamedPart[] | null {
  if (!text.includes('<CompleteMultipartUpload')) return null
  const parts: NamedPart[] = []
  for (const rest of text.split('<Part>').slice(1)) {
    const part = before(rest, '</Part>')
    const no = part && parsePartNumber(element(part, 'PartNumber') ?? '')
    const etag = part && element(part, 'ETag')
    if (!no || !etag) return null
    parts.push({ no, etag: etag.replaceAll('&quot;', '').replaceAll('"', '').trim() })
  }
  return parts
}

/** Keys of a `Delete`. Null when it is none, or has more than the thousand that COS takes. */
export function parseDelete(text: string): string[] | null {
  if (!text.includes('<Delete')) return null
  const keys: string[] = []
  for (const rest of text.split('<Object>').slice(1)) {
    const key = element(before(rest, '</Object>') ?? '', 'Key')
    if (!key || keys.length === DELETE_KEYS_MAX) return null
    keys.push(unescape(key))
  }
  return keys
}

const DELETE_KEYS_MAX = 1_000

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescape = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')

/** COS numbers the parts of an upload from 1. */
export const PARTS_MAX = 10_000

/** Plain digits only: what `Number` reads as well (`1e3`, `0x10`, nothing at all) is no part number. */
export function parsePartNumber(text: string): number | null {
  const no = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0
  return no >= 1 && no <= PARTS_MAX ? no : null
}

function element(text: string, name: string): string | null {
  const start = text.indexOf(`<${name}>`)
  return start < 0 ? null : (before(text.slice(start + name.length + 2), `</${name}>`)?.trim() ?? null)
}

function before(text: string, mark: string): string | null {
  const end = text.indexOf(mark)
  return end < 0 ? null : text.slice(0, end)
}
