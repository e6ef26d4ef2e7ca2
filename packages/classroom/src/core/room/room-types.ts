/** All types of a room in one place: its state, and the commands and events that `commands/` defines. */
import type { RoomCommand } from './commands/all-commands.ts'
import type { RoomEventBody } from './commands/all-events.ts'
import type { Decision as DecisionOf } from './decision.ts'
import type { EventEnvelope } from './state-types.ts'

export type * from './state-types.ts'
export type { RoomCommand, RoomEventBody }

export type RoomEvent = EventEnvelope & RoomEventBody
export type Decision = DecisionOf<RoomEventBody>
