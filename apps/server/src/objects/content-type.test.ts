import { describe, expect, it } from 'vitest'
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
