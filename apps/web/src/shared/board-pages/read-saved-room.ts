import type { BoardPage, ChatPicture } from '@hwjy/classroom/core'
import { teacherRoomKeyframe } from '@hwjy/sdk'
import { queryOptions } from '@tanstack/react-query'

/** The room's last state could not be read: written by a newer version, or damaged. */
export class KeyframeError extends Error {
  override readonly name = 'KeyframeError'
}

export interface SavedRoom {
  pages: readonly BoardPage[]
  /** Those with something on them: ink, courseware, or paper with lines. */
  used: readonly NumberedPage[]
  /** Pictures of the chat, by the id of their message. */
  chatPictures: ReadonlyMap<string, ChatPicture>
}

export interface NumberedPage {
  page: BoardPage
  /** Its place on the board, from 1. */
  no: number
}

/** The board and the pictures of the chat, as the class left them. @throws {SdkError | KeyframeError} */
export async function readSavedRoom(lessonId: string, signal?: AbortSignal): Promise<SavedRoom> {
  const [keyframe, { decodeKeyframe, isUsedPage }] = await Promise.all([
    teacherRoomKeyframe(lessonId, { signal }),
    import('@hwjy/classroom/core'),
  ])
  const room = decodeKeyframe(new Uint8Array(await keyframe.arrayBuffer()))
  if (room === null) throw new KeyframeError('The keyframe could not be decoded')
  const { pages } = room.board
  const numbered = pages.map((page, place) => ({ page, no: place + 1 }))
  return {
    pages,
    used: numbered.filter(({ page }) => isUsedPage(room, page)),
    chatPictures: new Map(room.chat.flatMap(({ id, picture }) => (picture ? [[id, picture] as const] : []))),
  }
}

export const savedRoomQuery = (lessonId: string) =>
  queryOptions({
    queryKey: ['savedRoom', lessonId],
    queryFn: ({ signal }) => readSavedRoom(lessonId, signal),
    // The class is over: its room stays as it is.
    staleTime: Number.POSITIVE_INFINITY,
  })
