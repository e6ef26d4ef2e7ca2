import type { EpochMs } from '@hwjy/classroom/core'

/** Where uploaded bytes are kept: files on a disk, memory in a browser or a test. Keys are already checked. */
export interface ObjectStore {
  /** Stores the whole object, replacing an older one at once: a reader sees the old or the new, never a mixture. */
  put(key: string, body: Uint8Array, contentType: string): Promise<StoredObject>
  head(key: string): Promise<StoredObject | null>
  /** @param range bytes from `start` to `end`, both included */
  read(key: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | Uint8Array | null>
  setContentType(key: string, contentType: string): Promise<void>
  delete(key: string): Promise<void>

  /** @returns id of the new upload */
  startUpload(key: string, contentType: string): Promise<string>
  /** Unfinished uploads whose key begins with `prefix`. */
  listUploads(prefix: string): Promise<readonly PendingUpload[]>
  /** Storing the same part again replaces it. Null: no such upload. */
  putPart(key: string, uploadId: string, no: number, body: Uint8Array): Promise<StoredPart | null>
  /** Ascending by number. Null: no such upload. */
  listParts(key: string, uploadId: string): Promise<readonly StoredPart[] | null>
  /** Joins the parts into one object, in the given order, and forgets the upload. Null: no such upload or part. */
  completeUpload(key: string, uploadId: string, partNos: readonly number[]): Promise<StoredObject | null>
  abortUpload(key: string, uploadId: string): Promise<void>
  /** Forgets the uploads, and their parts, that nothing was added to since `before`. */
  forgetUploads(before: EpochMs): Promise<void>
}

export interface StoredObject {
  sizeBytes: number
  contentType: string
  /** Hex, without quotes; `<md5 of md5s>-<parts>` for an object made of parts. */
  etag: string
  /** Milliseconds since 1970. */
  modifiedAt: number
}

export interface StoredPart {
  no: number
  sizeBytes: number
  /** MD5 of the part, hex, without quotes. */
  etag: string
  storedAt: number
}

export interface PendingUpload {
  key: string
  uploadId: string
  startedAt: number
}
