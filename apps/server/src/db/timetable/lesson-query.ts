/** A lesson with what its row says: class, course, teacher, and what belongs to it. */
import { type SQL, and, eq, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Lesson, LessonContents } from '../../domain/timetable/lesson.ts'
import { type Database, schema } from '../database.ts'

const { classGroup, cloudResource, course, enrolment, homework, lesson, lessonAdjustment, person, replay } = schema

const studentCount =
  sql<number>`(select count(*) from ${enrolment} where ${enrolment.classId} = ${classGroup.id})`.mapWith(Number)

const countOf = (from: PgTable, where: SQL | undefined) =>
  sql<number>`(select count(*) from ${from} where ${where})`.mapWith(Number)
const homeworkOfLesson = (visibility: 'always' | 'afterClass') =>
  countOf(
    homework,
    and(
      eq(homework.lessonId, lesson.id),
      eq(homework.status, 'published'),
      isNull(homework.deletedAt),
      eq(homework.visibility, visibility),
    ),
  )
const hasReplay = (where: SQL) =>
  sql`exists (select 1 from ${replay} where ${and(eq(replay.lessonId, lesson.id), where)})`
// Lists everything in one statement: each is one look into an index that begins with the lesson.
export const lessonContents = {
  files: countOf(cloudResource, eq(cloudResource.lessonId, lesson.id)),
  homeworkAlways: homeworkOfLesson('always'),
  homeworkAfterClass: homeworkOfLesson('afterClass'),
  replay: sql<LessonContents['replay']>`case when ${hasReplay(eq(replay.isCurrent, true))} then 'ready'
    when ${hasReplay(eq(replay.audit, 'pending'))} then 'pending' else 'none' end`,
  movedFrom: sql<EpochMs | null>`(select ${lessonAdjustment.from} from ${lessonAdjustment}
    where ${lessonAdjustment.lessonId} = ${lesson.id}
    order by ${lessonAdjustment.adjustedAt} desc, ${lessonAdjustment.id} desc limit 1)`.mapWith(lessonAdjustment.from),
}

/** Rows of `toLessons`, to be ordered and cut. */
export const lessonQuery = (db: Database, where: SQL | undefined) =>
  db
    .select({ lesson, classGroup, course, teacher: person, studentCount, ...lessonContents })
    .from(lesson)
    .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
    .innerJoin(course, eq(course.id, classGroup.courseId))
    .innerJoin(person, eq(person.id, classGroup.teacherId))
    .where(where)
    .$dynamic()

export const toLessons = (rows: Awaited<ReturnType<typeof lessonQuery>>): Lesson[] =>
  rows.map((row) => ({
    id: row.lesson.id,
    no: row.lesson.no,
    name: row.lesson.name,
    names: row.lesson.names,
    pinyin: row.lesson.pinyin,
    startsAt: row.lesson.startsAt,
    endsAt: row.lesson.endsAt,
    startedAt: row.lesson.startedAt,
    endedAt: row.lesson.endedAt,
    isAwaitingTime: row.lesson.isAwaitingTime,
    class: {
      id: row.classGroup.id,
      name: row.classGroup.name,
      names: row.classGroup.names,
      pinyin: row.classGroup.pinyin,
      studentLimit: row.classGroup.studentLimit,
      studentCount: row.studentCount,
    },
    course: {
      id: row.course.id,
      name: row.course.name,
      names: row.course.names,
      pinyin: row.course.pinyin,
      kind: row.course.kind,
      classType: row.course.classType,
      teachingType: row.course.teachingType,
      totalLessons: row.course.totalLessons,
    },
    teacher: { id: row.teacher.id, name: row.teacher.name, avatarKey: row.teacher.avatarKey },
    has: {
      files: row.files,
      homework: { always: row.homeworkAlways, afterClass: row.homeworkAfterClass },
      replay: row.replay,
      movedFrom: row.movedFrom,
    },
  }))
