import { useEffect, useState } from 'react'
import { useClassroom } from '../hooks/classroom-context.ts'

const SHOWN_MS = 10_000

export interface DeletedPage {
  /** Its number, while undoing brings it back. */
  page: number | null
  tell: (page: number) => void
  dismiss: () => void
}

/**
 * The page that was deleted last, by its number, while undoing brings it back: after another act of the teacher that one
 * would be undone.
 */
export function useDeletedPage(): DeletedPage {
  const { channel } = useClassroom()
  const [page, setPage] = useState<number | null>(null)
  useEffect(() => {
    if (page === null) return
    const timer = setTimeout(() => setPage(null), SHOWN_MS)
    const stop = channel.onEvent((event) => {
      const isOwn = event.by === channel.getState().me?.userId
      if (isOwn && event.type.startsWith('board.') && event.type !== 'board.viewSet') setPage(null)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [page, channel])
  return { page, tell: setPage, dismiss: () => setPage(null) }
}
