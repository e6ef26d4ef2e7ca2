/** A student looks back: the lessons that were held, with what each of them left behind. */
import { mapPage, pageRequest } from '../../db/paging.ts'
import type { Deps } from '../../deps.ts'
import { attendanceMonths } from '../../domain/timetable/attendance-months.ts'
import { firstOfMonth } from '../../domain/timetable/calendar.ts'
import { nameIn } from '../../domain/names.ts'
import type { Handlers } from '../../http/call.ts'
import { courseRows } from '../courses/course-cards.ts'
import { iso } from '../instant.ts'
import { personBrief } from '../school/person-brief.ts'
import { zoneOf } from '../zone.ts'

// The months of the chart.
const MONTHS = 12

export function pastLessonRoutes({ pastLessons }: Deps): Handlers<'studentListPastLessons'> {
  return {
    async studentListPastLessons({
      actor,
      input: { courseId, timezone, ...place },
      zone: viewerZone,
      urlOf,
      language,
      now,
    }) {
      const me = actor.userId
      const zone = zoneOf(timezone, viewerZone)
      const [page, attended, courses] = await Promise.all([
        pastLessons.page(me, courseId, pageRequest(place)),
        pastLessons.attended(me, courseId, firstOfMonth(now, 1 - MONTHS, zone)),
        pastLessons.courses(me),
      ])
      const homework = await pastLessons.homework(
        page.records.map(({ id }) => id),
        me,
        now,
      )
      const months = attendanceMonths(attended, zone)
      return {
        months,
        courses: courses.map((one) => courseRows(one, language)),
        ...mapPage(page, ({ id, no, name, startsAt, endsAt, presentSeconds, teacher, course, group, ...lesson }) => ({
          lessonId: id,
          lessonNo: no,
          lessonName: name,
          ...lesson,
          courseName: nameIn(language, course),
          className: nameIn(language, group),
          teacher: personBrief(teacher, urlOf),
          startTime: iso(startsAt),
          endTime: iso(endsAt),
          presentMinutes: Math.round(presentSeconds / 60),
          hasReport: lesson.stars !== null,
          homework: homework.get(id) ?? [],
        })),
      }
    },
  }
}
