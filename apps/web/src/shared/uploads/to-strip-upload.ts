import {
  bytesPerSecond,
  canPause,
  canResume,
  loadedBytes,
  remainingMs,
  type Upload,
  type UploadErrorCode,
} from '@hwjy/classroom/uploads'
import type { StripUpload, UploadStripProblem } from '@hwjy/ui'

/** Describes an upload as the strip draws it; null for one that was taken away. */
export function toStripUpload({ id, name, state }: Upload): StripUpload | null {
  const { status, sizeBytes } = state
  if (status === 'canceled') return null
  const loaded = status === 'done' ? sizeBytes : loadedBytes(state)
  const speed = status === 'sending' ? bytesPerSecond(state.samples) : null
  return {
    id,
    name,
    status,
    sizeBytes,
    loadedBytes: loaded,
    bytesPerSecond: speed,
    remainingMs: remainingMs(sizeBytes - loaded, speed),
    problem: 'error' in state ? problemOf(state.error) : undefined,
    canPause: canPause(state),
    canResume: canResume(state),
  }
}

/** Joins problems that a person need not tell apart. */
export function problemOf(code: UploadErrorCode): UploadStripProblem {
  switch (code) {
    case 'credential-expired':
    case 'upload-gone':
    case 'part-missing':
      return 'refused'
    default:
      return code
  }
}
