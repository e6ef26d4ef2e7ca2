import type { UserId } from './ids.ts'
import { participantOf } from './room-state.ts'
import type { Participant, RefusalCode, RoomState } from './state-types.ts'

/** The events that follow from a command, in order, or why it is not carried out. */
export type Decision<Event> = { events: readonly Event[] } | { refused: RefusalCode; retryAfterMs?: number }

export const happened = <Event>(...events: Event[]): Decision<Event> => ({ events })
/** Answers a request for what is true already. */
export const unchanged: Decision<never> = { events: [] }
export const refused = (code: RefusalCode): Decision<never> => ({ refused: code })

export const compact = <Event extends object>(...events: readonly (Event | false | null)[]): readonly Event[] =>
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
