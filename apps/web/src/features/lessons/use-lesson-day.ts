import {
  getListLessonsTodayQueryOptions,
  getListTeacherLessonsByDateQueryOptions,
  type LessonDay,
  type SdkError,
} from '@hwjy/sdk'
import { type Query, useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { dateIn } from '../../shared/time/date-in.ts'
import { serverClock } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { refreshDelay } from '../../shared/lesson/refresh-delay.ts'

/** Server's clock minus ours, in ms, as of one answer. */
export const clockOffset = (day: LessonDay, receivedAt: number) => Date.parse(day.serverTime) - receivedAt

/** Polls while the page is visible, and right after each instant that changes a state. */
const refetchInterval = ({ state: { data, dataUpdatedAt } }: Query<LessonDay, SdkError>) =>
  data ? refreshDelay(data.lessons, Date.now() + clockOffset(data, dataUpdatedAt)) : false

/** @param enabled false asks nothing, for who has another role */
export function useStudentDay(enabled = true) {
  const day = useQuery({ ...getListLessonsTodayQueryOptions(), refetchInterval, staleTime: 0, enabled })
  useClockOf(day.data, day.dataUpdatedAt)
  return day
}

/** @param enabled false asks nothing, for who has another role */
export function useTeacherDay(enabled = true) {
  const zone = useViewerZone()
  const lessonDate = useSyncExternalStore(everyMinute, () => dateIn(zone, Date.now() + serverClock.offsetMs()))
  const day = useQuery({
    ...getListTeacherLessonsByDateQueryOptions({ lessonDate }),
    refetchInterval,
    staleTime: 0,
    enabled,
  })
  useClockOf(day.data, day.dataUpdatedAt)
  return day
}

/** Every day brings the server's time along, for the whole app. */
function useClockOf(day: LessonDay | undefined, receivedAt: number) {
  useEffect(() => {
    if (day) serverClock.note(day.serverTime, receivedAt)
  }, [day, receivedAt])
}

function everyMinute(listener: () => void) {
  const timer = setInterval(listener, 60_000)
  return () => clearInterval(timer)
}
