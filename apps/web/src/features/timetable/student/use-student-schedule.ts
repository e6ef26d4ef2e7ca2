import { getStudentGetScheduleQueryOptions } from '@hwjy/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dateIn } from '../../../shared/time/date-in.ts'
import { serverClock } from '../../../shared/time/server-clock.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import type { DueWork } from '../../../shared/timetable/due-list.tsx'
import type { TimetableView } from '../../../shared/timetable/view.ts'
import { datesBeside, requestAfter, scheduleRequest } from '../neighbours.ts'

const REFRESH_MS = 60_000

/** A student's lessons and homework around a date. The weeks beside it are fetched, too. */
export function useStudentSchedule(view: TimetableView, date: string) {
  const zone = useViewerZone()
  const queryClient = useQueryClient()
  const request = scheduleRequest(view, date, zone)
  const schedule = useQuery({ ...getStudentGetScheduleQueryOptions(request), refetchInterval: REFRESH_MS })
  const { data, dataUpdatedAt } = schedule
  const isHere = data !== undefined
  useEffect(() => {
    if (data) serverClock.note(data.serverTime, dataUpdatedAt)
  }, [data, dataUpdatedAt])
  useEffect(() => {
    if (!isHere) return
    for (const beside of datesBeside(view, date)) {
      const options = getStudentGetScheduleQueryOptions(scheduleRequest(view, beside, zone))
      void queryClient.prefetchQuery({ ...options, staleTime: REFRESH_MS })
    }
  }, [isHere, view, date, zone, queryClient])
  const later = useQuery({
    ...getStudentGetScheduleQueryOptions(requestAfter(request)),
    enabled: data?.lessons.length === 0,
    staleTime: REFRESH_MS,
  })
  const due: DueWork[] = (data?.homework ?? []).map(({ homeworkId, title, handInBy, state }) => ({
    id: homeworkId,
    title,
    to: `/homework?${new URLSearchParams({ homeworkId })}`,
    handInBy,
    date: dateIn(zone, Date.parse(handInBy)),
    isDone: state === 'waiting' || state === 'graded',
  }))
  return { schedule, due, nextLessonAt: later.data?.lessons[0]?.startTime }
}
