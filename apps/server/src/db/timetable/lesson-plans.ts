import type { Names } from '../../domain/names.ts'
import { and, asc, eq, exists, gte, inArray, lt, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { LessonTime } from '../../domain/courses/course-plan.ts'
import type { Day } from '../../domain/timetable/school-day.ts'
import { type Database, schema } from '../database.ts'
import { type TimetableLesson, timetableLesson } from './timetable.ts'

export interface PlannedLesson extends TimetableLesson {
  names: Names
  courseChapterId: string | null
  /** A person was in its room. */
  hasRoom: boolean
}

export interface NewLesson extends LessonTime {
  name: string
  courseChapterId: string | null
}

/** Changes of the timetable. Whether they are allowed was asked before. */
export interface LessonPlans {
  /** All lessons of a class, in order. */
  ofClass(classId: string): Promise<PlannedLesson[]>
  moves(personId: string, month: Day): Promise<number>
  /** @param startsAt what it was until now, for the record */
  move(lessonId: string, from: EpochMs, to: LessonTime, personId: string, now: EpochMs): Promise<void>
  postpone(lessonId: string): Promise<void>
  /**
   * @param names in the languages of readers; what is left out stays
   * @param chapterId of the course; left out when the lesson teaches what it taught
   * @returns whether the course has it
   */
  rename(
    lessonId: string,
    names: { name: string; names?: Names; pinyin?: string },
    chapterId: string | undefined,
  ): Promise<boolean>
  /** After the last ones, in the order they are given. Their course grows if it has to. */
  add(classId: string, lessons: readonly NewLesson[]): Promise<void>
  /** Those that follow move up; homework that waited for a deleted lesson waits no longer. */
  remove(classId: string, lessonIds: readonly string[]): Promise<void>
}

export function createLessonPlans(db: Database): LessonPlans {
  const { classGroup, course, courseChapter, homework, lesson, lessonAdjustment, room } = schema
  const courseOf = (classId: string) =>
    db.select({ id: classGroup.courseId }).from(classGroup).where(eq(classGroup.id, classId))
  const lessonCount = (classId: string) =>
    sql<number>`(select count(*)::int from ${lesson} where ${lesson.classId} = ${classId})`

  return {
    ofClass: (classId) =>
      db
        .select({
          ...timetableLesson,
          names: lesson.names,
          courseChapterId: lesson.courseChapterId,
          hasRoom: sql<boolean>`${exists(db.select({ id: room.id }).from(room).where(eq(room.id, lesson.id)))}`,
        })
        .from(lesson)
        .where(eq(lesson.classId, classId))
        .orderBy(asc(lesson.startsAt), asc(lesson.no), asc(lesson.id)),

    moves: (personId, month) =>
      db.$count(
        lessonAdjustment,
        and(
          eq(lessonAdjustment.personId, personId),
          gte(lessonAdjustment.adjustedAt, month.from),
          lt(lessonAdjustment.adjustedAt, month.until),
        ),
      ),

    async move(lessonId, from, to, personId, now) {
      await db
        .update(lesson)
        .set({ ...to, isAwaitingTime: false })
        .where(eq(lesson.id, lessonId))
      const id = `adj_${crypto.randomUUID()}`
      await db.insert(lessonAdjustment).values({ id, lessonId, personId, from, to: to.startsAt, adjustedAt: now })
    },

    async postpone(lessonId) {
      await db.update(lesson).set({ isAwaitingTime: true }).where(eq(lesson.id, lessonId))
    },

    async rename(lessonId, names, chapterId) {
      const isOfCourse =
        chapterId === undefined
          ? undefined
          : exists(
              db
                .select({ one: sql`1` })
                .from(courseChapter)
                .innerJoin(classGroup, eq(classGroup.courseId, courseChapter.courseId))
                .where(and(eq(courseChapter.id, chapterId), eq(classGroup.id, lesson.classId))),
            )
      const renamed = await db
        .update(lesson)
        .set({ ...names, ...(chapterId !== undefined && { courseChapterId: chapterId }) })
        .where(and(eq(lesson.id, lessonId), isOfCourse))
        .returning({ id: lesson.id })
      return renamed.length > 0
    },

    async add(classId, lessons) {
      const [last] = await db
        .select({ no: sql<number>`coalesce(max(${lesson.no}), 0)` })
        .from(lesson)
        .where(eq(lesson.classId, classId))
      const first = (last?.no ?? 0) + 1
      const rows = lessons.map((added, index) => ({
        id: `les_${crypto.randomUUID()}`,
        classId,
        no: first + index,
        ...added,
      }))
      await db.insert(lesson).values(rows)
      await db
        .update(course)
        .set({ totalLessons: sql`greatest(${course.totalLessons}, ${lessonCount(classId)})` })
        .where(inArray(course.id, courseOf(classId)))
    },

    async remove(classId, lessonIds) {
      const ids = [...lessonIds]
      await db.update(homework).set({ visibility: 'always' }).where(inArray(homework.lessonId, ids))
      const removed = await db
        .delete(lesson)
        .where(and(eq(lesson.classId, classId), inArray(lesson.id, ids)))
        .returning({ no: lesson.no })
      const earlier = sql.join(
        removed.map(({ no }) => sql`(case when ${lesson.no} > ${no} then 1 else 0 end)`),
        sql` + `,
      )
      await db
        .update(lesson)
        .set({ no: sql`${lesson.no} - (${earlier})` })
        .where(eq(lesson.classId, classId))
      const classes = db.$count(classGroup, eq(classGroup.courseId, course.id))
      // Other classes of the course may be longer.
      await db
        .update(course)
        .set({ totalLessons: sql`greatest(1, ${course.totalLessons} - ${removed.length})` })
        .where(and(inArray(course.id, courseOf(classId)), eq(sql`(${classes})`, 1)))
    },
  }
}
