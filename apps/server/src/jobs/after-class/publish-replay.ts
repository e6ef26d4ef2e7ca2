import type { Stores } from '../../db/stores.ts'
import { firstAudit } from '../../domain/after-class/replay-rules.ts'
import { schoolSettings } from '../../domain/school/school-settings.ts'
import { tellOfReplay } from './tell-of-replay.ts'
import type { JobHandler } from '../job-runner.ts'

/**
 * After a lesson its log is its replay. Holding the lesson once more takes the place of what was there, but a film of this
 * time stays. A recording that still ran is complete now, and what was recorded before goes. [R8]
 */
export function publishReplayHandler({
  lessons,
  people,
}: Pick<Stores, 'lessons' | 'people'>): JobHandler<'publishReplay'> {
  return async ({ payload: { lessonId }, now }) => {
    const lesson = await lessons.get(lessonId)
    if (!lesson?.startedAt || !lesson.endedAt) return undefined
    const school = (await people.get(lesson.teacher.id))?.school
    const replay = {
      lessonId,
      source: 'system' as const,
      title: lesson.name,
      objectKey: null,
      durationSeconds: Math.round((lesson.endedAt - lesson.startedAt) / 1_000),
      sizeBytes: 0,
      audit: firstAudit('system', (school?.settings ?? schoolSettings({})).approvesSystemReplays),
      uploadedBy: null,
    }
    const { endedAt } = lesson
    return async ({ lessons: booked, recordings, replays, systemMessages }) => {
      const recording = await recordings.lock(lessonId)
      if (recording?.status === 'recording') await recordings.stop(recording, endedAt)
      const shown = await replays.current(lessonId)
      if (shown && shown.objectKey !== null && shown.createdAt >= endedAt) {
        await replays.keep(replay, now)
        return
      }
      await tellOfReplay({ lessons: booked, systemMessages }, await replays.add(replay, now), now)
    }
  }
}
