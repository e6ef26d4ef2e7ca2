import type { Deps } from '../../deps.ts'
import { deletePicture } from './delete-picture.ts'
import { forgetFiles, forgetInRoom } from './forgetting.ts'
import type { JobRunner } from '../job-runner.ts'

export function registerAccountJobs(runner: JobRunner, deps: Deps): void {
  runner.register('deletePicture', deletePicture(deps))
  runner.register('forgetFiles', forgetFiles(deps))
  runner.register('forgetInRoom', forgetInRoom(deps))
}
