import type { JobRunner } from '../job-runner.ts'
import { publishNotice } from './tell-of-notice.ts'

export function registerMessageJobs(runner: JobRunner): void {
  runner.register('publishNotice', publishNotice)
}
