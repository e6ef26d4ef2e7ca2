/** Sums up what was taught: for charts, for the log, and for a teacher's corrections of attendance. */
import type { LessonStatisticsDay } from '@hwjy/sdk/schemas'
import { mapPage, pageRequest } from '../../db/paging.ts'
import { type AttendanceCounts, noAttendance, type PlannedLesson } from '../../db/timetable/teaching-records.ts'
import type { Deps } from '../../deps.ts'
import { dayCount, daysBetween } from '../../domain/timetable/calendar.ts'
import { DAY_MS, MINUTE_MS } from '../../domain/durations.ts'
import { lessonStatus } from '../../domain/timetable/lesson-status.ts'
import { momentOf } from '../../domain/timetable/school-time.ts'
import { addStars, averageScore, ratingCount } from '../../domain/after-class/star-ratings.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { invalidField } from '../../http/invalid-input.ts'
import { addAttendance, attendanceCounts } from './attendance-counts.ts'
import { iso, isoOrNull } from '../instant.ts'
import { lessonBrief } from './lesson-brief.ts'
import { requireOwnClass } from '../courses/own-class.ts'
import { studentBrief } from '../school/person-brief.ts'
import { zoneOf } from '../zone.ts'

type RecordCalls =
  | 'getLessonStatistics'
  | 'getStudentStatistics'
  | 'getCourseScore'
  | 'listTaughtLessons'
  | 'correctAttendance'
  | 'getAttendanceMatrix'

const STATISTICS_DAYS_MAX = 366
// The period when the call names no start.
const STATISTICS_DAYS = 30
const MATRIX_LESSONS = 10
const noTraces = { performancesWritten: 0, hasFeedback: false, homeworkCount: 0, replay: 'none' } as const

export function teachingRecordRoutes(deps: Deps): Handlers<RecordCalls> {
  const { attendanceMarks, classStudents, lessons, teachingRecords } = deps

  return {
    async getLessonStatistics(call) {
      const { actor, input, now } = call
      await requireOwnClass(input.classId, actor, deps)
      const { zone, days } = daysOf(call)
      const planned = await teachingRecords.planned({ teacherId: actor.userId, classId: input.classId, days })
      const attendance = await teachingRecords.attendanceByLesson(planned.map(({ id }) => id))
      const byDay = Map.groupBy(planned, ({ startsAt }) => momentOf(startsAt, zone).day)
      const total = numbers(planned, attendance)
      return {
        ...total,
        expired: planned.filter((lesson) => lessonStatus(lesson, now) === 'expired').length,
        days: [...byDay].map(([day, own]): LessonStatisticsDay => ({ day, ...numbers(own, attendance) })),
      }
    },

    async getStudentStatistics({ input: { classId }, urlOf }) {
      const [students, attendance, homework, prizes, held] = await Promise.all([
        classStudents.list(classId),
        teachingRecords.attendanceByStudent(classId),
        teachingRecords.homework([classId]),
        teachingRecords.prizes(classId),
        teachingRecords.heldCount(classId),
      ])
      return {
        classId,
        heldLessons: held,
        attendance: addAttendance([...attendance.values()]),
        students: students.map((student) => {
          const own = attendance.get(student.id)
          return {
            ...studentBrief(student, urlOf),
            attendance: attendanceCounts(own ?? noAttendance),
            presentMinutes: Math.round((own?.presentSeconds ?? 0) / 60),
            homework: homework.of(classId, student.id),
            prizes: prizes.get(student.id) ?? 0,
          }
        }),
      }
    },

    async getCourseScore({ input: { classId } }) {
      const rated = await teachingRecords.ratings(classId)
      const all = addStars(rated.map(({ stars }) => stars))
      return {
        classId,
        averageScore: averageScore(all),
        ratings: ratingCount(all),
        stars: all,
        lessons: rated.map(({ id, no, name, startsAt, stars }) => ({
          lessonId: id,
          lessonNo: no,
          lessonName: name,
          startTime: iso(startsAt),
          averageScore: averageScore(stars),
          ratings: ratingCount(stars),
        })),
      }
    },

    async listTaughtLessons(call) {
      const { actor, input } = call
      const { classId, searchStartDate, searchEndDate } = input
      await requireOwnClass(classId, actor, deps)
      const isLimited = searchStartDate !== undefined || searchEndDate !== undefined
      const scope = { teacherId: actor.userId, classId, days: isLimited ? daysOf(call).days : undefined }
      const page = await teachingRecords.held(scope, pageRequest(input))
      const ids = page.records.map(({ id }) => id)
      const [attendance, stars, traces] = await Promise.all([
        teachingRecords.attendanceByLesson(ids),
        teachingRecords.starsByLesson(ids),
        teachingRecords.traces(ids, actor.userId),
      ])
      return mapPage(page, (lesson) => ({
        lessonId: lesson.id,
        lessonNo: lesson.no,
        lessonName: lesson.name,
        classId: lesson.classId,
        className: lesson.className,
        courseName: lesson.courseName,
        startTime: iso(lesson.startsAt),
        startedAt: iso(lesson.startedAt),
        endedAt: iso(lesson.endedAt),
        taughtMinutes: minutesBetween(lesson.startedAt, lesson.endedAt),
        attendance: attendance.get(lesson.id) ?? noAttendance,
        averageScore: averageScore(stars.get(lesson.id) ?? []),
        ratings: ratingCount(stars.get(lesson.id) ?? []),
        boardPages: lesson.boardPages,
        ...(traces.get(lesson.id) ?? noTraces),
      }))
    },

    async getAttendanceMatrix({ actor, input: { classId, size = MATRIX_LESSONS, ...place }, urlOf, now }) {
      const request = pageRequest({ ...place, size })
      const page = await teachingRecords.held({ teacherId: actor.userId, classId }, request)
      const [students, marks] = await Promise.all([
        classStudents.list(classId),
        teachingRecords.marks(page.records.map(({ id }) => id)),
      ])
      const { records, ...paging } = mapPage(page, (lesson) => lessonBrief({ ...lesson, isAwaitingTime: false }, now))
      return {
        ...paging,
        lessons: records,
        students: students.map((student) => studentBrief(student, urlOf)),
        marks: marks.map(({ studentId, state, ...mark }) => ({ stuId: studentId, attendance: state, ...mark })),
      }
    },

    async correctAttendance({ lesson, actor, input: { stuId, attendance }, now }) {
      if (lesson.startedAt === null) throw new ApiError('classNotStarted')
      if (lesson.endedAt === null) throw new ApiError('attendanceOpen')
      const membership = (await lessons.memberships(stuId, [lesson])).get(lesson.id)
      const wasThere = membership !== undefined && membership.enteredAt !== null
      if (!membership?.isEnrolled && !wasThere) throw new ApiError('notInClass')
      const mark = {
        studentId: stuId,
        state: attendance,
        enteredAt: membership.enteredAt,
        // The seconds are counted in a moment, when the class has just ended; see `countAttendance`.
        presentSeconds: 0,
      }
      const { enteredAt, presentSeconds } = await attendanceMarks.correct(lesson.id, mark, now, actor.userId)
      return {
        lessonId: lesson.id,
        stuId,
        attendance,
        enteredAt: isoOrNull(enteredAt),
        presentSeconds,
        isCorrected: true,
        markedAt: iso(now),
      }
    },
  }
}

/** The days a call names, in its zone; without a start the last thirty. @throws {ApiError} `invalidInput` */
function daysOf({ input, now, zone: viewerZone }: Call<'getLessonStatistics' | 'listTaughtLessons'>) {
  const zone = zoneOf(input.timezone, viewerZone)
  const last = input.searchEndDate ?? momentOf(now, zone).day
  const earlier = daysBetween(last, last, zone).from - (STATISTICS_DAYS - 1) * DAY_MS
  const first = input.searchStartDate ?? momentOf(earlier, zone).day
  const count = dayCount(first, last)
  if (count < 1 || count > STATISTICS_DAYS_MAX) {
    throw invalidField('searchEndDate', 'range', `This must be from 1 to ${STATISTICS_DAYS_MAX} days.`)
  }
  return { zone, days: daysBetween(first, last, zone) }
}

function numbers(lessons: readonly PlannedLesson[], attendance: ReadonlyMap<string, AttendanceCounts>) {
  const held = lessons.filter(({ startedAt, endedAt }) => startedAt !== null && endedAt !== null)
  return {
    planned: lessons.length,
    held: held.length,
    taughtMinutes: held.reduce((sum, { startedAt, endedAt }) => sum + minutesBetween(startedAt ?? 0, endedAt ?? 0), 0),
    attendance: addAttendance(held.map(({ id }) => attendance.get(id) ?? noAttendance)),
  }
}

const minutesBetween = (from: number, until: number) => Math.round((until - from) / MINUTE_MS)
