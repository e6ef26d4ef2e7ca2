import { fileTypeFromBlob } from 'file-type'

/** What a file with this ending is served as, and what its content may look like. */
interface Kind {
  contentType: string
  /** Endings that the content itself stands for. */
  looksLike: readonly string[]
}

const OPENXML = 'application/vnd.openxmlformats-officedocument'
const ZIPS = ['zip', 'docx', 'xlsx', 'pptx', 'jar', 'epub', 'odt', 'ods', 'odp']

const KINDS: Readonly<Record<string, Kind>> = {
  jpg: { contentType: 'image/jpeg', looksLike: ['jpg'] },
  jpeg: { contentType: 'image/jpeg', looksLike: ['jpg'] },
  png: { contentType: 'image/png', looksLike: ['png', 'apng'] },
  mp3: { contentType: 'audio/mpeg', looksLike: ['mp3'] },
  mp4: { contentType: 'video/mp4', looksLike: ['mp4', 'm4v', 'mov'] },
  mov: { contentType: 'video/quicktime', looksLike: ['mov', 'mp4'] },
  avi: { contentType: 'video/x-msvideo', looksLike: ['avi'] },
  mpg: { contentType: 'video/mpeg', looksLike: ['mpg', 'm1v', 'mpeg'] },
  pdf: { contentType: 'application/pdf', looksLike: ['pdf'] },
  zip: { contentType: 'application/zip', looksLike: ZIPS },
  docx: { contentType: `${OPENXML}.wordprocessingml.document`, looksLike: ['docx'] },
  xlsx: { contentType: `${OPENXML}.spreadsheetml.sheet`, looksLike: ['xlsx'] },
  pptx: { contentType: `${OPENXML}.presentationml.presentation`, looksLike: ['pptx'] },
  // The three old formats share one container; which of them it holds, the converter finds out.
  doc: { contentType: 'application/msword', looksLike: ['cfb'] },
  xls: { contentType: 'application/vnd.ms-excel', looksLike: ['cfb'] },
  ppt: { contentType: 'application/vnd.ms-powerpoint', looksLike: ['cfb'] },
}

/**
 * The content type of a file with this ending, or null when its content is something else: the name alone proves
 * nothing, and a browser believes what we say. Reads what it needs, wherever it lies: an office file is known by the
 * `[Content_Types].xml` in its archive.
 */
export async function sniffContentType(extension: string, content: Blob): Promise<string | null> {
  const kind = KINDS[extension]
  const found = kind && (await fileTypeFromBlob(content))
  return kind && found && kind.looksLike.includes(found.ext) ? kind.contentType : null
}
