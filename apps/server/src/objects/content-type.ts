import { fileTypeFromBlob } from 'file-type'
import { contentTypeOf } from '../domain/file-kinds.ts'

/** Endings that a content stands for, where they are not just the file's own. */
const LOOKS_LIKE: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['jpg'],
  png: ['png', 'apng'],
  mp4: ['mp4', 'm4v', 'mov'],
  mov: ['mov', 'mp4'],
  zip: ['zip', 'docx', 'xlsx', 'pptx', 'jar', 'epub', 'odt', 'ods', 'odp'],
  // The three old formats share one container; which of them it holds, the converter finds out.
  doc: ['cfb'],
  xls: ['cfb'],
  ppt: ['cfb'],
}

/**
 * The content type of a file with this ending, or null when its content is something else: the name alone proves
 * nothing, and a browser believes what we say. Reads what it needs, wherever it lies: an office file is known by the
 * `[Content_Types].xml` in its archive.
 */
export async function sniffContentType(extension: string, content: Blob): Promise<string | null> {
  const contentType = contentTypeOf(extension)
  const found = contentType === null ? undefined : await fileTypeFromBlob(content)
  const isGenuine = found !== undefined && (LOOKS_LIKE[extension] ?? [extension]).includes(found.ext)
  return isGenuine ? contentType : null
}
