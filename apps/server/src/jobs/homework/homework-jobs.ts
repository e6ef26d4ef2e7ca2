import type { Deps } from '../../deps.ts'
import { MINUTE_MS } from '../../domain/durations.ts'
import { announceHomework } from './announce-homework.ts'
import { planHomeworkReminders, remindOfHomework } from './homework-reminders.ts'
import type { JobRunner } from '../job-runner.ts'

export function registerHomeworkJobs(runner: JobRunner, deps: Deps): void {
  runner.repeat('announceHomework', MINUTE_MS, announceHomework)
  runner.repeat('planHomeworkReminders', 10 * MINUTE_MS, planHomeworkReminders(deps))
  runner.register('remindOfHomework', remindOfHomework(deps))
}
