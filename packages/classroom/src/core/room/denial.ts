import { commandEntry } from './commands/all-commands.ts'
import { type AuthorityFacts, type CommandEntry, NO_FACTS } from './commands/table.ts'
import { refused, unchanged } from './decision.ts'
import type { EpochMs } from './ids.ts'
import { participantOf } from './room-state.ts'
import type { Actor, Decision, RefusalCode, RoomCommand, RoomEventBody, RoomState } from './room-types.ts'

/**
 * Returns why the room would refuse the command; null when it would carry it out. A screen that asks only this does not
 * load the events.
 */
export function commandDenial(room: RoomState, command: RoomCommand, actor: Actor, now: EpochMs): RefusalCode | null {
  const decision = decideByTable(room, command, actor, now)
  return 'refused' in decision ? decision.refused : null
}

/** Decides a command by its entry, without the media that have to stop because of it. */
export function decideByTable(
  room: RoomState,
  command: RoomCommand,
  actor: Actor,
  now: EpochMs,
  authority: AuthorityFacts = NO_FACTS,
): Decision {
  const entry = commandEntry(command.type)
  if (entry === undefined) return refused('invalid-command')
  const denial = denialFor(room, entry, actor)
  if (denial !== null) return refused(denial)
  if (room.status === 'ended' && entry.outsideClass === 'ignored-after-end') return unchanged
  return entry.decide({ room, command, actor, now, authority })
}

type Entry = CommandEntry<RoomCommand, RoomEventBody>

function denialFor(room: RoomState, { askedBy, isInPerson, outsideClass }: Entry, actor: Actor): RefusalCode | null {
  if (actor.role !== 'system') {
    if (askedBy === 'system') return 'invalid-command'
    if (askedBy === 'teacher' && actor.role !== 'teacher') return 'teacher-only'
    if (askedBy === 'student' && actor.role !== 'student') return 'student-only'
  }
  if (outsideClass === 'decided') return null
  if (room.settings === null) return 'room-closed'
  if (room.status === 'ended') return outsideClass === 'ignored-after-end' ? null : 'class-ended'
  const mustBeHere = isInPerson === 'people' ? actor.role !== 'system' : isInPerson
  return mustBeHere && participantOf(room, actor.userId)?.presence !== 'here' ? 'not-in-room' : null
}
