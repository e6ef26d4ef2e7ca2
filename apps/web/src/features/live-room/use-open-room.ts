import type { Role } from '@hwjy/sdk'
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
export function useOpenRoom(lessonId: string, role: Role, attempt: number): RoomOpening {
  const [latest, setLatest] = useState<{ attempt: number; opening: RoomOpening } | null>(null)
  useEffect(() => {
    let isWanted = true
    const tell = (opening: RoomOpening) => isWanted && setLatest({ attempt, opening })
    const room = openRoom(lessonId, role)
    room.then(
      (open) => tell({ status: 'open', room: open }),
      (error: unknown) => tell({ status: 'failed', error }),
    )
    return () => {
      isWanted = false
      room.then(
        (open) => open.close(),
        // A room that never opened needs no closing; the failure has been shown.
        () => undefined,
      )
    }
  }, [lessonId, role, attempt])
  return latest?.attempt === attempt ? latest.opening : { status: 'opening' }
}
