/** The layout, pins and seats that a person chose in a lesson, as they were when the page was reloaded. [R35] */
import type { RoomId, UserId } from '../../core/room/ids.ts'
import { ROOM_LAYOUTS, type RoomLayout } from '../../core/room/state-types.ts'

export interface KeptView {
  layout: RoomLayout | null
  pinned: readonly UserId[]
  order: readonly UserId[] | null
}

const KEY = 'hwjy.classroom.views'
// Lessons of this device, the newest first.
const LESSONS_KEPT = 8

type Entry = [place: string, view: unknown]

/** @returns null when nothing was chosen in this lesson */
export function rememberedView(roomId: RoomId, userId: UserId): KeptView | null {
  const kept = entries().find(([place]) => place === placeOf(roomId, userId))?.[1]
  if (typeof kept !== 'object' || kept === null) return null
  const { layout, pinned, order } = kept as Readonly<Record<string, unknown>>
  return {
    layout: ROOM_LAYOUTS.find((known) => known === layout) ?? null,
    pinned: namesIn(pinned) ?? [],
    order: namesIn(order),
  }
}

export function rememberView(roomId: RoomId, userId: UserId, view: KeptView): void {
  const place = placeOf(roomId, userId)
  const others = entries().filter(([other]) => other !== place)
  const isChosen = view.layout !== null || view.pinned.length > 0 || view.order !== null
  try {
    localStorage.setItem(KEY, JSON.stringify([...(isChosen ? [[place, view]] : []), ...others].slice(0, LESSONS_KEPT)))
  } catch {
    // Storage may be missing or refused (private windows, embedded frames): then choices last as long as the page.
  }
}

const placeOf = (roomId: RoomId, userId: UserId) => `${roomId} ${userId}`

const namesIn = (value: unknown): readonly UserId[] | null =>
  Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : null

function entries(): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry): entry is Entry => Array.isArray(entry)) : []
  } catch {
    return []
  }
}
