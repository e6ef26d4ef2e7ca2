import type { Language, Role } from '@hwjy/sdk'
import { useEffect, useState } from 'react'
import { type OpenRoom, openRoom } from './open-room.ts'

export type RoomOpening =
  | { status: 'opening' }
  | { status: 'open'; room: OpenRoom }
  | { status: 'failed'; error: unknown }

/**
 * Opens the room while the page is up, and closes it when the page goes.
 * @param attempt another number opens it anew
 */
export function useOpenRoom(lessonId: string, role: Role, language: Language, attempt: number): RoomOpening {
  const [opening, setOpening] = useState<RoomOpening>({ status: 'opening' })
  useEffect(() => {
    let isWanted = true
    setOpening({ status: 'opening' })
    const room = openRoom(lessonId, role, language)
    room.then(
      (open) => isWanted && setOpening({ status: 'open', room: open }),
      (error: unknown) => isWanted && setOpening({ status: 'failed', error }),
    )
    return () => {
      isWanted = false
      room.then(
        (open) => open.close(),
        // What never opened needs no closing; the failure has been shown.
        () => undefined,
      )
    }
    // The board's words stay as they were at the start: changing them would mean entering again.
  }, [lessonId, role, attempt])
  return opening
}
