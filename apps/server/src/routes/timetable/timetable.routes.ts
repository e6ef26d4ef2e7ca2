import { allNames } from '../../domain/names.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import { mapPage, pageRequest } from '../../db/paging.ts'
import type { Deps } from '../../deps.ts'
import { dayAround, dayCount, dayNamed, daysBetween } from '../../domain/timetable/calendar.ts'
import { handInBy, workState } from '../../domain/homework/homework-rules.ts'
import { notEnrolled } from '../../domain/timetable/lesson.ts'
import { hasBegun } from '../../domain/timetable/lesson-times.ts'
import type { Day } from '../../domain/timetable/school-day.ts'
import { momentOf } from '../../domain/timetable/school-time.ts'
import { textIn } from '../localized.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { invalidField } from '../../http/invalid-input.ts'
import { iso } from '../instant.ts'
import { lessonSummary } from './lesson-summary.ts'
import { requireOwnClass } from '../courses/own-class.ts'
import { studentBrief } from '../school/person-brief.ts'
import { remainingAdjustments } from './remaining-adjustments.ts'
import { requireSchool } from '../school/school-of.ts'
import { zoneOf } from '../zone.ts'

type TimetableCalls =
  | 'listLessonsToday'
  | 'listLessonsOfDay'
  | 'listLessonDates'
  | 'listTeachingTypes'
  | 'planAttendance'
  | 'listTeacherLessonsByDate'
  | 'getSchedule'
  | 'studentGetSchedule'
  | 'listTeacherLessons'
  | 'getLessonPreparation'
  | 'checkLesson'

// A month as a calendar shows it has 42 days; a term is still a list.
const SCHEDULE_DAYS_MAX = 100

export function timetableRoutes(deps: Deps): Handlers<TimetableCalls> {
  const { attendancePlans, lessons, live, people, studentHomework, systemMessages } = deps

  const studentDay = async (studentId: string, day: Day, call: Pick<Call, 'now' | 'school' | 'urlOf'>) => {
    const list = await lessons.ofStudent(studentId, day)
    const memberships = await lessons.memberships(studentId, list)
    return {
      serverTime: iso(call.now),
      schoolTimeZone: (await requireSchool(people, call)).timeZone,
      lessons: list.map((lesson) => lessonSummary(lesson, memberships.get(lesson.id) ?? notEnrolled, live, call)),
    }
  }

  // @throws {ApiError} `invalidInput`
  const scheduleDays = ({ input, zone }: Pick<Call<'getSchedule' | 'studentGetSchedule'>, 'input' | 'zone'>): Day => {
    const { searchStartDate, searchEndDate, timezone } = input
    const count = dayCount(searchStartDate, searchEndDate)
    if (count < 1 || count > SCHEDULE_DAYS_MAX) {
      throw invalidField('searchEndDate', 'range', `This must be from 1 to ${SCHEDULE_DAYS_MAX} days.`)
    }
    return daysBetween(searchStartDate, searchEndDate, zoneOf(timezone, zone))
  }

  return {
    listLessonsToday: ({ actor, zone, ...call }) => studentDay(actor.userId, dayAround(call.now, zone), call),

    listLessonsOfDay({ actor, input: { theDay }, zone, ...call }) {
      const day = dayNamed(theDay, zone)
      if (!day) throw invalidField('theDay', 'invalid_date', 'There is no such date.')
      return studentDay(actor.userId, day, call)
    },

    async listLessonDates({ actor, input: { year }, now, zone }) {
      const days = daysBetween(`${year}-01-01`, `${year}-12-31`, zone)
      const [starts, due] = await Promise.all([
        lessons.startsOfStudent(actor.userId, days),
        studentHomework.dueTimes(actor.userId, days, now),
      ])
      const dayNameOf = (at: EpochMs) => momentOf(at, zone).day
      const taught = Map.groupBy(starts, dayNameOf)
      const dueOn = Map.groupBy(due, dayNameOf)
      const names = [...new Set([...taught.keys(), ...dueOn.keys()])].toSorted()
      return {
        year,
        days: names.map((day) => ({
          day,
          lessons: taught.get(day)?.length ?? 0,
          homework: dueOn.get(day)?.length ?? 0,
        })),
      }
    },

    async listTeachingTypes({ actor, language }) {
      const types = await lessons.teachingTypes(actor.userId)
      return types.map(({ teachingType, label, courses }) => ({
        teachingType,
        label: label ? textIn(language, label) : teachingType,
        courses,
      }))
    },

    async planAttendance({ lesson, actor, input: { plan, reason = '' }, now }) {
      if (hasBegun(lesson) || (now >= lesson.endsAt && !lesson.isAwaitingTime)) throw new ApiError('lessonBegun')
      await attendancePlans.say(lesson.id, { studentId: actor.userId, plan, reason: reason.trim(), saidAt: now })
      if (plan === 'onLeave') {
        const values = { studentName: actor.name, lessonName: allNames(lesson), startTime: iso(lesson.startsAt) }
        await systemMessages.tell([lesson.teacher.id], { kind: 'studentOnLeave', values, targetId: lesson.id }, now)
      }
      return { lessonId: lesson.id, plan, reason: reason.trim(), saidAt: iso(now) }
    },

    async getSchedule({ actor, urlOf, now, ...call }) {
      const days = scheduleDays(call)
      const [list, school] = await Promise.all([lessons.ofTeacher(actor.userId, days), requireSchool(people, call)])
      return {
        serverTime: iso(now),
        schoolTimeZone: school.timeZone,
        from: iso(days.from),
        until: iso(days.until),
        remainingAdjustments: await remainingAdjustments(deps, school, actor.userId, now),
        adjustmentsPerMonth: school.settings.adjustmentsPerMonth,
        lessons: list.map((lesson) => lessonSummary(lesson, null, live, { now, urlOf })),
      }
    },

    async studentGetSchedule({ actor, now, ...call }) {
      const days = scheduleDays(call)
      const [day, due] = await Promise.all([
        studentDay(actor.userId, days, { now, ...call }),
        studentHomework.due(actor.userId, days, now),
      ])
      return {
        ...day,
        from: iso(days.from),
        until: iso(days.until),
        homework: due.map(({ work, ...homework }) => ({
          homeworkId: homework.id,
          title: homework.title,
          endTime: iso(homework.endsAt),
          handInBy: iso(handInBy(homework, work)),
          state: workState(work?.status ?? null),
        })),
      }
    },

    async listTeacherLessons({ actor, input, urlOf, now }) {
      const { status, classId } = input
      await requireOwnClass(classId, actor, deps)
      const page = await lessons.page(actor.userId, { status, classId }, pageRequest(input), now)
      return mapPage(page, (lesson) => lessonSummary(lesson, null, live, { now, urlOf }))
    },

    async listTeacherLessonsByDate({ actor, input, school, urlOf, now, zone }) {
      const day = dayNamed(input.lessonDate, zone)
      if (!day) throw invalidField('lessonDate', 'invalid_date', 'There is no such date.')
      const list = await lessons.ofTeacher(actor.userId, day)
      return {
        serverTime: iso(now),
        schoolTimeZone: (await requireSchool(people, { school })).timeZone,
        lessons: list.map((lesson) => lessonSummary(lesson, null, live, { now, urlOf })),
      }
    },

    async getLessonPreparation({ lesson, urlOf, now }) {
      const [students, plans] = await Promise.all([
        lessons.students(lesson.class.id),
        attendancePlans.ofLesson(lesson.id),
      ])
      return {
        lesson: lessonSummary(lesson, null, live, { now, urlOf }),
        students: students.map((student) => studentBrief(student, urlOf)),
        plans: plans.map(({ studentId, saidAt, ...plan }) => ({ stuId: studentId, ...plan, saidAt: iso(saidAt) })),
      }
    },

    checkLesson({ lesson, membership, urlOf, now }) {
      const summary = lessonSummary(lesson, membership, live, { now, urlOf })
      return {
        lesson: summary,
        canEnter: summary.canEnter,
        denial: summary.enterDenial,
        plan: summary.plan,
        serverTime: iso(now),
      }
    },
  }
}
