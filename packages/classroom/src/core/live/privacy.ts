/** Decides what a person may see of the log: each event's entry says what is withheld, and who sees it all the same. */
import { eventEntry } from '../room/commands/all-events.ts'
import type { Viewer } from '../room/commands/table.ts'
import type { UserId } from '../room/ids.ts'
import { withoutSolution } from '../room/rules/practice-rules.ts'
import type { Practice } from '../room/practice-types.ts'
import type { RoomEvent, RoomState } from '../room/room-types.ts'
import { ownOf, withOwn } from './own.ts'

/** The event as the viewer may see it. One that is withheld wholly keeps its number and its time. */
export function eventFor(event: RoomEvent, { userId, role }: Viewer): RoomEvent {
  const privacy = eventEntry(event.type)?.privacy ?? 'public'
  if (privacy === 'public' || insidersOf(event).includes(userId)) return event
  const seen = privacy.withheld?.(event, role) ?? event
  return seen === 'hidden' ? { seq: event.seq, at: event.at, by: '', id: '', type: 'hidden' } : seen
}

/** The people who see more of the event than the others do. */
export function insidersOf(event: RoomEvent): readonly UserId[] {
  const privacy = eventEntry(event.type)?.privacy ?? 'public'
  return privacy === 'public' ? [] : (privacy.insiders?.(event) ?? [])
}

/**
 * The room as all people may see it: without the reasons of removals, without single answers and, while a practice
 * runs, without its solutions.
 */
export const publicRoom = (room: RoomState): RoomState => ({
  ...room,
  removed: Object.fromEntries(Object.keys(room.removed).map((userId) => [userId, ''])),
  practice: room.practice && publicPractice(room.practice),
  privateChats: {},
  tools: { ...room.tools, rollCalls: room.tools.rollCalls.map((rollCall) => ({ ...rollCall, answered: [] })) },
})

/** The room as one person sees it: what the log tells this person, in one state. */
export const roomFor = (room: RoomState, viewer: Viewer): RoomState => withOwn(publicRoom(room), ownOf(room, viewer))

const publicPractice = ({ right: _right, wrong: _wrong, ...practice }: Practice): Practice => ({
  ...practice,
  questions: practice.status === 'open' ? practice.questions.map(withoutSolution) : practice.questions,
  answers: practice.answers.map(
    ({ keys: _keys, written: _written, texts: _texts, answered: _answered, audit: _audit, ...answer }) => ({
      ...answer,
      keys: [],
    }),
  ),
})
