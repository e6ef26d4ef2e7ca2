import type { Lesson, Membership } from '../timetable/lesson.ts'

export type RatingDenial = 'not-started' | 'not-in-class' | 'not-ended'

/** Only who was in the class rates it, and only when it is over. Rating again replaces. [R29] */
export function ratingDenial(
  membership: Membership,
  { startedAt, endedAt }: Pick<Lesson, 'startedAt' | 'endedAt'>,
): RatingDenial | null {
  if (startedAt === null) return 'not-started'
  if (membership.attendedFrom === null) return 'not-in-class'
  return endedAt === null ? 'not-ended' : null
}
