const OPENXML = 'application/vnd.openxmlformats-officedocument'

// Every ending a file may have here, and what it is served as.
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  mpg: 'video/mpeg',
  pdf: 'application/pdf',
  zip: 'application/zip',
  docx: `${OPENXML}.wordprocessingml.document`,
  xlsx: `${OPENXML}.spreadsheetml.sheet`,
  pptx: `${OPENXML}.presentationml.presentation`,
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
}

/** Null for endings we do not take. */
export const contentTypeOf = (extension: string): string | null => CONTENT_TYPES[extension] ?? null

/** Lower case, without the dot; '' for none. A name that is only an ending has none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : ''
}
