import type { ImportFailure } from '../../domain/school/office/import-state.ts'
import type { TableFile } from '../../domain/school/office/table-file.ts'
import type { InspectionFailure } from '../../ports/file-inspector.ts'

export type InspectionTask = 'countPages' | 'checkDocument' | 'readTable' | 'measureAudio'

export type InspectionOutcome =
  | { pages: number }
  | { failure: InspectionFailure }
  | { passed: true }
  | { seconds: number }
  | { table: TableFile }
  | { tableFailure: ImportFailure }

export type ToInspector =
  | { type: 'inspect'; task: InspectionTask; sizeBytes: number }
  /** Answers `read`. Null: the bytes cannot be had. */
  | { type: 'bytes'; id: number; bytes: Uint8Array | null }

export type FromInspector =
  | { type: 'ready' }
  /** Asks for a part of the file, because only the server knows where it lies. */
  | { type: 'read'; id: number; begin: number; end: number }
  /** @property rssBytes what the process has in memory now */
  | { type: 'done'; outcome: InspectionOutcome; rssBytes: number }
