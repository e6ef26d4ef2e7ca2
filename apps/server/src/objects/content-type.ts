/** What a file is by its first bytes. The name alone proves nothing, and a browser believes what we say. */
interface Kind {
  contentType: string
  /** One of these stands at its offset. */
  magic: readonly (readonly [offset: number, bytes: string])[]
}

const ZIP: Kind['magic'] = [
  [0, 'PK\x03\x04'],
  [0, 'PK\x05\x06'],
]
const OLE: Kind['magic'] = [[0, '\xd0\xcf\x11\xe0']]
const OPENXML = 'application/vnd.openxmlformats-officedocument'

const KINDS: Readonly<Record<string, Kind>> = {
  jpg: { contentType: 'image/jpeg', magic: [[0, '\xff\xd8\xff']] },
  jpeg: { contentType: 'image/jpeg', magic: [[0, '\xff\xd8\xff']] },
  png: { contentType: 'image/png', magic: [[0, '\x89PNG\r\n\x1a\n']] },
  mp3: {
    contentType: 'audio/mpeg',
    magic: [
      [0, 'ID3'],
      [0, '\xff\xfb'],
      [0, '\xff\xf3'],
      [0, '\xff\xf2'],
    ],
  },
  mp4: { contentType: 'video/mp4', magic: [[4, 'ftyp']] },
  mov: {
    contentType: 'video/quicktime',
    magic: [
      [4, 'ftyp'],
      [4, 'moov'],
      [4, 'mdat'],
      [4, 'wide'],
      [4, 'free'],
    ],
  },
  avi: { contentType: 'video/x-msvideo', magic: [[8, 'AVI ']] },
  mpg: {
    contentType: 'video/mpeg',
    magic: [
      [0, '\x00\x00\x01\xba'],
      [0, '\x00\x00\x01\xb3'],
    ],
  },
  pdf: { contentType: 'application/pdf', magic: [[0, '%PDF-']] },
  zip: { contentType: 'application/zip', magic: ZIP },
  docx: { contentType: `${OPENXML}.wordprocessingml.document`, magic: ZIP },
  xlsx: { contentType: `${OPENXML}.spreadsheetml.sheet`, magic: ZIP },
  pptx: { contentType: `${OPENXML}.presentationml.presentation`, magic: ZIP },
  doc: { contentType: 'application/msword', magic: OLE },
  xls: { contentType: 'application/vnd.ms-excel', magic: OLE },
  ppt: { contentType: 'application/vnd.ms-powerpoint', magic: OLE },
}

/** First bytes that are enough to tell. */
export const SNIFF_BYTES = 16

/** The content type of a file with this extension, or null when its bytes are something else. */
export function sniffContentType(extension: string, firstBytes: Uint8Array): string | null {
  const kind = KINDS[extension]
  const text = String.fromCharCode(...firstBytes.subarray(0, SNIFF_BYTES))
  return kind?.magic.some(([offset, bytes]) => text.startsWith(bytes, offset)) ? kind.contentType : null
}
