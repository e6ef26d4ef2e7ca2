import type { RoomEvent } from '@hwjy/classroom/core'

/** Steps that a visitor is shown, in this order. */
export const TOUR_STEPS = ['start', 'write', 'hand', 'chat'] as const
export type TourStep = (typeof TOUR_STEPS)[number]

/** The step that something in the room fulfils; null for what is no step. @param me whose doing counts */
export function stepDoneBy(event: RoomEvent, me: string): TourStep | null {
  switch (event.type) {
    case 'classStarted':
      return 'start'
    case 'board.strokeAdded':
      return event.author === me ? 'write' : null
    case 'handLowered':
    case 'speechGranted':
      return event.by === me ? 'hand' : null
    case 'chatSent':
      return event.userId === me ? 'chat' : null
    default:
      return null
  }
}

/** The first step not done yet; null when all are. Steps may be done in any order. */
export const nextStep = (done: ReadonlySet<TourStep>): TourStep | null =>
  TOUR_STEPS.find((step) => !done.has(step)) ?? null
