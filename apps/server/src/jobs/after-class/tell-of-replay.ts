import { isWatchable } from '../../domain/after-class/replay-rules.ts'
import { allNames } from '../../domain/names.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Replay } from '../../db/after-class/replays.ts'
import type { Stores } from '../../db/stores.ts'

/** Tells the students of a lesson that they can watch it again, once there is a film for them. */
export async function tellOfReplay(
  { lessons, systemMessages }: Pick<Stores, 'lessons' | 'systemMessages'>,
  replay: Pick<Replay, 'lessonId' | 'isCurrent' | 'objectKey'>,
  now: EpochMs,
): Promise<void> {
  const { lessonId } = replay
  const lesson = replay.isCurrent && isWatchable(replay) ? await lessons.get(lessonId) : null
  if (!lesson) return
  const students = await lessons.students(lesson.class.id)
  const message = { kind: 'replayPublished', values: { lessonName: allNames(lesson) }, targetId: lessonId } as const
  await systemMessages.tell(
    students.map(({ id }) => id),
    message,
    now,
  )
}
