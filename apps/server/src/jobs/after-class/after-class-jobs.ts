import type { Deps } from '../../deps.ts'
import { publishReplayHandler } from './publish-replay.ts'
import type { JobRunner } from '../job-runner.ts'

export function registerAfterClassJobs(runner: JobRunner, deps: Deps): void {
  runner.register('publishReplay', publishReplayHandler(deps))
}
