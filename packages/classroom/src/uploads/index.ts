/** Uploads that survive a lost connection and a reload. The host brings what it asks its backend for. */
export { PART_BYTES, PARTS_AT_ONCE } from '../core/uploader/upload-parts.ts'
export { bytesPerSecond, remainingMs } from '../core/uploader/upload-progress.ts'
export {
  canPause,
  canResume,
  loadedBytes,
  type UploadEvent,
  type UploadState,
  type UploadStatus,
} from '../core/uploader/upload-state.ts'
export {
  type StoredPart,
  UploadError,
  type UploadErrorCode,
  type UploadFile,
  type UploadTarget,
  type UploadTargets,
} from '../ports/upload-target.ts'
export type { UploadRecord, UploadStore } from '../ports/upload-store.ts'
export {
  createUploadQueue,
  type NewUpload,
  type StoredUpload,
  type Upload,
  type UploadQueue,
  type UploadQueueOptions,
} from '../adapters/local/uploads/create-upload-queue.ts'
export { createIdbUploadStore } from '../adapters/local/uploads/idb-upload-store.ts'
export type { CosClient, CosConstructor } from '../adapters/tencent/cos-client.ts'
export { cosUploadTargets, type CosUploadTargetsOptions } from '../adapters/tencent/cos-upload-targets.ts'
export type { UploadGrant } from '../adapters/tencent/upload-grant.ts'
