import type { LessonDetail } from '@hwjy/sdk'
import { useEffect } from 'react'
import { refreshDelay } from '../../shared/lesson/refresh-delay.ts'
import { serverClock } from '../../shared/time/server-clock.ts'

interface TimedPage {
  serverTime: string
  detail: LessonDetail
}

interface ReadPage {
  state: { data: TimedPage | undefined; dataUpdatedAt: number }
}

/** Reads the page again right after each instant that changes what one may do, so its button lights by itself. */
export const pageRefresh = ({ state: { data, dataUpdatedAt } }: ReadPage) => {
  if (!data || data.detail.lesson.endedAt !== null) return false
  return refreshDelay([data.detail.lesson], Date.now() + Date.parse(data.serverTime) - dataUpdatedAt)
}

/** The page brings the server's time along, for the whole app. */
export function useClockOf(page: TimedPage | undefined, receivedAt: number) {
  const serverTime = page?.serverTime
  useEffect(() => {
    if (serverTime !== undefined) serverClock.note(serverTime, receivedAt)
  }, [serverTime, receivedAt])
}
