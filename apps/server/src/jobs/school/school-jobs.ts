import type { Deps } from '../../deps.ts'
import { DAY_MS } from '../../domain/durations.ts'
import { applyImport, failImport, readImport } from '../../office/imports.ts'
import type { FileInspector } from '../../ports/file-inspector.ts'
import type { GivenUp, Job, JobRunner } from '../job-runner.ts'

/** Reports of imports are kept for so long. */
export const IMPORTS_KEPT_MS = 30 * DAY_MS

/** Imports: read and checked, and carried out. Both write as they go on, and take up where a try before them ended. */
export function registerSchoolJobs(runner: JobRunner, deps: Deps, inspector: FileInspector): void {
  const { objects, schoolImports } = deps
  const giveUp = (job: Job<'readImport' | 'applyImport'>, reason: GivenUp) => async () =>
    failImport(deps, job.payload.importId, reason === 'crashed' ? 'crashed' : 'gave-up')

  runner.register(
    'readImport',
    async ({ payload: { importId }, signal }) => {
      const found = await schoolImports.find(importId)
      if (found?.state !== 'reading' || found.objectKey === null) return undefined
      const file = await objects.read(found.objectKey)
      if (file) await readImport(deps, inspector, found, file, signal)
      else await failImport(deps, importId, 'broken')
      await objects.delete(found.objectKey)
      return undefined
    },
    { lane: 'slow', onFailed: giveUp },
  )
  runner.register(
    'applyImport',
    async ({ payload: { importId }, signal }) => {
      const found = await schoolImports.find(importId)
      if (found?.state === 'applying') await applyImport(deps, found, undefined, signal)
      return undefined
    },
    { lane: 'slow', onFailed: giveUp },
  )
}
