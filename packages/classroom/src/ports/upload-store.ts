/** Keeps unfinished uploads through a reload of the page. */
import type { EpochMs } from '../core/room/ids.ts'

export interface UploadRecord {
  id: string
  /** The person. Nobody else's uploads go on in their name. */
  owner: string
  name: string
  kind: string
  sizeBytes: number
  /** The file's own time tells whether a file that is chosen again is the same one. Epoch ms. */
  lastModified: number
  addedAt: EpochMs
  /** The host's own: what is to be done with the stored file. */
  purpose: string
  /** Null until the backend gave a credential for the first time. */
  key: string | null
  uploadId: string | null
  isPaused: boolean
  /** The file itself, a handle to it on the person's disk, or null where neither could be kept. */
  content: Blob | FileSystemFileHandle | null
}

export interface UploadStore {
  /** Uploads of this person, in the order in which they were added. Never throws. */
  list(owner: string): Promise<readonly UploadRecord[]>
  /** Best effort: where there is no room for the file, the rest is kept without it. Never throws. */
  put(record: UploadRecord): Promise<void>
  remove(id: string): Promise<void>
}
