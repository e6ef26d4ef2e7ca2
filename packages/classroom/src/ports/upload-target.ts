/** Where the parts of one file are stored: Tencent COS, or our own server on a laptop. */

export type UploadErrorCode =
  /** The store cannot be reached. */
  | 'offline'
  /** The store asks for patience. */
  | 'busy'
  | 'credential-expired'
  /** The store knows no upload with this id: it was joined, or was forgotten because it was old. */
  | 'upload-gone'
  | 'part-missing'
  /** The person has no room left. */
  | 'quota-exceeded'
  /** The store itself has no room left. */
  | 'storage-full'
  | 'too-large'
  /** The content is not what the file's name says. */
  | 'wrong-content'
  | 'signed-out'
  /** The file can no longer be read from this device, or is another one than before. */
  | 'file-changed'
  | 'refused'

export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly code: UploadErrorCode
  constructor(code: UploadErrorCode, options: { cause?: unknown } = {}) {
    super(code, options)
    this.code = code
  }
}

/** @property index counts from 0, without gaps */
export interface StoredPart {
  index: number
  etag: string
  sizeBytes: number
}

/** @property kind what the backend calls this sort of file, such as `document` */
export interface UploadFile {
  name: string
  kind: string
  sizeBytes: number
}

export interface PartOptions {
  /** Gets the bytes of this part that have left so far. */
  onProgress?: (sentBytes: number) => void
  signal?: AbortSignal
}

export interface UploadTarget {
  /** The file's name in the store; the same for the whole life of an upload. */
  readonly key: string
  /** Begins an upload in parts. @returns its id @throws {UploadError} */
  begin(): Promise<string>
  /** Which parts are there, ascending. @throws {UploadError} `upload-gone` */
  listParts(uploadId: string): Promise<readonly StoredPart[]>
  /**
   * Stores one part. Storing the same `index` again replaces it, so a retry is always safe.
   * @param body `PART_BYTES`; only the last part may be smaller
   * @throws {UploadError}
   */
  putPart(uploadId: string, index: number, body: Blob, options?: PartOptions): Promise<StoredPart>
  /** Joins the stored parts, in order, into one object. @throws {UploadError} `part-missing` `upload-gone` */
  complete(uploadId: string, parts: readonly StoredPart[]): Promise<void>
  /** Forgets the parts. Never throws: the store forgets unfinished uploads by itself. */
  abort(uploadId: string): Promise<void>
  /** Bytes of the whole object, or null while there is none. @throws {UploadError} */
  find(): Promise<number | null>
}

export interface UploadTargets {
  /**
   * Asks for the permission to store one file.
   * @param key the name that the file got before: its upload goes on there with a new credential
   * @throws {UploadError} `quota-exceeded` `signed-out` `offline` `refused`
   */
  open(file: UploadFile, key: string | null): Promise<UploadTarget>
}
