import type { EpochMs, UserId } from './ids.ts'
import { participantOf } from './room-state.ts'
import type { Actor, Decision, Participant, RefusalCode, RoomCommand, RoomEventBody, RoomState } from './room-types.ts'

export interface Request<C extends RoomCommand = RoomCommand> {
  room: RoomState
  command: C
  actor: Actor
  now: EpochMs
}
export type CommandOf<T extends RoomCommand['type']> = Extract<RoomCommand, { type: T }>

export const happened = (...events: RoomEventBody[]): Decision => ({ events })
/** Answers a request for what is true already. */
export const unchanged: Decision = { events: [] }
export const refused = (code: RefusalCode): Decision => ({ refused: code })

export const compact = (...events: readonly (RoomEventBody | false | null)[]): readonly RoomEventBody[] =>
  events.filter((event) => event !== false && event !== null)

/** A student who ever entered, wherever they are now. */
export function studentOf(room: RoomState, userId: UserId): Participant | undefined {
  const participant = participantOf(room, userId)
  return participant?.role === 'student' ? participant : undefined
}

/** A student who is here, or whose connection dropped, so that the teacher can still call them. */
export function callableStudentOf(room: RoomState, userId: UserId): Participant | undefined {
  const student = studentOf(room, userId)
  return student === undefined || student.presence === 'gone' ? undefined : student
}

/** A database keeps neither NUL nor half a surrogate pair; plain words need no other control characters either. */
export const storableText = (text: string): string => text.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '').trim()
