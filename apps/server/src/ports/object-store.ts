import type { EpochMs } from '@hwjy/classroom/core'

/**
 * Keeps uploaded bytes: files on a disk, memory in a browser or a test. Keys are already checked. Bodies come as
 * streams and leave as blobs, which are read where they lie: no object is ever in memory as a whole.
 */
export interface ObjectStore {
  /**
   * Takes a body in. It is invisible until it is published or becomes a part; then, or by `discard`, its id is used up.
   * @throws what the body throws; nothing is kept then
   */
  stage(body: ReadableStream<Uint8Array>): Promise<StagedObject>
  discard(staged: StagedObject): Promise<void>
  /** Makes a staged body the object, replacing an older one at once: a reader sees the old or the new, never a mixture. */
  publish(staged: StagedObject, key: string, contentType: string): Promise<StoredObject>
  /**
   * Makes the present content of one object that of another, too, which need not take space again. Null: no such object.
   */
  copy(fromKey: string, toKey: string): Promise<StoredObject | null>
  head(key: string): Promise<StoredObject | null>
  /**
   * Gives the present content. A blob that was handed out stays what it was, also when the object is replaced or
   * deleted.
   */
  read(key: string): Promise<Blob | null>
  /** Objects whose key begins with `prefix`, ascending by key. */
  list(prefix: string): Promise<readonly StoredObject[]>
  delete(key: string): Promise<void>
  /** Counts the objects under `prefix`. Quick for what belongs to one person, however many these are. */
  countObjects(prefix: string): Promise<number>
  /** Bytes of all objects under `prefix`, and of the parts that wait there. As quick as the count. */
  usedBytes(prefix: string): Promise<number>
  /** What every owner keeps, by the beginning of their keys (`ownerOf`); one question for all of them. */
  usage(): Promise<ReadonlyMap<string, { files: number; bytes: number }>>
  /** Bytes that can still be stored where the objects lie; infinite where this is unknown. */
  freeBytes(): Promise<number>

  /** @returns id of the new upload */
  startUpload(key: string): Promise<string>
  /** Unfinished uploads whose key begins with `prefix`. */
  listUploads(prefix: string): Promise<readonly PendingUpload[]>
  /** Makes a staged body a part. The same part again replaces it. Null: no such upload, and the body is discarded. */
  putPart(staged: StagedObject, key: string, uploadId: string, no: number): Promise<StoredPart | null>
  /** Ascending by number. Null: no such upload. */
  listParts(key: string, uploadId: string): Promise<readonly StoredPart[] | null>
  /** Stages the parts as one body, in the given order; the upload stays. Null: no such upload or part. */
  joinParts(key: string, uploadId: string, partNos: readonly number[]): Promise<StagedObject | null>
  /** Forgets the upload and its parts: it was given up, or its object is published. */
  endUpload(key: string, uploadId: string): Promise<void>
  /** Forgets uploads, and staged bodies, that nothing was added to since `before`. */
  forgetUploads(before: EpochMs): Promise<void>
}

export interface StagedObject {
  id: string
  sizeBytes: number
  /** MD5, hex; `<md5 of md5s>-<parts>` when it was joined from parts. */
  etag: string
  content: Blob
}

export interface StoredObject {
  key: string
  sizeBytes: number
  contentType: string
  /** The ETag of the staged body, without quotes. */
  etag: string
  modifiedAt: EpochMs
}

export interface StoredPart {
  no: number
  sizeBytes: number
  /** MD5 of the part, hex, without quotes. */
  etag: string
  storedAt: EpochMs
}

export interface PendingUpload {
  key: string
  uploadId: string
  startedAt: EpochMs
}
