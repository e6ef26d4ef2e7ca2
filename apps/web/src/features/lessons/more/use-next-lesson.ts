import { getGetScheduleQueryOptions, getStudentGetScheduleQueryOptions, type LessonSummary } from '@hwjy/sdk'
import { useQuery } from '@tanstack/react-query'
import { dateIn } from '../../../shared/time/date-in.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'

/** A term, and what one call gives. */
const DAYS = 100
const DAY_MS = 86_400_000
const FRESH_MS = 300_000

function useDaysAhead(now: number) {
  const zone = useViewerZone()
  return {
    searchStartDate: dateIn(zone, now),
    searchEndDate: dateIn(zone, now + (DAYS - 1) * DAY_MS),
    timezone: zone,
  }
}

const firstToCome = (lessons: readonly LessonSummary[], now: number): LessonSummary | null =>
  lessons.find(({ startTime, status }) => Date.parse(startTime) > now && status === 'notStarted') ?? null

/** `lesson` is null where none is planned; `unknown` until the timetable is read, and where nothing was asked. */
export type LessonAhead = { status: 'unknown' } | { status: 'known'; lesson: LessonSummary | null }

function lessonAhead(schedule: { lessons: LessonSummary[] } | undefined, now: number, isWanted: boolean): LessonAhead {
  return isWanted && schedule ? { status: 'known', lesson: firstToCome(schedule.lessons, now) } : { status: 'unknown' }
}

/** @param isWanted false asks nothing */
export function useNextStudentLesson(now: number, isWanted: boolean): LessonAhead {
  const options = getStudentGetScheduleQueryOptions(useDaysAhead(now))
  const schedule = useQuery({ ...options, enabled: isWanted, staleTime: FRESH_MS }).data
  return lessonAhead(schedule, now, isWanted)
}

/** @param isWanted false asks nothing */
export function useNextTeacherLesson(now: number, isWanted: boolean): LessonAhead {
  const options = getGetScheduleQueryOptions(useDaysAhead(now))
  const schedule = useQuery({ ...options, enabled: isWanted, staleTime: FRESH_MS }).data
  return lessonAhead(schedule, now, isWanted)
}
