import type { Deps } from '../../deps.ts'
import type { SupervisedRecord } from '../../db/after-class/supervision.ts'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import { addDays, instantOf } from '../../domain/timetable/school-time.ts'
import { lastMondays, studyTotals, studyWeeks } from '../../domain/after-class/supervision.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { iso } from '../instant.ts'
import { studentBrief } from '../school/person-brief.ts'
import { requireSchool } from '../school/school-of.ts'

type SupervisionCalls = 'getSupervision' | 'getSupervisedStudent'

const OVERVIEW_WEEKS = 8
const DETAIL_WEEKS = 12
const NEWEST = 30

export function supervisionRoutes({ people, supervision }: Deps): Handlers<SupervisionCalls> {
  const lastWeeks = async (count: number, call: { now: number; school: string }) => {
    const { now } = call
    const { timeZone } = await requireSchool(people, call)
    const mondays = lastMondays(now, count, timeZone)
    const midnightOf = (day: string) => instantOf({ day, time: '00:00' }, timeZone)
    const monday = mondays.at(-1) ?? ''
    return { timeZone, mondays, from: midnightOf(mondays[0] ?? monday), until: midnightOf(addDays(monday, 7)) }
  }

  const toStudent = (
    child: PersonBrief,
    record: SupervisedRecord,
    { mondays, timeZone, until }: { mondays: readonly string[]; timeZone: string; until: number },
    { actor, urlOf }: Pick<Call<SupervisionCalls>, 'actor' | 'urlOf'>,
  ) => ({
    student: studentBrief(child, urlOf),
    isCurrent: child.id === actor.userId,
    // Homework that is due in later weeks is in the list, and in no week yet.
    totals: studyTotals({ ...record, homework: record.homework.filter(({ at }) => at < until) }),
    weeks: studyWeeks(record, mondays, timeZone),
  })

  return {
    async getSupervision({ actor, school, urlOf, now }) {
      const [children, weeks] = await Promise.all([
        supervision.children(actor.userId),
        lastWeeks(OVERVIEW_WEEKS, { now, school }),
      ])
      const ids = children.map(({ id }) => id)
      const records = await supervision.records(ids, weeks.from, now)
      return {
        schoolTimeZone: weeks.timeZone,
        students: children.flatMap((child) => {
          const record = records.get(child.id)
          return record ? [toStudent(child, record, weeks, { actor, urlOf })] : []
        }),
      }
    },

    async getSupervisedStudent({ actor, input: { stuId }, school, urlOf, now }) {
      const [children, weeks] = await Promise.all([
        supervision.children(actor.userId),
        lastWeeks(DETAIL_WEEKS, { now, school }),
      ])
      const child = children.find(({ id }) => id === stuId)
      const record = (await supervision.records([stuId], weeks.from, now)).get(stuId)
      if (!child || !record) throw new ApiError('notFound')
      return {
        student: toStudent(child, record, weeks, { actor, urlOf }),
        lessons: record.lessons.slice(0, NEWEST).map(({ at, seconds, ...lesson }) => ({
          ...lesson,
          startTime: iso(at),
          minutes: Math.round(seconds / 60),
        })),
        homework: record.homework.slice(0, NEWEST).map((work) => ({
          homeworkId: work.homeworkId,
          courseName: work.courseName,
          title: work.title,
          endTime: iso(work.at),
          status: work.status,
          score: work.score,
          fullScore: work.fullScore,
        })),
      }
    },
  }
}
