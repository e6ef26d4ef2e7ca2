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

/** Parts of a `CompleteMultipartUpload`, in the order given. Null when it is none. */
export function parseComplete(text: string): NamedPart[] | null {
  if (!text.includes('<CompleteMultipartUpload')) return null
  return [...text.matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, part = '']) => ({
    no: Number(/<PartNumber>(\d+)<\/PartNumber>/.exec(part)?.[1]),
    etag: (/<ETag>([\s\S]*?)<\/ETag>/.exec(part)?.[1] ?? '').replaceAll('&quot;', '').replaceAll('"', '').trim(),
  }))
}
