import { contentTypeOf } from '../domain/files/file-kinds.ts'
import { readBytes } from '../inspect/readable-file.ts'
import { readZipDirectory } from '../inspect/zip-directory.ts'
import { hasShowableSize } from './picture-size.ts'

/**
 * The content type of a file with this ending, or null when its content is something else: the name alone proves
 * nothing, and a browser believes what we say. Reads a few bytes, wherever they lie, and the list of an archive; nothing
 * is unpacked, so the file has no say in what it costs.
 */
export async function sniffContentType(extension: string, content: Blob): Promise<string | null> {
  const contentType = contentTypeOf(extension)
  if (contentType === null) return null
  const isGenuine = await SIGNS[extension]?.(content, await readBytes(content, 0, HEAD_BYTES))
  return isGenuine ? contentType : null
}

type Sign = (content: Blob, head: Uint8Array) => boolean | Promise<boolean>

const HEAD_BYTES = 32
const isPdf: Sign = (_, head) => startsWith(head, '%PDF-')
// The three old formats share one container; which of them it holds, the converter finds out.
const isOldOffice: Sign = (_, head) => startsWith(head, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
const isZip: Sign = (_, head) => startsWith(head, 'PK\x03\x04') || startsWith(head, 'PK\x05\x06')

// A picture of another format, or only sound, in the container of films.
const NO_FILM = /^(avi[fs]|mif1|msf1|he[iv]|crx|M4[AB]|F4[AB]|3g)/
const isFilm: Sign = (_, head) => textAt(head, 4, 8) === 'ftyp' && !NO_FILM.test(textAt(head, 8, 12))
// Older films of this kind begin with their content.
const isMov: Sign = (content, head) => /^(moov|mdat|free|wide)$/.test(textAt(head, 4, 8)) || isFilm(content, head)

const isJpeg: Sign = (content, head) => startsWith(head, '\xff\xd8\xff') && hasShowableSize('jpg', content)

const SIGNS: Readonly<Record<string, Sign>> = {
  jpg: isJpeg,
  jpeg: isJpeg,
  png: (content, head) => startsWith(head, '\x89PNG\r\n\x1a\n') && hasShowableSize('png', content),
  mp3: isMp3,
  mp4: isFilm,
  mov: isMov,
  avi: (_, head) => startsWith(head, 'RIFF') && textAt(head, 8, 12) === 'AVI ',
  mpg: (_, head) => startsWith(head, '\x00\x00\x01\xba') || startsWith(head, '\x00\x00\x01\xb3'),
  pdf: isPdf,
  zip: isZip,
  docx: (content) => isOffice(content, 'word/'),
  xlsx: (content) => isOffice(content, 'xl/'),
  pptx: (content) => isOffice(content, 'ppt/'),
  doc: isOldOffice,
  xls: isOldOffice,
  ppt: isOldOffice,
}

// An office document is an archive with a list of types and a folder of its kind. One with macros has another ending.
async function isOffice(content: Blob, folder: string): Promise<boolean> {
  const members = await readZipDirectory(content)
  if (typeof members === 'string') return false
  const names = members.map(({ name }) => name)
  return (
    names.includes('[Content_Types].xml') &&
    names.some((name) => name.startsWith(folder)) &&
    !names.some((name) => name.endsWith('vbaProject.bin'))
  )
}

// Descriptions stand before the sound: with a picture they are large, and a few programs write two.
const TAGS_MAX = 4
const TAG_BYTES = 10
// Some programs leave a gap before the first frame.
const GAP_MAX_BYTES = 4_096

async function isMp3(content: Blob): Promise<boolean> {
  let at = 0
  for (let tags = 0; ; tags++) {
    const head = await readBytes(content, at, at + TAG_BYTES)
    if (!startsWith(head, 'ID3')) break
    if (tags === TAGS_MAX) return false
    // Seven bits of each byte.
    at += TAG_BYTES + head.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 0x7f), 0)
  }
  const sound = await readBytes(content, at, at + GAP_MAX_BYTES)
  // Eleven bits of synchronisation, and two that say layer III.
  return sound.some((byte, index) => byte === 0xff && ((sound[index + 1] ?? 0) & 0xe6) === 0xe2)
}

const textAt = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
const startsWith = (bytes: Uint8Array, sign: string) => textAt(bytes, 0, sign.length) === sign
