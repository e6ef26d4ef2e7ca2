import type { BoardPage } from '@hwjy/classroom/core'
import { teacherRoomKeyframe } from '@hwjy/sdk'

/** The room's last state could not be read: written by a newer version, or damaged. */
export class KeyframeError extends Error {
  override readonly name = 'KeyframeError'
}

/** The pages of a class's board, with their ink. @throws {SdkError | KeyframeError} */
export async function readBoard(lessonId: string, signal?: AbortSignal): Promise<readonly BoardPage[]> {
  const [keyframe, { decodeKeyframe }] = await Promise.all([
    teacherRoomKeyframe(lessonId, { signal }),
    import('@hwjy/classroom/core'),
  ])
  const room = decodeKeyframe(new Uint8Array(await keyframe.arrayBuffer()))
  if (room === null) throw new KeyframeError('The keyframe could not be decoded')
  return room.board.pages
}
