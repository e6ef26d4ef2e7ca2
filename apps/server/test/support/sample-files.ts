/** Small files that are what they say. */
import { joinedBytes } from '../../src/joined-bytes.ts'

const encoder = new TextEncoder()

/** One pixel. */
export const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
)

/** A PDF of empty pages. */
export function pdfOf(pages: number, trailer = ''): Uint8Array<ArrayBuffer> {
  const ids = Array.from({ length: pages }, (_, index) => index + 3)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${ids.map((id) => `${id} 0 R`).join(' ')}] >>`,
    ...ids.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>'),
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}`
  const start = text.lastIndexOf('xref\n')
  return encoder.encode(`${text}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`)
}

/** An archive without compression. */
export function zipOf(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const central: Uint8Array[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [nameBytes, content] = [encoder.encode(name), encoder.encode(text)]
    const about = [20, 0, 0, 0, 0, 0, 0, content.length, 0, content.length, 0, nameBytes.length, 0]
    parts.push(bytes16([0x4b50, 0x0403, ...about]), nameBytes, content)
    central.push(bytes16([0x4b50, 0x0201, 20, ...about, 0, 0, 0, 0, 0, offset, 0]), nameBytes)
    offset += 30 + nameBytes.length + content.length
  }
  const size = central.reduce((sum, { length }) => sum + length, 0)
  const count = Object.keys(files).length
  return joinedBytes([...parts, ...central, bytes16([0x4b50, 0x0605, 0, 0, count, count, size, 0, offset, 0, 0])])
}

/** An office document with nothing in it but its kind. */
export function officeFile(kind: 'word' | 'presentation' | 'spreadsheet'): Uint8Array<ArrayBuffer> {
  const main = { word: 'word/document', presentation: 'ppt/presentation', spreadsheet: 'xl/workbook' }[kind]
  const family = kind === 'word' ? 'wordprocessingml.document' : `${kind}ml.${kind === 'spreadsheet' ? 'sheet' : kind}`
  const contentType = `application/vnd.openxmlformats-officedocument.${family}.main+xml`
  return zipOf({
    '[Content_Types].xml': `<Types><Override PartName="/${main}.xml" ContentType="${contentType}"/></Types>`,
    [`${main}.xml`]: '<document/>',
  })
}

function bytes16(values: readonly number[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Uint16Array.from(values).buffer)
}

/** An mp3 of silence: as many whole frames as the time takes, at least one. */
export function mp3Of(
  seconds: number,
  { kbps, sampleRate, isMono } = { kbps: 64, sampleRate: 44_100, isMono: true },
): Uint8Array<ArrayBuffer> {
  const isFirst = sampleRate >= 32_000
  const rates = isFirst ? [32, 40, 48, 56, 64, 80, 96, 112, 128] : [8, 16, 24, 32, 40, 48, 56, 64]
  const samples = isFirst ? 1_152 : 576
  const frameBytes = Math.floor((samples / 8) * ((kbps * 1_000) / sampleRate))
  const rateIndex = [44_100, 48_000, 32_000].indexOf(isFirst ? sampleRate : sampleRate * 2)
  const header = [0xff, isFirst ? 0xfb : 0xf3, ((rates.indexOf(kbps) + 1) << 4) | (rateIndex << 2), isMono ? 0xc0 : 0]
  const frames = Math.max(1, Math.round((seconds * sampleRate) / samples))
  const file = new Uint8Array(frames * frameBytes)
  for (let frame = 0; frame < frames; frame++) file.set(header, frame * frameBytes)
  return file
}
