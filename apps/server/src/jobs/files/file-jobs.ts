import type { Deps } from '../../deps.ts'
import type { DocumentConverter } from '../../ports/document-converter.ts'
import type { FileInspector } from '../../ports/file-inspector.ts'
import type { JobRunner } from '../job-runner.ts'
import { giveUpTranscode, transcodeHandler } from './transcode.ts'

/** Programs that jobs with files run outside of this process. */
export interface FilePrograms {
  converter: DocumentConverter
  inspector: FileInspector
}

export function registerFileJobs(runner: JobRunner, { objects, transcodes }: Deps, programs: FilePrograms): void {
  runner.register('transcode', transcodeHandler({ objects, transcodes, ...programs }), {
    lane: 'slow',
    onFailed: giveUpTranscode,
  })
}
