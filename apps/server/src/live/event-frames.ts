import { encodeEvents, eventFor, insidersOf, type LiveData, type RoomEvent, type Viewer } from '@hwjy/classroom/core'

/**
 * Encodes a batch once for each role, and once more for each of the few who may see more than the others. [R28]
 * @returns the frames for one viewer
 */
export function framesFor(events: readonly RoomEvent[]): (viewer: Viewer) => readonly LiveData[] {
  const insiders = new Set(events.flatMap(insidersOf))
  const byRole = new Map<Viewer['role'], readonly LiveData[]>()
  const encode = (viewer: Viewer) => encodeEvents(events.map((event) => eventFor(event, viewer)))
  return (viewer) => {
    if (insiders.has(viewer.userId)) return encode(viewer)
    const known = byRole.get(viewer.role)
    if (known) return known
    const frames = encode({ ...viewer, userId: OUTSIDER })
    byRole.set(viewer.role, frames)
    return frames
  }
}

// No user id is empty, so this viewer never sees more than the others of the role do.
const OUTSIDER = ''
