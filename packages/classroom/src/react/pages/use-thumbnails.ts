import { useEffect, useReducer, useState } from 'react'
import type { BoardPage, PageId } from '../../core/board/board-types.ts'
import type { BoardEngine } from '../../ports/board-engine.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { createThumbnails, type Thumbnail } from './create-thumbnails.ts'

/** @param pages in sight */
export function useThumbnails(pages: readonly BoardPage[]): (pageId: PageId) => Thumbnail {
  const { board } = useClassroom()
  return useThumbnailsOf(board, pages)
}

/** @param board draws them, and stays the same */
export function useThumbnailsOf(
  board: Pick<BoardEngine, 'exportPage'>,
  pages: readonly BoardPage[],
): (pageId: PageId) => Thumbnail {
  const [thumbnails] = useState(() => createThumbnails(board))
  const [, showAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const stop = thumbnails.subscribe(showAgain)
    return () => {
      stop()
      thumbnails.close()
    }
  }, [thumbnails])
  useEffect(() => thumbnails.want(pages))
  return thumbnails.get
}
