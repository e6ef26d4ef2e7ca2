import { useSyncExternalStore } from 'react'
import { serverClock } from './server-clock.ts'

const MINUTE_MS = 60_000
const minute = () => Math.floor((Date.now() + serverClock.offsetMs()) / MINUTE_MS) * MINUTE_MS

function everySecond(listener: () => void) {
  const timer = setInterval(listener, 1_000)
  return () => clearInterval(timer)
}

/** The server's time to the minute, epoch ms: a large page is not drawn again at each second. */
export const useServerMinute = (): number => useSyncExternalStore(everySecond, minute)
