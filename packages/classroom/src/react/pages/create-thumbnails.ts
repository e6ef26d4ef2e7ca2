/** Small pictures of pages, made one after the other while they are in sight. */
import { createListeners } from '@hwjy/base'
import type { BoardPage, PageId } from '../../core/board/board-types.ts'
import type { BoardEngine } from '../../ports/board-engine.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'

const WIDTH = 320
/** A page that is written on is drawn again when the pen has rested. */
const REST_MS = 1_200
const KEPT = 60

export interface Thumbnail {
  /** Null before the first picture is here. */
  url: string | null
  isFailed: boolean
}

const NONE: Thumbnail = { url: null, isFailed: false }

export interface Thumbnails {
  subscribe(listener: () => void): () => void
  get(pageId: PageId): Thumbnail
  /** The pages in sight, in their order. */
  want(pages: readonly BoardPage[]): void
  /** Gives back the memory; wanting pages begins anew. */
  close(): void
}

export function createThumbnails(board: Pick<BoardEngine, 'exportPage'>): Thumbnails {
  const changes = createListeners()
  // The one that was made longest ago first.
  const made = new Map<PageId, Thumbnail & { of: BoardPage }>()
  const changedAt = new WeakMap<BoardPage, number>()
  let wanted: readonly BoardPage[] = []
  let isDrawing = false
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const dueAt = (page: BoardPage): number => (made.has(page.id) ? (changedAt.get(page) ?? 0) + REST_MS : 0)

  async function drawNext(): Promise<void> {
    if (isDrawing || isClosed) return
    clearTimeout(timer)
    const missing = wanted.filter((page) => made.get(page.id)?.of !== page)
    const next = missing.toSorted((one, other) => dueAt(one) - dueAt(other))[0]
    if (next === undefined) return
    const wait = dueAt(next) - Date.now()
    if (wait > 0) {
      timer = setTimeout(() => void drawNext(), wait)
      return
    }
    isDrawing = true
    const picture = await board.exportPage(next.id, { width: WIDTH }).catch((error: unknown) => {
      if (error instanceof RoomRefusal || error instanceof Error) return null
      throw error
    })
    isDrawing = false
    if (isClosed) return
    const before = made.get(next.id)?.url ?? null
    made.delete(next.id)
    const url = picture === null ? before : URL.createObjectURL(picture)
    made.set(next.id, { of: next, url, isFailed: picture === null && before === null })
    if (picture !== null && before !== null) URL.revokeObjectURL(before)
    forget()
    changes.call()
    void drawNext()
  }

  function forget(): void {
    const needed = new Set(wanted.map(({ id }) => id))
    for (const [id, { url }] of made) {
      if (made.size <= KEPT) return
      if (needed.has(id)) continue
      made.delete(id)
      if (url !== null) URL.revokeObjectURL(url)
    }
  }

  return {
    subscribe: changes.add,
    get: (pageId) => made.get(pageId) ?? NONE,
    want(pages) {
      for (const page of pages) if (!changedAt.has(page)) changedAt.set(page, Date.now())
      isClosed = false
      wanted = pages
      void drawNext()
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      for (const { url } of made.values()) if (url !== null) URL.revokeObjectURL(url)
      made.clear()
    },
  }
}
