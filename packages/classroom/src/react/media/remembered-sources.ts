/** Microphone and camera as they were when this tab was reloaded; a tab that is closed, or a leave, forgets them. */
import type { RoomId, UserId } from '../../core/room/ids.ts'

export type RememberedSource = 'mic' | 'camera'

const keyOf = (roomId: RoomId, userId: UserId) => `hwjy.classroom.sources.${roomId}.${userId}`

/** Returns what was on; `null` when nothing is remembered, which is not the same as nothing on. */
export function rememberedSources(roomId: RoomId, userId: UserId): readonly RememberedSource[] | null {
  const stored = attempt((storage) => storage.getItem(keyOf(roomId, userId)))
  return stored == null ? null : (['mic', 'camera'] as const).filter((kind) => stored.split(',').includes(kind))
}

export const rememberSources = (roomId: RoomId, userId: UserId, on: readonly RememberedSource[]): void =>
  void attempt((storage) => storage.setItem(keyOf(roomId, userId), on.join()))

export const forgetSources = (roomId: RoomId, userId: UserId): void =>
  void attempt((storage) => storage.removeItem(keyOf(roomId, userId)))

// Storage may be missing or refused (private windows, embedded frames): then a reload begins with everything off.
function attempt<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(sessionStorage)
  } catch {
    return null
  }
}
