import { bytesPerSecond, canPause, canResume, loadedBytes, remainingMs, type Upload } from '@hwjy/classroom/uploads'
import type { StripUpload, UploadStripProblem } from '@hwjy/ui'

/** What the strip draws of an upload; null for one that was taken away. */
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

/** What a person need not tell apart is one problem. */
function problemOf(code: Extract<Upload['state'], { status: 'failed' }>['error']): UploadStripProblem {
  switch (code) {
    case 'credential-expired':
    case 'upload-gone':
    case 'part-missing':
      return 'refused'
    default:
      return code
  }
}
