import type { Deps } from '../deps.ts'
import { stranger } from '../domain/lesson.ts'
import { DEFAULT_TIME_ZONE, dayNamed, dayOf } from '../domain/school-day.ts'
import { ApiError } from '../http/api-error.ts'
import type { Handlers } from '../http/call.ts'
import { iso } from './instant.ts'
import { lessonSummary, studentBrief } from './lesson-summary.ts'

type TimetableCalls = 'listLessonsToday' | 'listTeacherLessonsByDate' | 'getLessonPreparation' | 'checkLesson'

export function timetableRoutes({ lessons, live, people }: Deps): Handlers<TimetableCalls> {
  const schoolTimeZone = async () => (await people.school())?.timeZone ?? DEFAULT_TIME_ZONE

  return {
    async listLessonsToday({ actor, now, utcOffsetHours }) {
      const today = await lessons.ofStudent(actor.userId, dayOf(now, utcOffsetHours))
      const memberships = await lessons.memberships(actor.userId, today)
      return {
        serverTime: iso(now),
        schoolTimeZone: await schoolTimeZone(),
        lessons: today.map((lesson) => lessonSummary(lesson, memberships.get(lesson.id) ?? stranger, live, now)),
      }
    },

    async listTeacherLessonsByDate({ actor, input, now, utcOffsetHours }) {
      const day = dayNamed(input.lessonDate, utcOffsetHours)
      if (!day) {
        throw new ApiError('invalidInput', {
          issues: [{ path: 'lessonDate', code: 'invalid_date', message: 'No such date' }],
        })
      }
      const list = await lessons.ofTeacher(actor.userId, day)
      return {
        serverTime: iso(now),
        schoolTimeZone: await schoolTimeZone(),
        lessons: list.map((lesson) => lessonSummary(lesson, null, live, now)),
      }
    },

    async getLessonPreparation({ lesson, now }) {
      const students = await lessons.students(lesson.class.id)
      return { lesson: lessonSummary(lesson, null, live, now), students: students.map(studentBrief) }
    },

    checkLesson({ lesson, membership, now }) {
      const summary = lessonSummary(lesson, membership, live, now)
      return { lesson: summary, canEnter: summary.canEnter, denial: summary.enterDenial, serverTime: iso(now) }
    },
  }
}
