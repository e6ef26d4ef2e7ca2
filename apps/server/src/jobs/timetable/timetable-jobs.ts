import type { Deps } from '../../deps.ts'
import { MINUTE_MS } from '../../domain/durations.ts'
import { countAttendanceHandler } from './count-attendance.ts'
import { planLessonReminders, remindOfLesson } from './lesson-reminders.ts'
import type { JobRunner } from '../job-runner.ts'

export function registerTimetableJobs(runner: JobRunner, deps: Deps): void {
  runner.register('countAttendance', countAttendanceHandler(deps))
  runner.repeat('planLessonReminders', MINUTE_MS, planLessonReminders(deps))
  runner.register('remindOfLesson', remindOfLesson(deps))
}
