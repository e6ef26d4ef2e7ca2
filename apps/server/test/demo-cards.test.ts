import { expect, it } from 'vitest'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

const SHANGHAI = 8 * 60 * MINUTE

/** As the web app chooses: what goes on, an open door, what is to come, the earlier one first. */
const RANK: Readonly<Record<string, number>> = { inProgress: 0, waitingToStart: 1, notStarted: 2 }
interface Listed {
  lessonId: string
  status: string
  startTime: string
}
const largeCard = (lessons: readonly Listed[]) =>
  lessons
    .flatMap(({ status, ...lesson }) => (RANK[status] === undefined ? [] : [{ ...lesson, rank: RANK[status] }]))
    .toSorted((a, b) => a.rank - b.rank || Date.parse(a.startTime) - Date.parse(b.startTime))[0]?.lessonId

async function cards(school: TestSchool) {
  const lessonDate = new Date(school.clock.now() + SHANGHAI).toISOString().slice(0, 10)
  const li = await school.data('listTeacherLessonsByDate', { lessonDate }, 'teacher.li')
  const anna = await school.data('listLessonsToday', {}, 'student.anna')
  return { li: largeCard(li.lessons), anna: largeCard(anna.lessons) }
}

const every = (step: number, from: string, until: string) =>
  Array.from({ length: (Date.parse(until) - Date.parse(from)) / step + 1 }, (_, no) => Date.parse(from) + no * step)

it('teacher.li and student.anna see the same class on their large cards at any time of day', async () => {
  const school = await openTestSchool()
  const instants = [
    ...every(382 * MINUTE, '2026-11-20T11:03:00Z', '2026-11-21T12:55:00Z'),
    // A draft of teacher.li has a lesson on Sunday at 15:00 in Shanghai, a course that student.anna bought one on Tuesday.
    ...every(9 * MINUTE, '2026-11-22T06:57:00Z', '2026-11-22T07:06:00Z'),
    ...every(13 * MINUTE, '2026-11-24T11:53:00Z', '2026-11-24T12:19:00Z'),
  ]
  for (const instant of instants) {
    school.clock.advance(instant - school.clock.now())
    await school.backend.tick()
    const { li, anna } = await cards(school)
    expect([new Date(instant).toISOString(), anna]).toEqual([new Date(instant).toISOString(), li ?? 'a lesson'])
  }
})
