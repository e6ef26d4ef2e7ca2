import type { Attendance } from '../../domain/timetable/lesson.ts'
import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Localized } from '../../domain/localized.ts'
import type { Named, NamedThing } from '../../domain/names.ts'
import { lessonAttendance } from '../../domain/timetable/attendance.ts'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import { performanceStars } from '../../domain/after-class/star-ratings.ts'
import type { DueHomework, HeldLesson, StudyRecord } from '../../domain/after-class/supervision.ts'
import { sqlInstant } from '../columns.ts'
import { type Database, schema } from '../database.ts'
import { forStudent, handInBy, type StudentRule } from '../../domain/homework/homework-rules.ts'
import { shownWork } from '../../domain/homework/shown-work.ts'
import { handInBySql, isAsked } from '../homework/hand-in-by.ts'
import { isHomeworkVisible } from '../homework/homework-announcements.ts'
import { wasHeld } from '../timetable/lesson-conditions.ts'

export interface SupervisedLesson extends HeldLesson {
  lesson: NamedThing
  course: Named
  /** 1 to 5, the average of what the teacher gave; null without. */
  stars: number | null
  comment: string
}

export interface SupervisedHomework extends DueHomework {
  homeworkId: string
  course: Named
  title: string
  /** The child's own end; a return or a time limit can move `at`. */
  endsAt: EpochMs
  status: 'notSubmitted' | 'missed' | 'submitted' | 'returned' | 'graded'
  score: number | null
  fullScore: number
}

export interface SupervisedRecord extends StudyRecord {
  /** The newest first, as is the homework. */
  lessons: readonly SupervisedLesson[]
  homework: readonly SupervisedHomework[]
}

export interface SupervisedWord {
  hanzi: string
  pinyin: string
  meaning: Localized
}

export interface Supervision {
  /** Students of the person's account, themselves included, by name. */
  children(studentId: string): Promise<PersonBrief[]>
  /** From an instant on; every student gets an answer. Three statements, however many they are. */
  records(studentIds: readonly string[], from: EpochMs, now: EpochMs): Promise<Map<string, SupervisedRecord>>
  /** The new words of the chapters that these lessons teach, by lesson; lessons without a chapter are left out. */
  words(lessonIds: readonly string[]): Promise<Map<string, readonly SupervisedWord[]>>
}

export function createSupervision(db: Database): Supervision {
  const { answerPaper, attendance, chapter, classGroup, course, courseChapter, enrolment, homework } = schema
  const { homeworkRule, lesson, lessonPerformance, paper, person, prize, roomMember } = schema

  const heldLessons = (studentIds: readonly string[], from: EpochMs) =>
    db
      .select({
        studentId: enrolment.studentId,
        lesson,
        course: { name: course.name, names: course.names },
        attendedFrom: roomMember.attendedFrom,
        marked: attendance.state,
        presentSeconds: attendance.presentSeconds,
        performance: lessonPerformance,
      })
      .from(enrolment)
      .innerJoin(lesson, eq(lesson.classId, enrolment.classId))
      .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
      .innerJoin(course, eq(course.id, classGroup.courseId))
      .leftJoin(roomMember, and(eq(roomMember.roomId, lesson.id), eq(roomMember.personId, enrolment.studentId)))
      .leftJoin(attendance, and(eq(attendance.lessonId, lesson.id), eq(attendance.studentId, enrolment.studentId)))
      .leftJoin(
        lessonPerformance,
        and(eq(lessonPerformance.lessonId, lesson.id), eq(lessonPerformance.studentId, enrolment.studentId)),
      )
      .where(
        and(
          inArray(enrolment.studentId, [...studentIds]),
          gte(lesson.startsAt, from),
          wasHeld,
          // A student who joined later has missed nothing before.
          or(isNull(enrolment.enrolledAt), lte(enrolment.enrolledAt, lesson.endsAt)),
        ),
      )
      .orderBy(desc(lesson.startsAt), asc(lesson.id))

  const dueHomework = (studentIds: readonly string[], from: EpochMs, now: EpochMs) =>
    db
      .select({
        studentId: enrolment.studentId,
        homework,
        paper,
        answerPaper,
        course: { name: course.name, names: course.names },
        // Drizzle takes a joined row for missing when its first field is null.
        rule: { isExcused: homeworkRule.isExcused, endsAt: homeworkRule.endsAt },
      })
      .from(enrolment)
      .innerJoin(homework, eq(homework.classId, enrolment.classId))
      .innerJoin(paper, eq(paper.id, homework.paperId))
      .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
      .innerJoin(course, eq(course.id, classGroup.courseId))
      .leftJoin(lesson, eq(lesson.id, homework.lessonId))
      .leftJoin(
        answerPaper,
        and(eq(answerPaper.homeworkId, homework.id), eq(answerPaper.studentId, enrolment.studentId)),
      )
      .leftJoin(
        homeworkRule,
        and(eq(homeworkRule.homeworkId, homework.id), eq(homeworkRule.studentId, enrolment.studentId)),
      )
      .where(
        and(
          inArray(enrolment.studentId, [...studentIds]),
          eq(homework.status, 'published'),
          isNull(homework.deletedAt),
          isAsked,
          gte(handInBySql(), sqlInstant(from)),
          lte(homework.startsAt, now),
          isHomeworkVisible(now),
          or(isNull(enrolment.enrolledAt), lte(enrolment.enrolledAt, handInBySql())),
        ),
      )
      .orderBy(desc(handInBySql()), asc(homework.id))

  return {
    async children(studentId) {
      const account = db.select({ id: person.accountId }).from(person).where(eq(person.id, studentId))
      return db
        .select({ id: person.id, name: person.name, avatarKey: person.avatarKey })
        .from(person)
        .where(and(ne(person.role, 'teacher'), or(eq(person.id, studentId), inArray(person.accountId, account))))
        .orderBy(asc(person.name), asc(person.id))
    },

    async words(lessonIds) {
      if (lessonIds.length === 0) return new Map()
      const rows = await db
        .select({ lessonId: lesson.id, words: chapter.words })
        .from(lesson)
        .innerJoin(courseChapter, eq(courseChapter.id, lesson.courseChapterId))
        .innerJoin(chapter, eq(chapter.id, courseChapter.chapterId))
        .where(inArray(lesson.id, [...lessonIds]))
      return new Map(rows.map(({ lessonId, words }) => [lessonId, words]))
    },

    async records(studentIds, from, now) {
      if (studentIds.length === 0) return new Map()
      const [lessons, works, prizes] = await Promise.all([
        heldLessons(studentIds, from),
        dueHomework(studentIds, from, now),
        db
          .select({
            studentId: prize.studentId,
            at: prize.awardedAt,
            count: sql<number>`${prize.count}`.mapWith(Number),
          })
          .from(prize)
          .where(and(inArray(prize.studentId, [...studentIds]), gte(prize.awardedAt, from))),
      ])
      return new Map(
        studentIds.map((id) => [
          id,
          {
            lessons: lessons.filter(({ studentId }) => studentId === id).map(toLesson),
            homework: works.filter(({ studentId }) => studentId === id).map((row) => toHomework(row, now)),
            prizes: prizes.filter(({ studentId }) => studentId === id),
          },
        ]),
      )
    },
  }

  function toLesson(row: Awaited<ReturnType<typeof heldLessons>>[number]): SupervisedLesson {
    const { lesson: held, performance } = row
    const state: Attendance = lessonAttendance(row.attendedFrom, held, row.marked) ?? 'absent'
    const end = held.endedAt ?? held.endsAt
    const seconds = row.presentSeconds ?? (row.attendedFrom === null ? 0 : Math.max(0, end - row.attendedFrom) / 1_000)
    return {
      lesson: { id: held.id, name: held.name, names: held.names },
      course: row.course,
      at: held.startsAt,
      attendance: state,
      seconds: state === 'absent' ? 0 : Math.round(seconds),
      stars: performance && performanceStars(performance),
      comment: performance?.comment ?? '',
    }
  }
}

interface HomeworkRow {
  homework: typeof schema.homework.$inferSelect
  paper: typeof schema.paper.$inferSelect
  answerPaper: typeof schema.answerPaper.$inferSelect | null
  rule: StudentRule | null
  course: Named
}

function toHomework({ paper, answerPaper, rule, course, ...row }: HomeworkRow, now: EpochMs): SupervisedHomework {
  const homework = forStudent(row.homework, rule)
  const at = handInBy(homework, answerPaper)
  const work = answerPaper && shownWork(homework, answerPaper)
  const state = work?.status ?? 'started'
  const score = state === 'graded' && work ? work.score : null
  return {
    homeworkId: homework.id,
    course,
    title: paper.title,
    at,
    endsAt: homework.endsAt,
    status: state === 'started' ? (at > now ? 'notSubmitted' : 'missed') : state,
    isHandedIn: state === 'submitted' || state === 'graded',
    score,
    share: score === null || paper.fullScore === 0 ? null : score / paper.fullScore,
    fullScore: paper.fullScore,
  }
}
