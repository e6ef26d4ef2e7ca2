import type { LessonStatus, LessonSummary } from '@hwjy/sdk'

/** A running lesson comes before one that can be entered, that before one that is still to come. */
const urgency: Partial<Record<LessonStatus, number>> = { inProgress: 0, waitingToStart: 1, notStarted: 2 }

/** The one lesson to put in front of a person; null when nothing is left today. */
export function nextLesson(lessons: readonly LessonSummary[]): LessonSummary | null {
  const ahead = lessons.flatMap((lesson) => {
    const rank = urgency[lesson.status]
    return rank === undefined ? [] : [{ lesson, rank, startsAt: Date.parse(lesson.startTime) }]
  })
  return ahead.sort((a, b) => a.rank - b.rank || a.startsAt - b.startsAt)[0]?.lesson ?? null
}

export const byStart = (lessons: readonly LessonSummary[]) =>
  [...lessons].sort((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))
