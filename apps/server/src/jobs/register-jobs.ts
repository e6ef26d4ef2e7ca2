import type { Deps } from '../deps.ts'
import { MINUTE_MS } from '../domain/durations.ts'
import type { DocumentConverter } from '../ports/document-converter.ts'
import type { FileInspector } from '../ports/file-inspector.ts'
import { announceHomework } from './announce-homework.ts'
import { countAttendanceHandler } from './count-attendance.ts'
import { deletePicture } from './delete-picture.ts'
import { forgetFiles, forgetInRoom } from './forgetting.ts'
import type { JobRunner } from './job-runner.ts'
import { publishReplayHandler } from './publish-replay.ts'
import { refundPayment } from './refund-payment.ts'
import { planHomeworkReminders, planLessonReminders, remindOfHomework, remindOfLesson } from './reminders.ts'
import { giveUpTranscode, transcodeHandler } from './transcode.ts'

/** Registers the handler of each kind of job. Cleaning up and the demo school are the backend's own, in `core.ts`. */
export function registerJobs(
  runner: JobRunner,
  deps: Deps,
  programs: { converter: DocumentConverter; inspector: FileInspector },
): void {
  runner.repeat('announceHomework', MINUTE_MS, announceHomework)
  runner.register('countAttendance', countAttendanceHandler(deps))
  runner.register('deletePicture', deletePicture(deps))
  runner.register('forgetFiles', forgetFiles(deps))
  runner.register('forgetInRoom', forgetInRoom(deps))
  runner.register('publishReplay', publishReplayHandler(deps))
  runner.repeat(
    'expireOrders',
    MINUTE_MS,
    async ({ now }) =>
      ({ orders }) =>
        orders.expire(now),
  )
  runner.repeat('planHomeworkReminders', 10 * MINUTE_MS, planHomeworkReminders(deps))
  runner.repeat('planLessonReminders', MINUTE_MS, planLessonReminders(deps))
  runner.register('refundPayment', refundPayment(deps))
  runner.register('remindOfHomework', remindOfHomework(deps))
  runner.register('remindOfLesson', remindOfLesson(deps))
  const { objects, transcodes } = deps
  runner.register('transcode', transcodeHandler({ objects, transcodes, ...programs }), {
    lane: 'slow',
    onFailed: giveUpTranscode,
  })
}
