import type { Attendance } from '../timetable/lesson.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import { round } from '../round.ts'
import { addDays, mondayOf } from '../timetable/school-time.ts'

export interface HeldLesson {
  at: EpochMs
  attendance: Attendance
  seconds: number
}

export interface DueHomework {
  /** Its last moment. */
  at: EpochMs
  isHandedIn: boolean
  /** The part of the full score, 0 to 1; null until graded. */
  share: number | null
}

export interface WonPrize {
  at: EpochMs
  count: number
}

export interface StudyRecord {
  lessons: readonly HeldLesson[]
  homework: readonly DueHomework[]
  prizes: readonly WonPrize[]
}

export interface StudyTotals {
  lessonsAttended: number
  lessonsAbsent: number
  minutes: number
  homeworkDone: number
  homeworkDue: number
  /** In percent of the full score, to one decimal; null without graded homework. */
  averageScore: number | null
  prizes: number
}

export interface StudyWeek {
  /** Monday, `YYYY-MM-DD`. */
  weekStart: string
  totals: StudyTotals
}

/** Mondays of the last `count` weeks, the oldest first; the last one is the week of `now`. */
export function lastMondays(now: EpochMs, count: number, timeZone: string): string[] {
  const monday = mondayOf(now, timeZone)
  return Array.from({ length: count }, (_, index) => addDays(monday, (index - count + 1) * 7))
}

/** Every one of the weeks, also those in which nothing happened. */
export function studyWeeks(record: StudyRecord, mondays: readonly string[], timeZone: string): StudyWeek[] {
  const isOf =
    (weekStart: string) =>
    ({ at }: { at: EpochMs }) =>
      mondayOf(at, timeZone) === weekStart
  return mondays.map((weekStart) => ({
    weekStart,
    totals: studyTotals({
      lessons: record.lessons.filter(isOf(weekStart)),
      homework: record.homework.filter(isOf(weekStart)),
      prizes: record.prizes.filter(isOf(weekStart)),
    }),
  }))
}

export function studyTotals({ lessons, homework, prizes }: StudyRecord): StudyTotals {
  const shares = homework.flatMap(({ share }) => (share === null ? [] : [share]))
  const attended = lessons.filter(({ attendance }) => attendance !== 'absent')
  return {
    lessonsAttended: attended.length,
    lessonsAbsent: lessons.length - attended.length,
    minutes: Math.round(sumOf(lessons.map(({ seconds }) => seconds)) / 60),
    homeworkDone: homework.filter(({ isHandedIn }) => isHandedIn).length,
    homeworkDue: homework.length,
    averageScore: shares.length === 0 ? null : round((sumOf(shares) / shares.length) * 100, 1),
    prizes: sumOf(prizes.map(({ count }) => count)),
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
