import type { BoardPage } from '@hwjy/classroom/core'
import { teacherRoomKeyframe } from '@hwjy/sdk'

/** The room's last state could not be read: written by a newer version, or damaged. */
export class KeyframeError extends Error {
  override readonly name = 'KeyframeError'
}

export interface SavedBoard {
  pages: readonly BoardPage[]
  /** Those with something on them: ink, courseware, or paper with lines. */
  used: readonly NumberedPage[]
}

export interface NumberedPage {
  page: BoardPage
  /** Its place on the board, from 1. */
  no: number
}

/** The board as the class left it. @throws {SdkError | KeyframeError} */
export async function readBoard(lessonId: string, signal?: AbortSignal): Promise<SavedBoard> {
  const [keyframe, { decodeKeyframe, isUsedPage }] = await Promise.all([
    teacherRoomKeyframe(lessonId, { signal }),
    import('@hwjy/classroom/core'),
  ])
  const room = decodeKeyframe(new Uint8Array(await keyframe.arrayBuffer()))
  if (room === null) throw new KeyframeError('The keyframe could not be decoded')
  const { pages } = room.board
  const numbered = pages.map((page, place) => ({ page, no: place + 1 }))
  return { pages, used: numbered.filter(({ page }) => isUsedPage(room, page)) }
}
