import { getSdk, useUpdateSelfStudyProgress } from '@hwjy/sdk'
import { studyProgressReportSecondsMax } from '@hwjy/sdk/limits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { atOnce } from '../../shared/at-once.ts'
import { percentRead, readingReducer, type ReadingEvent, startReading } from './reading.ts'

const REPORT_MS = 30_000
const TICK_MS = 1_000

const learnerId = () => getSdk().session.getState().userInfo?.userId

/**
 * Follows how a chapter is read and reports it every half minute, and when the page is hidden or left. A report that
 * fails is told with the next one; the server keeps the larger progress.
 * @param sentences how many the chapter has
 * @returns a ref for each sentence, by its index
 */
export function useReading(chapter: { courseId: string; chapterId: string }, sentences: number) {
  const { mutateAsync: report } = useUpdateSelfStudyProgress(atOnce)
  // The page of one child is left after the next child of the family has begun.
  const [owner] = useState(learnerId)
  const reading = useRef(startReading(0))
  const observer = useRef<IntersectionObserver | null>(null)
  const dispatch = (event: ReadingEvent) => void (reading.current = readingReducer(reading.current, event))

  const send = useEffectEvent(() => {
    dispatch({ type: 'ticked', at: Date.now() })
    const seconds = Math.min(Math.floor(reading.current.unreportedMs / 1_000), studyProgressReportSecondsMax)
    if (seconds === 0 || learnerId() !== owner) return
    const percent = percentRead(reading.current, sentences)
    dispatch({ type: 'reported', at: Date.now() })
    report({ data: { ...chapter, percent, seconds } }).catch(() =>
      dispatch({ type: 'reportFailed', unreportedMs: seconds * 1_000, at: Date.now() }),
    )
  })
  useEffect(() => {
    reading.current = startReading(Date.now())
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const sentence = Number((target as HTMLElement).dataset['sentence'])
          dispatch({ type: isIntersecting ? 'entered' : 'left', sentence, at: Date.now() })
        }
      },
      { threshold: 0.6 },
    )
    observer.current = seen
    for (const element of document.querySelectorAll<HTMLElement>('[data-sentence]')) seen.observe(element)
    const onVisibility = () => {
      const isHidden = document.visibilityState === 'hidden'
      if (isHidden) send()
      dispatch({ type: isHidden ? 'hidden' : 'shown', at: Date.now() })
    }
    document.addEventListener('visibilitychange', onVisibility)
    const ticks = setInterval(() => dispatch({ type: 'ticked', at: Date.now() }), TICK_MS)
    const reports = setInterval(() => send(), REPORT_MS)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      clearInterval(ticks)
      clearInterval(reports)
      seen.disconnect()
      send()
    }
  }, [chapter.courseId, chapter.chapterId, sentences])
}
