import type { Deps } from '../deps.ts'
import { registerAccountJobs } from './accounts/account-jobs.ts'
import { registerAfterClassJobs } from './after-class/after-class-jobs.ts'
import { registerCourseJobs } from './courses/course-jobs.ts'
import { type FilePrograms, registerFileJobs } from './files/file-jobs.ts'
import { registerHomeworkJobs } from './homework/homework-jobs.ts'
import type { JobRunner } from './job-runner.ts'
import { registerMessageJobs } from './messages/message-jobs.ts'
import { registerSchoolJobs } from './school/school-jobs.ts'
import { registerTimetableJobs } from './timetable/timetable-jobs.ts'

/** Registers the jobs of all areas. Cleaning up and the demo school are the backend's own, in `core.ts`. */
export function registerJobs(runner: JobRunner, deps: Deps, programs: FilePrograms): void {
  registerAccountJobs(runner, deps)
  registerAfterClassJobs(runner, deps)
  registerCourseJobs(runner, deps)
  registerFileJobs(runner, deps, programs)
  registerHomeworkJobs(runner, deps)
  registerMessageJobs(runner)
  registerSchoolJobs(runner, deps, programs.inspector)
  registerTimetableJobs(runner, deps)
}
