import type { UserId } from '../../core/room/ids.ts'
import type { PageId } from '../../core/board/board-types.ts'
import type { Laser } from '../../core/live/live-ink.ts'
import { encodeLaser, pageKey } from '../../core/live/live-ink.ts'
import type { RoomChannel } from '../../ports/room-channel.ts'
import type { Place } from '../viewport.ts'

const SEND_INTERVAL_MS = 33
// The frame that says "gone" may get lost.
const SILENCE_MS = 3_000

export interface LaserSurface {
  /** @param place page pixels */
  show(userId: UserId, place: Place): void
  hide(userId: UserId): void
}

/** Laser pointers of all people: ours goes out at most 30 times a second, the others' are believed while they speak. */
export function createLaserPointers(channel: RoomChannel, shownPageId: () => PageId, surface: LaserSurface) {
  const silences = new Map<UserId, ReturnType<typeof setTimeout>>()
  let own: { place: Place; sentAt: number; isSent: boolean } | null = null

  function receive(from: UserId, laser: Laser): void {
    if ('isGone' in laser || laser.pageKey !== pageKey(shownPageId())) return hide(from)
    clearTimeout(silences.get(from))
    silences.set(
      from,
      setTimeout(() => hide(from), SILENCE_MS),
    )
    surface.show(from, laser)
  }

  function hide(userId: UserId): void {
    if (!silences.has(userId)) return
    clearTimeout(silences.get(userId))
    silences.delete(userId)
    surface.hide(userId)
  }

  /** @param place page pixels; null when the pointer left the board or another tool was taken */
  function point(place: Place | null): void {
    const me = channel.getState().me?.userId
    if (me === undefined) return
    if (place !== null) {
      surface.show(me, place)
      own = { place, sentAt: own?.sentAt ?? Number.NEGATIVE_INFINITY, isSent: false }
    } else if (own !== null) {
      own = null
      surface.hide(me)
      channel.sendEphemeral(encodeLaser(shownPageId(), null))
    }
  }

  /** Sends our newest place. @returns false if it is too early: call again next frame */
  function share(now: number): boolean {
    if (own === null || own.isSent) return true
    if (now - own.sentAt < SEND_INTERVAL_MS) return false
    channel.sendEphemeral(encodeLaser(shownPageId(), own.place))
    own = { place: own.place, sentAt: now, isSent: true }
    return true
  }

  function destroy(): void {
    for (const silence of silences.values()) clearTimeout(silence)
    silences.clear()
  }

  return { receive, point, share, destroy }
}
