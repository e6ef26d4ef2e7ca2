import { allNames, nameIn } from '../../domain/names.ts'
import { NO_PRIZES } from '@hwjy/classroom/core'
import type { Performance } from '../../db/after-class/performances.ts'
import type { Visited } from '../../db/after-class/visits.ts'
import type { Deps } from '../../deps.ts'
import { lessonAttendance } from '../../domain/timetable/attendance.ts'
import type { Lesson, Membership, PersonBrief } from '../../domain/timetable/lesson.ts'
import { plainText } from '../../domain/plain-text.ts'
import { practiceScore } from '../../domain/rooms/practice-score.ts'
import { prizeRanking } from '../../domain/rooms/prize-ranking.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ResponseOf, Call, Handlers } from '../../http/call.ts'
import { iso } from '../instant.ts'
import { lessonSummary } from '../timetable/lesson-summary.ts'
import { studentBrief } from '../school/person-brief.ts'
import { practiceSummaries, prizeCounts } from '../rooms/practice-response.ts'
import { requireStarted } from '../rooms/require-started.ts'

type PerformanceCalls =
  | 'getClassPerformance'
  | 'getStudentPerformance'
  | 'writePerformance'
  | 'getOwnPerformance'
  | 'notePerformanceVisit'
  | 'noteReplayVisit'

const EARLIER_LESSONS = 10

export function performanceRoutes(deps: Deps): Handlers<PerformanceCalls> {
  const { attendanceMarks, lessons, live, performances, practices, prizes, systemMessages, visits } = deps

  const detail = async (
    lesson: Lesson,
    student: PersonBrief,
    membership: Membership,
    viewer: Membership | null,
    { now, urlOf, language }: Pick<Call, 'now' | 'urlOf' | 'language'>,
  ): Promise<ResponseOf<'getOwnPerformance'>> => {
    const performance = await performances.get(lesson.id, student.id)
    const visited = await visits.of(student.id, lesson.id)
    const held = await practices.ofLesson(lesson.id)
    const given = prizeRanking(await prizes.ofLesson(lesson.id))
    const earlier = await performances.earlier(lesson, student.id, EARLIER_LESSONS)
    return {
      lesson: lessonSummary(lesson, viewer, live, { now, urlOf }),
      student: studentBrief(student, urlOf),
      attendance: lessonAttendance(membership.attendedFrom, lesson, membership.markedAttendance),
      performance: performance && performanceResponse(performance),
      isNew: performance !== null && !visited.has('performance'),
      prizes: prizeCounts(given.find((place) => place.student.id === student.id)?.counts ?? NO_PRIZES),
      practises: practiceSummaries(
        held.filter(({ status }) => status !== 'open'),
        student.id,
      ),
      history: earlier.map(({ lessonId, lesson: earlierLesson, startsAt, listening, speaking, participation }) => ({
        lessonId,
        lessonName: nameIn(language, earlierLesson),
        startTime: iso(startsAt),
        listening,
        speaking,
        participation,
      })),
    }
  }

  // @throws {ApiError} `notInClass`
  const requireStudent = async (lesson: Lesson, studentId: string) => {
    const student = (await lessons.participants(lesson)).find(({ id }) => id === studentId)
    if (!student) throw new ApiError('notInClass')
    const membership = (await lessons.memberships(studentId, [lesson])).get(lesson.id)
    if (!membership) throw new ApiError('notInClass')
    return { student, membership }
  }

  const noteVisit =
    (what: Visited) =>
    async ({ lesson, actor, now }: Call<'notePerformanceVisit' | 'noteReplayVisit'>) => {
      const { isFirst, visitedAt } = await visits.note(actor.userId, lesson.id, what, now)
      return { lessonId: lesson.id, isFirst, visitedAt: iso(visitedAt) }
    }

  return {
    async getClassPerformance({ lesson, urlOf, now }) {
      requireStarted(lesson)
      const [students, written, visitors, marks, held, given, attendedFrom] = await Promise.all([
        lessons.participants(lesson),
        performances.ofLesson(lesson.id),
        visits.visitors(lesson.id, 'performance'),
        attendanceMarks.ofLesson(lesson.id),
        practices.ofLesson(lesson.id),
        prizes.ofLesson(lesson.id),
        lessons.attendedFrom(lesson.id),
      ])
      const counts = new Map(prizeRanking(given).map((place) => [place.student.id, place.counts]))
      return {
        lesson: lessonSummary(lesson, null, live, { now, urlOf }),
        students: students.map((student) => {
          const performance = written.get(student.id)
          return {
            student: studentBrief(student, urlOf),
            attendance: lessonAttendance(attendedFrom.get(student.id) ?? null, lesson, marks.get(student.id)?.state),
            performance: performance ? performanceResponse(performance) : null,
            hasVisited: visitors.has(student.id),
            prizes: prizeCounts(counts.get(student.id) ?? NO_PRIZES),
            practises: practiceScore(held, { id: student.id, attendedFrom: attendedFrom.get(student.id) ?? null }),
          }
        }),
      }
    },

    async getStudentPerformance({ lesson, input: { stuId }, ...call }) {
      requireStarted(lesson)
      const { student, membership } = await requireStudent(lesson, stuId)
      return detail(lesson, student, membership, null, call)
    },

    async writePerformance({ lesson, input, urlOf, language, now }) {
      requireStarted(lesson)
      const { stuId, listening, speaking, participation } = input
      const { student, membership } = await requireStudent(lesson, stuId)
      const comment = plainText(input.comment)
      // A report that waits to be read is told once, however often it is written.
      const isUnread =
        (await performances.get(lesson.id, stuId)) !== null && !(await visits.of(stuId, lesson.id)).has('performance')
      await performances.write(lesson.id, stuId, { listening, speaking, participation, comment, writtenAt: now })
      await visits.forget(stuId, lesson.id, 'performance')
      if (!isUnread) {
        const message = {
          kind: 'performanceWritten',
          values: { lessonName: allNames(lesson) },
          targetId: lesson.id,
        } as const
        await systemMessages.tell([stuId], message, now)
      }
      return detail(lesson, student, membership, null, { now, urlOf, language })
    },

    async getOwnPerformance({ lesson, membership, actor, ...call }) {
      requireStarted(lesson)
      const { student } = await requireStudent(lesson, actor.userId)
      return detail(lesson, student, membership, membership, call)
    },

    notePerformanceVisit: noteVisit('performance'),
    noteReplayVisit: noteVisit('review'),
  }
}

export function performanceResponse({ listening, speaking, participation, comment, writtenAt }: Performance) {
  return { listening, speaking, participation, comment, writtenAt: iso(writtenAt) }
}
