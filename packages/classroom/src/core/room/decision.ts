/** The small words in which every rule answers. */
import { participantOf } from './room-state.ts'
import type {
  Actor,
  Decision,
  EpochMs,
  Participant,
  RefusalCode,
  RoomCommand,
  RoomEventBody,
  RoomState,
  UserId,
} from './room-types.ts'

/** One command in its moment. */
export interface Request<C extends RoomCommand = RoomCommand> {
  room: RoomState
  command: C
  actor: Actor
  now: EpochMs
}
export type CommandOf<T extends RoomCommand['type']> = Extract<RoomCommand, { type: T }>

export const happened = (...events: RoomEventBody[]): Decision => ({ events })
/** What was asked for is true already. */
export const unchanged: Decision = { events: [] }
export const refused = (code: RefusalCode): Decision => ({ refused: code })

/** Several facts that may or may not follow, as one list. */
export const compact = (...events: readonly (RoomEventBody | false | null)[]): readonly RoomEventBody[] =>
  events.filter((event) => event !== false && event !== null)

/** A student who ever entered, wherever they are now. */
export function studentOf(room: RoomState, userId: UserId): Participant | undefined {
  const participant = participantOf(room, userId)
  return participant?.role === 'student' ? participant : undefined
}

/** A student who is here, or whose line dropped: somebody the teacher can call. */
export function callableStudentOf(room: RoomState, userId: UserId): Participant | undefined {
  const student = studentOf(room, userId)
  return student === undefined || student.presence === 'gone' ? undefined : student
}
