import { allNames } from '../../domain/names.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Replay } from '../../db/after-class/replays.ts'
import type { Stores } from '../../db/stores.ts'

/** Tells the students of a lesson that they can watch it again; a replay that waits for its review is told to none. */
export async function tellOfReplay(
  { lessons, systemMessages }: Pick<Stores, 'lessons' | 'systemMessages'>,
  { lessonId, isCurrent }: Pick<Replay, 'lessonId' | 'isCurrent'>,
  now: EpochMs,
): Promise<void> {
  const lesson = isCurrent ? await lessons.get(lessonId) : null
  if (!lesson) return
  const students = await lessons.students(lesson.class.id)
  const message = { kind: 'replayPublished', values: { lessonName: allNames(lesson) }, targetId: lessonId } as const
  await systemMessages.tell(
    students.map(({ id }) => id),
    message,
    now,
  )
}
