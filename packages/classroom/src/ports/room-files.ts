/**
 * Files of a class: pictures, courseware and clips. The room's log has their ids only, so that what a person sees is
 * asked of the school each time, and the school decides who may.
 */
export type RoomFileKind = 'picture' | 'document' | 'sound' | 'film' | 'other'

export interface RoomFile {
  fileId: string
  name: string
  kind: RoomFileKind
  sizeBytes: number
}

export interface OpenRoomFile {
  name: string
  /** Opens for a while, without further permission. Of a document it is a PDF. */
  url: string
}

/**
 * - `offline`, `busy`: later it may work
 * - `missing`: it is not there any more, or not for this person
 * - `refused`: this person may not add it here
 * - `wrong-content`: it is not what its name says, or nothing that can be shown
 * - `too-large`, `no-room`: of the file, of the person's space
 * - `no-converter`: this school cannot make pages of documents that are no PDF
 * - `not-converted`: no pages could be made of this one
 * - `needs-reload`: code for it could not be loaded, and no further try helps on this page
 */
export type RoomFileErrorCode =
  | 'offline'
  | 'busy'
  | 'missing'
  | 'refused'
  | 'wrong-content'
  | 'too-large'
  | 'no-room'
  | 'no-converter'
  | 'not-converted'
  | 'needs-reload'

export class RoomFileError extends Error {
  override readonly name = 'RoomFileError'
  readonly code: RoomFileErrorCode
  constructor(code: RoomFileErrorCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

export interface AddingFile {
  /** @param share 0..1 */
  onProgress?(share: number): void
  signal?: AbortSignal
}

/** A page of a person's own files. */
export interface OwnFilePage {
  files: readonly RoomFile[]
  hasMore: boolean
}

/** What the teacher keeps at the school, in this lesson or not. */
export interface OwnFiles {
  /**
   * The newest first.
   * @param search part of a name; empty for all
   * @param page counts from 1
   * @throws {RoomFileError}
   */
  list(search: string, page: number): Promise<OwnFilePage>
  /**
   * Puts one among the files of the lesson, so that all in class can open it; its id there may be another one.
   * @throws {RoomFileError}
   */
  show(file: RoomFile): Promise<RoomFile>
}

export interface RoomFiles {
  /** The files of this lesson, the newest first. @throws {RoomFileError} */
  list(): Promise<readonly RoomFile[]>
  /**
   * @param isAgain the address that was given before did not open
   * @throws {RoomFileError} `missing`, `offline`
   */
  open(fileId: string, isAgain?: boolean): Promise<OpenRoomFile>
  /** Puts a file among those of the lesson. @throws {RoomFileError} or the signal's reason */
  add(file: File, options?: AddingFile): Promise<RoomFile>
  /**
   * Goes on sending a file that an earlier page of this person began to add. Left out where sending ends with the page.
   * @returns null when there is none, or the person would have to choose it again
   * @throws {RoomFileError} or the signal's reason
   */
  resume?(file: Pick<RoomFile, 'name' | 'sizeBytes'>, options?: AddingFile): Promise<RoomFile | null>
  /**
   * Sees to it that `open` gives the PDF of a document; a PDF needs nothing. Takes up to some minutes.
   * @throws {RoomFileError} `no-converter`, `not-converted`, or the signal's reason
   */
  makePages(fileId: string, signal?: AbortSignal): Promise<void>
  /** Missing for students, and where the host keeps files for lessons only. */
  own?: OwnFiles
}

const KINDS: Readonly<Record<string, RoomFileKind>> = {
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  pdf: 'document',
  doc: 'document',
  docx: 'document',
  ppt: 'document',
  pptx: 'document',
  mp3: 'sound',
  mp4: 'film',
}

const extensionOf = (name: string) => /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const kindOfFile = (name: string): RoomFileKind => KINDS[extensionOf(name)] ?? 'other'

/** A document of which pages have to be made first. */
export const needsPages = (name: string): boolean => kindOfFile(name) === 'document' && extensionOf(name) !== 'pdf'
