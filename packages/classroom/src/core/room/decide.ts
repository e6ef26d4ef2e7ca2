import { eventEntry } from './commands/all-events.ts'
import { type AuthorityFacts, NO_FACTS } from './commands/table.ts'
import { mediaToStop } from './commands/media.ts'
import { decideByTable } from './denial.ts'
import { evolve } from './evolve.ts'
import type { EpochMs } from './ids.ts'
import type { Actor, Decision, RoomCommand, RoomEventBody, RoomState } from './room-types.ts'

/**
 * Decides what follows from a command: events in order, none when it is true already, or a refusal with its reason.
 * Pure; the same room, command, actor, moment and facts always give the same decision.
 */
export function decide(
  room: RoomState,
  command: RoomCommand,
  actor: Actor,
  now: EpochMs,
  authority: AuthorityFacts = NO_FACTS,
): Decision {
  const decision = decideByTable(room, command, actor, now, authority)
  return 'refused' in decision ? decision : { events: withMediaStopped(room, decision.events, now) }
}

// Taking a right away also ends its use, so that the state never shows a person sending what they may not.
function withMediaStopped(room: RoomState, events: readonly RoomEventBody[], at: EpochMs): readonly RoomEventBody[] {
  if (!events.some(takesRights)) return events
  const after = events.reduce(
    (state, event) => evolve(state, { ...event, seq: state.seq + 1, at, by: '', id: '' }),
    room,
  )
  const silenced = events.flatMap((event) => (rightsOf(event) === 'silences' && 'userId' in event ? event.userId : []))
  return [...events, ...mediaToStop(after, silenced)]
}

const rightsOf = ({ type }: RoomEventBody) => eventEntry(type)?.rights
const takesRights = (event: RoomEventBody) => rightsOf(event) === 'takes' || rightsOf(event) === 'silences'
