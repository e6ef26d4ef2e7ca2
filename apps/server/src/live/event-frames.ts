import { encodeEvents, eventFor, insidersOf, type LiveData, type RoomEvent, type UserId } from '@hwjy/classroom/core'

/**
 * Encodes a batch once for all viewers, and once more for each of the few who may see more than the others. [R28]
 * @returns the frames for one viewer
 */
export function framesFor(events: readonly RoomEvent[]): (viewer: UserId) => readonly LiveData[] {
  const insiders = new Set(events.flatMap(insidersOf))
  const forAll = encodeEvents(events.map((event) => eventFor(event, OUTSIDER)))
  return (viewer) => (insiders.has(viewer) ? encodeEvents(events.map((event) => eventFor(event, viewer))) : forAll)
}

// No user id is empty, so this viewer never sees more than the others do.
const OUTSIDER = ''
