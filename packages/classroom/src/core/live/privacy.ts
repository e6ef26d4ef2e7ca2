/** Decides what a person may see of the log: each event's entry says what is withheld, and who sees it all the same. */
import { eventEntry } from '../room/commands/all-events.ts'
import type { UserId } from '../room/ids.ts'
import { withoutSolution } from '../room/rules/practice-rules.ts'
import type { Practice } from '../room/practice-types.ts'
import type { RoomEvent, RoomState } from '../room/room-types.ts'

export function eventFor(event: RoomEvent, viewer: UserId): RoomEvent {
  const privacy = eventEntry(event.type)?.privacy ?? 'public'
  if (privacy === 'public' || insidersOf(event).includes(viewer)) return event
  return privacy.withheld?.(event) ?? event
}

/** The people who see more of the event than the others do. */
export function insidersOf(event: RoomEvent): readonly UserId[] {
  const privacy = eventEntry(event.type)?.privacy ?? 'public'
  return privacy === 'public' ? [] : (privacy.insiders?.(event) ?? [])
}

/** The room as all people may see it: without the reasons of removals and, while a practice runs, its solutions. */
export const publicRoom = (room: RoomState): RoomState => ({
  ...room,
  removed: Object.fromEntries(Object.keys(room.removed).map((userId) => [userId, ''])),
  practice: room.practice && publicPractice(room.practice),
})

const publicPractice = (practice: Practice): Practice => ({
  ...practice,
  questions: practice.status === 'open' ? practice.questions.map(withoutSolution) : practice.questions,
  answers: practice.answers.map((answer) => ({ ...answer, keys: [] })),
})
