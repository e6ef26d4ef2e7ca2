/** Files that are made to hurt a program which reads them. All are small; what they claim or inflate to is not. */
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

const ascii = (text: string) => Buffer.from(text, 'latin1')
const MB = 1024 * 1024

/** Objects of a PDF with a table of contents in a compressed stream, which is the last of them. */
function pdfWithStream(objects: readonly string[], dictionary: string, stream: Uint8Array): Uint8Array<ArrayBuffer> {
  const body = Buffer.concat([
    ascii('%PDF-1.7\n'),
    ...objects.map((object, index) => ascii(`${index + 1} 0 obj\n${object}\nendobj\n`)),
  ])
  const head = `${objects.length + 1} 0 obj\n<< ${dictionary} /Length ${stream.length} >>\nstream\n`
  const end = `\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF\n`
  return new Uint8Array(Buffer.concat([body, ascii(head), stream, ascii(end)]))
}

const catalog = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 1 /Kids [] >>']

/** 261 KB whose table of contents inflates to 268 MB: 67 million entries. */
export function pdfWithHugeTable(): Uint8Array<ArrayBuffer> {
  const bytes = 256 * MB
  const dictionary = `/Type /XRef /Root 1 0 R /W [1 2 1] /Size ${bytes / 4} /Index [0 ${bytes / 4}] /Filter /FlateDecode`
  return pdfWithStream(catalog, dictionary, deflateSync(Buffer.alloc(bytes), { level: 9 }))
}

/** Less than a kilobyte, compressed twice, that inflates to 256 MB. */
export function pdfCompressedTwice(): Uint8Array<ArrayBuffer> {
  const once = deflateSync(Buffer.alloc(256 * MB), { level: 9 })
  const dictionary = '/Type /XRef /Root 1 0 R /W [1 2 1] /Size 4 /Filter [/FlateDecode /FlateDecode]'
  return pdfWithStream(catalog, dictionary, deflateSync(once, { level: 9 }))
}

/** Pages that are their own children, and a table of contents that is its own predecessor. */
export function circularPdf(): Uint8Array<ArrayBuffer> {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 9 /Kids [2 0 R 2 0 R] /Parent 2 0 R >>']
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  const table = `xref\n0 3\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 3 /Root 1 0 R /Prev ${start} >>\n`
  return new Uint8Array(ascii(`${text}${table}startxref\n${start}\n%%EOF\n`))
}

/** Arrays in arrays, a hundred thousand deep. */
export function deepPdf(): Uint8Array<ArrayBuffer> {
  const deep = 100_000
  return new Uint8Array(
    ascii(`%PDF-1.7\n1 0 obj\n${'['.repeat(deep)}${']'.repeat(deep)}\nendobj\ntrailer\n<< /Root 1 0 R >>\n`),
  )
}

interface ZipMember {
  name: string | Uint8Array
  /** As it stands in the archive. */
  deflated: Uint8Array
  /** What the archive says it inflates to. */
  claimedBytes: number
}

/** An archive of members as they are given, whatever they claim. */
export function zipOfMembers(members: readonly ZipMember[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, deflated, claimedBytes } of members) {
    const nameBytes = typeof name === 'string' ? Buffer.from(name, 'utf8') : name
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(crc32(deflated), 14)
    local.writeUInt32LE(deflated.length, 18)
    local.writeUInt32LE(Math.min(claimedBytes, 0xffffffff), 22)
    local.writeUInt16LE(nameBytes.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    local.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(offset, 42)
    parts.push(local, nameBytes, deflated)
    directory.push(entry, nameBytes)
    offset += 30 + nameBytes.length + deflated.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  const count = Math.min(members.length, 0xffff)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]))
}

const xml = (name: string, text: string): ZipMember => ({
  name,
  deflated: deflateRawSync(text),
  claimedBytes: text.length,
})
const wordTypes = xml(
  '[Content_Types].xml',
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
)

/** A document whose text inflates to so many bytes. @param claimedBytes what the archive says of it */
export function docxBomb(bytes: number, claimedBytes: number): Uint8Array<ArrayBuffer> {
  const deflated = deflatedZeros(bytes)
  return zipOfMembers([wordTypes, { name: 'word/document.xml', deflated, claimedBytes }])
}

/** A document of 65,000 members that are all the same few bytes. */
export function docxOfManyMembers(): Uint8Array<ArrayBuffer> {
  const empty = xml('', '')
  const members = Array.from({ length: 65_000 }, (_, no) => ({ ...empty, name: `word/m${no}.xml` }))
  return zipOfMembers([wordTypes, xml('word/document.xml', ''), ...members])
}

/** A bomb in a zip in a zip: what the outer one inflates to is small. */
export function nestedZip(): Uint8Array<ArrayBuffer> {
  const wrap = (content: Uint8Array) =>
    zipOfMembers([{ name: 'a.zip', deflated: deflateRawSync(content), claimedBytes: content.length }])
  return wrap(wrap(zipOfMembers([{ name: 'a', deflated: deflatedZeros(512 * MB), claimedBytes: 0 }])))
}

/** A name in GB18030, as old Chinese programs write it: 课文.txt. */
export function zipWithGb18030Name(): Uint8Array<ArrayBuffer> {
  const name = Uint8Array.of(0xbf, 0xce, 0xce, 0xc4, 0x2e, 0x74, 0x78, 0x74)
  return zipOfMembers([{ name, deflated: deflateRawSync('老师好'), claimedBytes: 9 }])
}

/** A picture that claims a size, with nothing in it. */
export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([ascii(type), data])
    const whole = Buffer.alloc(body.length + 8)
    whole.writeUInt32BE(data.length, 0)
    body.copy(whole, 4)
    whole.writeUInt32BE(crc32(body), body.length + 4)
    return whole
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(new Uint8Array(8))), chunk('IEND', new Uint8Array())]
  return new Uint8Array(Buffer.concat([ascii('\x89PNG\r\n\x1a\n'), ...parts]))
}

/** The same as a JPEG, whose size stands behind metadata. */
export function jpegOf(width: number, height: number, metadataBytes = 40_000, times = 1): Uint8Array<ArrayBuffer> {
  const segment = (marker: number, data: Uint8Array) => {
    const head = Buffer.alloc(4)
    head.writeUInt16BE(0xff00 + marker, 0)
    head.writeUInt16BE(data.length + 2, 2)
    return Buffer.concat([head, data])
  }
  const frame = Buffer.alloc(15)
  frame[0] = 8
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  frame.set([3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1], 5)
  const metadata = Array.from({ length: times }, () => segment(0xe1, Buffer.alloc(metadataBytes)))
  const parts = [segment(0xe0, ascii('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')), ...metadata]
  return new Uint8Array(Buffer.concat([ascii('\xff\xd8'), ...parts, segment(0xc0, frame), ascii('\xff\xd9')]))
}

/** Sound with a description that claims so many bytes, up to 2^28 - 1. */
export function mp3WithTag(claimedBytes: number): Uint8Array<ArrayBuffer> {
  const size = [21, 14, 7, 0].map((shift) => (claimedBytes >> shift) & 0x7f)
  return new Uint8Array(
    Buffer.concat([ascii('ID3\x04\0\0'), Uint8Array.from(size), ascii('\xff\xfb\x90\xc4'), Buffer.alloc(413)]),
  )
}

/** Descriptions in descriptions without end, and no sound. */
export const mp3OfTags = (): Uint8Array<ArrayBuffer> => new Uint8Array(ascii('ID3\x04\0\0\0\0\0\0'.repeat(100_000)))

/** Sound of twenty thousand frames that say they are a free format, which has no length. */
export const mp3OfFrames = (): Uint8Array<ArrayBuffer> => new Uint8Array(ascii('\xff\xfb\x00\x00'.repeat(20_000)))

/** A film whose first box has no size, and is full of boxes that have none. */
export const mp4OfEmptyBoxes = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(ascii(`\0\0\0\x18ftypmp42\0\0\0\0mp42isom${'\0\0\0\0moov'.repeat(10_000)}`))

/** Entities that are made of entities: a billion of them. */
export function svgOfEntities(): Uint8Array<ArrayBuffer> {
  const entities = Array.from({ length: 9 }, (_, no) => `<!ENTITY e${no + 1} "${`&e${no};`.repeat(10)}">`)
  return new Uint8Array(
    ascii(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join('')}]><svg>&e9;</svg>`),
  )
}

const zeros = new Map<number, Uint8Array>()
/** So many zero bytes, compressed. The same for each megabyte, so nothing of that size is ever in memory. */
function deflatedZeros(bytes: number): Uint8Array {
  const made = zeros.get(bytes)
  if (made) return made
  // A run of stored-together blocks: each megabyte is flushed, so that it can be repeated.
  const megabyte = deflateRawSync(Buffer.alloc(MB), { level: 9, finishFlush: 3 })
  const whole = new Uint8Array(
    Buffer.concat([...Array.from({ length: bytes / MB }, () => megabyte), deflateRawSync('')]),
  )
  zeros.set(bytes, whole)
  return whole
}
