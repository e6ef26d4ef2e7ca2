import {
  getListLessonsTodayQueryOptions,
  getListTeacherLessonsByDateQueryOptions,
  type LessonDay,
  type SdkError,
} from '@hwjy/sdk'
import { type Query, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { refreshDelay } from './refresh-delay.ts'

/** Server's clock minus ours, in ms, as of one answer. */
export const clockOffset = (day: LessonDay, receivedAt: number) => Date.parse(day.serverTime) - receivedAt

/** Polls while the page is visible, and right after each instant that changes a state. */
const refetchInterval = ({ state: { data, dataUpdatedAt } }: Query<LessonDay, SdkError>) =>
  data ? refreshDelay(data.lessons, Date.now() + clockOffset(data, dataUpdatedAt)) : false

/** @param enabled false asks nothing, for who has another role */
export const useStudentDay = (enabled = true) =>
  useQuery({ ...getListLessonsTodayQueryOptions(), refetchInterval, staleTime: 0, enabled })

/** @param enabled false asks nothing, for who has another role */
export function useTeacherDay(enabled = true) {
  const lessonDate = useSyncExternalStore(everyMinute, today)
  return useQuery({
    ...getListTeacherLessonsByDateQueryOptions({ lessonDate }),
    refetchInterval,
    staleTime: 0,
    enabled,
  })
}

/** The date on the viewer's calendar, `YYYY-MM-DD`. */
const today = () => new Date().toLocaleDateString('sv-SE')

function everyMinute(listener: () => void) {
  const timer = setInterval(listener, 60_000)
  return () => clearInterval(timer)
}
