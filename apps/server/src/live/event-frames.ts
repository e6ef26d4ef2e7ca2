import { encodeEvents, eventFor, type LiveData, type RoomEvent, type UserId } from '@hwjy/classroom/core'

/**
 * Encodes a batch once for everybody, and once more for the few who may see what the others may not. [R28]
 * @returns the frames for one viewer
 */
export function framesFor(events: readonly RoomEvent[]): (viewer: UserId) => readonly LiveData[] {
  const inTheKnow = new Set(
    events.flatMap((event) => (event.type === 'participantRemoved' ? [event.userId, event.by] : [])),
  )
  const forAll = encodeEvents(events.map((event) => eventFor(event, NOBODY)))
  return (viewer) => (inTheKnow.has(viewer) ? encodeEvents(events.map((event) => eventFor(event, viewer))) : forAll)
}

// No user id is empty, so this viewer is never the one concerned.
const NOBODY = ''
