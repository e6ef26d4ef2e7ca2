import type { LessonSummary } from '@hwjy/sdk'

type Lesson = Pick<LessonSummary, 'classId' | 'startTime' | 'status'>

/** The next lesson of one of these classes, or the one that is held now; else the last; null when there is none. */
export function lessonWith<One extends Lesson>(classIds: ReadonlySet<string>, lessons: readonly One[]): One | null {
  const own = lessons
    .filter(({ classId }) => classIds.has(classId))
    .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))
  return own.find(({ status }) => status !== 'ended' && status !== 'expired') ?? own.findLast(isOver) ?? null
}

const isOver = ({ status }: Lesson) => status === 'ended'
