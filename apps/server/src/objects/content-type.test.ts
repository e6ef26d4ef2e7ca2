import { describe, expect, it } from 'vitest'
import * as hostile from '../../test/hostile/hostile-files.ts'
import { officeFile, PNG, pdfOf, zipOf } from '../../test/support/sample-files.ts'
import { sniffContentType } from './content-type.ts'

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))
/** One frame of silence, 128 kbit/s. */
const MP3_FRAME = new Uint8Array(417)
MP3_FRAME.set([0xff, 0xfb, 0x90, 0xc4])
const OLE = new Uint8Array(1024)
OLE.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

describe('a file with an ending is served as what its content is', () => {
  it.each([
    ['png', PNG, 'image/png'],
    ['jpg', bytes('\xff\xd8\xff\xe0\0\x10JFIF\0'), 'image/jpeg'],
    ['pdf', pdfOf(1), 'application/pdf'],
    ['mp4', bytes('\0\0\0\x20ftypisom\0\0\0\0isomiso2avc1mp41'), 'video/mp4'],
    ['mov', bytes('\0\0\0\x14ftypqt  \0\0\0\0qt  '), 'video/quicktime'],
    ['avi', bytes('RIFF\0\0\0\0AVI LIST'), 'video/x-msvideo'],
    ['mpg', bytes('\x00\x00\x01\xba\x44\x00\x04\x00\x04\x01'), 'video/mpeg'],
    ['mp3', MP3_FRAME, 'audio/mpeg'],
    ['mp3', bytes(`ID3\x04\0\0\0\0\0\x0a${'\0'.repeat(10)}\xff\xfb\x90\xc4${'\0'.repeat(413)}`), 'audio/mpeg'],
    ['zip', zipOf({ 'a.txt': 'hello' }), 'application/zip'],
    ['zip', officeFile('word'), 'application/zip'],
    ['docx', officeFile('word'), `${OFFICE}.wordprocessingml.document`],
    ['pptx', officeFile('presentation'), `${OFFICE}.presentationml.presentation`],
    ['xlsx', officeFile('spreadsheet'), `${OFFICE}.spreadsheetml.sheet`],
    ['doc', OLE, 'application/msword'],
    ['ppt', OLE, 'application/vnd.ms-powerpoint'],
  ])('.%s', async (extension, content, contentType) => {
    expect(await sniffContentType(extension, new Blob([content]))).toBe(contentType)
  })
})

describe('a file is refused whose content is not what its ending says', () => {
  it.each([
    ['png', bytes('<svg onload=x>')],
    ['png', bytes('\xff\xd8\xff\xe0\0\x10JFIF\0')],
    ['jpg', bytes('<!doctype html><script>alert(1)</script>')],
    ['docx', zipOf({ 'a.txt': 'hello' })],
    ['docx', officeFile('presentation')],
    ['pptx', officeFile('word')],
    ['pdf', bytes('plain text')],
    ['mp4', new Uint8Array()],
    ['exe', bytes('MZ')],
  ])('.%s', async (extension, content) => {
    expect(await sniffContentType(extension, new Blob([content]))).toBeNull()
  })
})

describe('a file is known, however large a description stands before it', () => {
  it.each([
    ['jpg', hostile.jpegOf(4_000, 3_000)],
    ['png', hostile.pngOf(4_000, 3_000)],
    ['mp3', hostile.mp3WithTag(0)],
    ['zip', hostile.zipWithGb18030Name()],
    ['zip', hostile.nestedZip()],
  ])('.%s', async (extension, content) => {
    expect(await sniffContentType(extension, new Blob([content]))).not.toBeNull()
  })
})

describe('a hostile file is refused after a few reads', () => {
  it.each([
    ['a PNG of 60,000 by 60,000 pixels', 'png', hostile.pngOf(60_000, 60_000)],
    ['a JPEG of 60,000 by 60,000 pixels', 'jpg', hostile.jpegOf(60_000, 60_000)],
    ['a JPEG that hides its size behind two thousand segments', 'jpg', hostile.jpegOf(60_000, 60_000, 1, 2_000)],
    ['sound whose description is longer than the file', 'mp3', hostile.mp3WithTag(2 ** 28 - 1)],
    ['descriptions without sound', 'mp3', hostile.mp3OfTags()],
    ['a document of 65,000 members', 'docx', hostile.docxOfManyMembers()],
    ['entities of entities', 'png', hostile.svgOfEntities()],
    [
      'a document with macros',
      'docx',
      zipOf({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': '' }),
    ],
  ])('%s', async (_, extension, content) => {
    const { blob, reads } = counting(content)
    expect(await sniffContentType(extension, blob)).toBeNull()
    expect(reads.times).toBeLessThan(600)
    expect(reads.bytes).toBeLessThan(3 * 1024 * 1024)
  })

  it('but a film of empty boxes is a film: nothing here looks into it', async () => {
    const { blob, reads } = counting(hostile.mp4OfEmptyBoxes())
    expect(await sniffContentType('mp4', blob)).toBe('video/mp4')
    expect(reads).toEqual({ times: 1, bytes: 32 })
  })
})

function counting(content: Uint8Array<ArrayBuffer>) {
  const whole = new Blob([content])
  const reads = { times: 0, bytes: 0 }
  const blob = new Proxy(whole, {
    get(_, name) {
      if (name !== 'slice') return Reflect.get(whole, name)
      return (begin: number, end: number) => {
        reads.times += 1
        reads.bytes += end - begin
        return whole.slice(begin, end)
      }
    },
  })
  return { blob, reads }
}
