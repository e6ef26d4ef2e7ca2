import type { ReadQuery, ScheduleRequest } from '@hwjy/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { serverClock } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import type { TimetableView } from '../../shared/timetable/view.ts'
import { datesBeside, requestAfter, scheduleRequest } from './neighbours.ts'

const REFRESH_MS = 60_000

interface Schedule {
  serverTime: string
  lessons: readonly { startTime: string }[]
}

/**
 * The lessons around a date. The weeks beside it are fetched, too, so that turning pages waits for nothing.
 * @param optionsOf the read of the role; the same function at each call
 */
export function useSchedule<Read extends Schedule>(
  optionsOf: (request: ScheduleRequest) => ReadQuery<Read>,
  view: TimetableView,
  date: string,
) {
  const zone = useViewerZone()
  const queryClient = useQueryClient()
  const request = scheduleRequest(view, date, zone)
  const schedule = useQuery({ ...optionsOf(request), refetchInterval: REFRESH_MS })
  const { data, dataUpdatedAt } = schedule
  const isHere = data !== undefined
  useEffect(() => {
    if (data) serverClock.note(data.serverTime, dataUpdatedAt)
  }, [data, dataUpdatedAt])
  useEffect(() => {
    if (!isHere) return
    for (const beside of datesBeside(view, date)) {
      const options = optionsOf(scheduleRequest(view, beside, zone))
      void queryClient.prefetchQuery({ ...options, staleTime: REFRESH_MS })
    }
  }, [isHere, view, date, zone, queryClient, optionsOf])
  const later = useQuery({
    ...optionsOf(requestAfter(request)),
    enabled: data?.lessons.length === 0,
    staleTime: REFRESH_MS,
  })
  return { schedule, nextLessonAt: later.data?.lessons[0]?.startTime }
}
