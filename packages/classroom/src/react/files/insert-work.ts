/** Work of putting something on the board, and what is told of it. */
import type { RefusalCode } from '../../core/room/room-types.ts'
import type { RoomFileErrorCode, RoomFileKind } from '../../ports/room-files.ts'
import type { KeptFile, KeptInsertion } from './kept-insertions.ts'

export type InsertProblem =
  | { file: RoomFileErrorCode | 'no-picture' | 'no-files' }
  | { refusal: RefusalCode }
  /** Only so many pages of it found room. */
  | { shortened: number }
  /** An earlier page of this person began it; so many of its pages are on the board. */
  | { interrupted: { done: number; of: number } }
  /** The pages of the earlier lesson could not be read again, or the file was not sent completely. */
  | { resuming: 'unreadable' | 'not-sent' }

export interface InsertJob {
  id: number
  name: string
  kind: RoomFileKind
  status: 'sending' | 'converting' | 'adding' | 'copying' | 'failed'
  /** The share of the file, or of the pages, that is sent, 0..1. */
  share: number
  problem: InsertProblem | null
  canRetry: boolean
}

export interface Work {
  signal: AbortSignal
  tell(change: Partial<InsertJob>): void
  /** Notes how far it is, for a page that may have to go on with it. */
  keep(insertion: KeptInsertion): void
}

/** The same for a file, whose parts are noted as they become known. */
export interface FileWork extends Work {
  note(change: Partial<Omit<KeptFile, 'kind' | 'id'>>): void
}

/** A picture lies on the page, or fills one of its own. */
export type PictureUse = 'element' | 'page'
