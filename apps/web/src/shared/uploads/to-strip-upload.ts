import {
  bytesPerSecond,
  canPause,
  canResume,
  loadedBytes,
  remainingMs,
  type Upload,
  type UploadErrorCode,
} from '@hwjy/classroom/uploads'
import type { Role } from '@hwjy/sdk'
import type { StripUpload, UploadStripProblem } from '@hwjy/ui'

/**
 * Describes an upload as the strip draws it; null for one that was taken away.
 * @param role of the person whose upload it is
 */
export function toStripUpload({ id, name, state }: Upload, role: Role | null): StripUpload | null {
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
    problem: 'error' in state ? problemOf(state.error, role) : undefined,
    canPause: canPause(state),
    canResume: canResume(state),
  }
}

/** Joins problems that a person need not tell apart, and says what this person can do. */
export function problemOf(code: UploadErrorCode, role: Role | null): UploadStripProblem {
  switch (code) {
    // Only teachers have a page on which they delete files.
    case 'quota-exceeded':
      return role === 'teacher' ? code : 'ask-for-space'
    case 'credential-expired':
    case 'upload-gone':
    case 'part-missing':
      return 'refused'
    default:
      return code
  }
}
