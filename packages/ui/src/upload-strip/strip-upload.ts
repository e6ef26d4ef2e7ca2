import type { UploadStripProblem } from './upload-strip-words.ts'

export interface StripUpload {
  id: string
  name: string
  status: 'queued' | 'opening' | 'sending' | 'waiting' | 'paused' | 'needs-file' | 'joining' | 'done' | 'failed'
  loadedBytes: number
  sizeBytes: number
  /** Null while it is unknown. */
  bytesPerSecond: number | null
  remainingMs: number | null
  /** Why it waits or failed. */
  problem?: UploadStripProblem | undefined
  canPause: boolean
  canResume: boolean
}

export interface UploadStripProps {
  /** Without uploads nothing is drawn. */
  uploads: readonly StripUpload[]
  onPause: (id: string) => void
  onResume: (id: string) => void
  onRemove: (id: string) => void
  /** Gives back a file that was not kept over a reload. @returns false where it is another file */
  onFile: (id: string, file: File) => boolean
  /** Takes the finished ones out of the list. */
  onClear: () => void
  className?: string | undefined
}
