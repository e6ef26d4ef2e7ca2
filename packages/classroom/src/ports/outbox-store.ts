/** Keeps unanswered commands through a reload of the page. */
import type { CommandId } from '../core/room/ids.ts'
import type { PendingCommand } from './room-channel.ts'

export interface OutboxStore {
  /** @param scope one person in one room. Returns what was put and not removed, in the order it was put. */
  load(scope: string): readonly PendingCommand[]
  /** Best effort: a full store costs the command its reload safety, nothing else. Never throws. */
  put(scope: string, pending: PendingCommand): void
  remove(scope: string, id: CommandId): void
}
