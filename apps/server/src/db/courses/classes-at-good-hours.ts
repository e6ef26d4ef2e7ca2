import { and, eq, gt, isNull, max, min, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { EpochMs } from '@hwjy/classroom/core'
import { clockChanges, type GoodHours, isAtGoodHours } from '../../domain/courses/good-hours.ts'
import { sqlInstant } from '../columns.ts'
import { type Database, schema } from '../database.ts'

/**
 * Returns the ids of the classes that are held at these hours. Lessons of a class at one time of day are judged by one of
 * them as long as the clock does not change: a class has a few times, and many lessons.
 * @param isOffered of courses and classes
 */
export async function classesAtGoodHours(
  db: Database,
  isOffered: SQL | undefined,
  hours: GoodHours,
  now: EpochMs,
): Promise<string[]> {
  const { classGroup, course, lesson } = schema
  const isToCome = and(gt(lesson.endsAt, now), isNull(lesson.endedAt), eq(lesson.isAwaitingTime, false))
  const isAsked = and(isOffered, isToCome)
  const [last] = await db
    .select({ endsAt: max(lesson.endsAt) })
    .from(lesson)
    .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
    .innerJoin(course, eq(course.id, classGroup.courseId))
    .where(isAsked)
  const changes = clockChanges(hours.zone, now, last?.endsAt ?? now)
  const afterChange = (at: PgColumn) => changes.map((change) => sql`${at} >= ${sqlInstant(change)}`)
  const times = await db
    .select({ classId: lesson.classId, startsAt: min(lesson.startsAt), endsAt: min(lesson.endsAt) })
    .from(lesson)
    .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
    .innerJoin(course, eq(course.id, classGroup.courseId))
    .where(isAsked)
    .groupBy(
      lesson.classId,
      sql`${lesson.startsAt} at time zone 'UTC' - date_trunc('day', ${lesson.startsAt} at time zone 'UTC')`,
      sql`${lesson.endsAt} - ${lesson.startsAt}`,
      ...afterChange(lesson.startsAt),
      ...afterChange(lesson.endsAt),
    )
  return [...Map.groupBy(times, ({ classId }) => classId)].flatMap(([classId, own]) => {
    const known = own.flatMap(({ startsAt, endsAt }) =>
      startsAt === null || endsAt === null ? [] : [{ startsAt, endsAt }],
    )
    return isAtGoodHours(known, hours) ? [classId] : []
  })
}
