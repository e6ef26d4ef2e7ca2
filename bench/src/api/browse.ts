/** People who look around: each opens a screen, which makes its calls at once, and reads it for a while. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { OperationId } from '@hwjy/sdk/operations'
import type { BenchSchool } from '../server/seed-school.ts'
import { callAs } from './calls.ts'

const READING_MS = 2_000

export interface BrowseResult {
  /** Each call that was answered, ms. */
  tookMs: number[]
  failed: number
  perSecond: number
}

interface ScreenCall {
  operationId: OperationId
  input: object
}

const SCREENS: readonly (readonly ScreenCall[])[] = [
  // Home.
  [
    { operationId: 'studentUserInfo', input: {} },
    { operationId: 'listLessonsToday', input: {} },
  ],
  // Timetable.
  [
    { operationId: 'listLessonDates', input: { year: new Date().getFullYear() } },
    { operationId: 'listLessonsOfDay', input: { theDay: new Date().toISOString().slice(0, 10) } },
  ],
  // My courses, and what else there is.
  [{ operationId: 'listPurchasedCourses', input: {} }],
  [{ operationId: 'listCatalogue', input: {} }],
  // Homework.
  [
    { operationId: 'countHomeworkByState', input: {} },
    { operationId: 'listPendingHomework', input: {} },
  ],
  // Asks for the entry check of a lesson.
  [{ operationId: 'checkLesson', input: { lessonId: 'les_bench_live' } }],
  // The progress that parents look at.
  [{ operationId: 'getSupervision', input: {} }],
]

export async function browse(url: string, { students }: BenchSchool, lastsMs: number): Promise<BrowseResult> {
  const tookMs: number[] = []
  let failed = 0
  const startedAt = performance.now()
  const endsAt = startedAt + lastsMs

  const make = async (token: string, { operationId, input }: ScreenCall) => {
    const askedAt = performance.now()
    try {
      await callAs(url, token, operationId, input)
      tookMs.push(performance.now() - askedAt)
    } catch {
      failed++
    }
  }

  const person = async (token: string, index: number) => {
    // The students are spread over the reading time, so that they do not open their screens at the same moment.
    await sleep((index / students.length) * READING_MS)
    for (let screen = index; performance.now() < endsAt; screen++) {
      await Promise.all((SCREENS[screen % SCREENS.length] ?? []).map((call) => make(token, call)))
      await sleep(READING_MS)
    }
  }

  await Promise.all(students.map(({ token }, index) => person(token, index)))
  return { tookMs, failed, perSecond: (tookMs.length / (performance.now() - startedAt)) * 1_000 }
}
