import type { Deps } from '../../deps.ts'
import { publishReplayHandler } from './publish-replay.ts'
import { MINUTE_MS } from '../../domain/durations.ts'
import type { JobRunner } from '../job-runner.ts'
import { planWeeklyLetters, sendLetterCode, sendWeeklyLetter } from './weekly-letters.ts'

export function registerAfterClassJobs(runner: JobRunner, deps: Deps): void {
  runner.register('publishReplay', publishReplayHandler(deps))
  runner.register('sendWeeklyLetter', sendWeeklyLetter(deps))
  runner.register('sendLetterCode', sendLetterCode(deps))
  // Without a mail service nothing waits for the day there is one.
  if (deps.outside.mail) runner.repeat('planWeeklyLetters', 10 * MINUTE_MS, planWeeklyLetters(deps))
}
