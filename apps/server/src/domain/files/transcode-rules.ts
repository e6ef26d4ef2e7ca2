export type TranscodeRoute = 'ready' | 'countPages' | 'convert' | 'unsupported'

export type TranscodeFailure =
  | 'converter-missing'
  | 'encrypted'
  | 'broken'
  | 'timed-out'
  | 'too-large'
  | 'unsupported'
  /** The program that read it ended, or the server did, twice. */
  | 'crashed'
  /** The work was given up after several tries. */
  | 'gave-up'

const OFFICE = 'application/vnd.openxmlformats-officedocument'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/msword': 'doc',
  'application/vnd.ms-powerpoint': 'ppt',
  [`${OFFICE}.wordprocessingml.document`]: 'docx',
  [`${OFFICE}.presentationml.presentation`]: 'pptx',
}

/** @param contentType of the stored object, which was taken from its content */
export function transcodeRoute(contentType: string): TranscodeRoute {
  if (contentType === 'application/pdf') return 'countPages'
  if (contentType in EXTENSIONS) return 'convert'
  return ['image/jpeg', 'image/png', 'audio/mpeg', 'video/mp4'].includes(contentType) ? 'ready' : 'unsupported'
}

/** Limits a document that is converted: slides may be uploaded larger, and are then shown by no converter. */
export const CONVERT_MAX_BYTES = 200 * 1024 * 1024
/** One owner's documents that wait at the same time. */
export const MAX_WAITING_DOCUMENTS = 20

/** The ending by which a converter knows an office file. */
export const officeExtension = (contentType: string): string => EXTENSIONS[contentType] ?? ''
