/** Holds what a person chose for their own picture of the class. It never reaches the log. [R35] */
import { createStore, type Store } from '@hwjy/base'
import type { RoomId, UserId } from '../../core/room/ids.ts'
import type { RoomContent, RoomLayout } from '../../core/room/room-types.ts'
import type { Zoomed } from '../../core/view/room-shape.ts'
import { rememberedView, rememberView } from './remembered-view.ts'

export type PanelTab = 'people' | 'hands' | 'chat'

export interface OwnView {
  layout: RoomLayout | null
  /** Chosen while this person shares a screen; a screen that begins comes to the front again. */
  content: { of: UserId; shown: RoomContent } | null
  /** Null until the person opened or closed it. */
  isPanelOpen: boolean | null
  tab: PanelTab
  pinned: readonly UserId[]
  enlarged: UserId | null
  zoomed: Zoomed
  /** Seats as this person arranged them. */
  order: readonly UserId[] | null
  page: number
  /** Turns the pages of faces by itself. */
  isRound: boolean
}

/** @param place of a lesson: what was chosen there before a reload comes back, and what is chosen is kept */
export function createOwnView(place: readonly [RoomId, UserId] | null = null): Store<OwnView> {
  const store = createStore<OwnView>({
    layout: null,
    content: null,
    isPanelOpen: null,
    tab: 'chat',
    pinned: [],
    enlarged: null,
    zoomed: 'none',
    order: null,
    page: 0,
    isRound: false,
    ...(place && rememberedView(...place)),
  })
  if (place === null) return store
  let kept = store.getState()
  store.subscribe(() => {
    const { layout, pinned, order } = store.getState()
    if (layout === kept.layout && pinned === kept.pinned && order === kept.order) return
    kept = store.getState()
    rememberView(...place, { layout, pinned, order })
  })
  return store
}

export const PINS = { phone: 1, other: 2 } as const

/** Pins a person, in place of the one pinned first where there is no more room; a second time lets go. */
export function pinnedWith(pinned: readonly UserId[], userId: UserId, max: number): readonly UserId[] {
  if (pinned.includes(userId)) return pinned.filter((other) => other !== userId)
  return [...pinned, userId].slice(-max)
}
