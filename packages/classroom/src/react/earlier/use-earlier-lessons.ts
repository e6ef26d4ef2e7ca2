import { useEffect, useState } from 'react'
import type { EarlierBoard, EarlierLesson, EarlierLessons } from '../../ports/earlier-lessons.ts'
import { RoomFileError } from '../../ports/room-files.ts'

export type Status = 'loading' | 'here' | 'failed' | 'offline' | 'needs-reload'

function failure(error: unknown): Status {
  if (!(error instanceof RoomFileError)) {
    // A host's mistake is its own to see, and leaves no person waiting.
    reportError(error)
    return 'failed'
  }
  return error.code === 'offline' || error.code === 'needs-reload' ? error.code : 'failed'
}

/** The pages of the list that were asked for, one after the other. */
export function useEarlierLessons(earlier: EarlierLessons) {
  const [asked, setAsked] = useState({ page: 1, attempt: 0 })
  const [status, setStatus] = useState<Status>('loading')
  const [found, setFound] = useState<{ lessons: readonly EarlierLesson[]; hasMore: boolean }>({
    lessons: [],
    hasMore: false,
  })
  useEffect(() => {
    let isCurrent = true
    earlier.list(asked.page).then(
      ({ lessons, hasMore }) => {
        if (!isCurrent) return
        setFound((before) => ({ lessons: asked.page > 1 ? [...before.lessons, ...lessons] : lessons, hasMore }))
        setStatus('here')
      },
      (error: unknown) => isCurrent && setStatus(failure(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [earlier, asked])
  const ask = (page: number) => {
    setStatus('loading')
    setAsked(({ attempt }) => ({ page, attempt: attempt + 1 }))
  }
  const again = () => ask(asked.page)
  useOnline(status, again)
  return { ...found, status, more: () => ask(asked.page + 1), again }
}

/** The board of one lesson, for as long as it is shown. */
export function useEarlierBoard(earlier: EarlierLessons, lessonId: string) {
  const [attempt, setAttempt] = useState(0)
  const [opened, setOpened] = useState<{ status: Status; board: EarlierBoard | null }>({
    status: 'loading',
    board: null,
  })
  useEffect(() => {
    let isCurrent = true
    const opening = earlier.open(lessonId)
    opening.then(
      (board) => isCurrent && setOpened({ status: 'here', board }),
      (error: unknown) => isCurrent && setOpened({ status: failure(error), board: null }),
    )
    return () => {
      isCurrent = false
      opening.then(
        (board) => board.close(),
        // One that never opened needs no closing; the failure has been shown.
        () => undefined,
      )
    }
  }, [earlier, lessonId, attempt])
  const again = () => {
    setOpened({ status: 'loading', board: null })
    setAttempt((count) => count + 1)
  }
  useOnline(opened.status, again)
  return { ...opened, again }
}

/** What failed for want of a network is asked for again with it. */
function useOnline(status: Status, again: () => void) {
  useEffect(() => {
    if (status !== 'offline') return
    const listening = new AbortController()
    window.addEventListener('online', again, { signal: listening.signal })
    return () => listening.abort()
  })
}
