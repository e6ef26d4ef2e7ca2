/** Messages between the bench and a process with half of the crowd. */
import type { RoomCommand } from '@hwjy/classroom/core'
import type { BenchPerson } from '../server/seed-school.ts'
import type { ReceiveTimes } from './receive-times.ts'

export type ToCrowd =
  /** All members enter by the product's own calls, at once. */
  | { op: 'enter'; server: string; lessonId: string; people: readonly BenchPerson[] }
  /** Bare sockets, without tickets and hello. */
  | { op: 'listen'; url: string; count: number }
  /** @param member index within this process */
  | { op: 'act'; member: number; id: string; command: RoomCommand }
  /** Live ink, a reaction: nothing acknowledges it. */
  | { op: 'send'; member: number; frame: Uint8Array }
  /** Waits until every command of this half is acknowledged. */
  | { op: 'settle' }
  /** Asks for what was received since the last time, and for all the server has sent until now. */
  | { op: 'harvest' }
  | { op: 'leave' }

export interface Harvest {
  receiveTimes: ReceiveTimes
  /** Commands of members by id: when they were sent. All of them were acknowledged. */
  sent: ReadonlyMap<string, number>
}

/** The answer to `enter`, `listen`, `settle`, `harvest` and `leave`. */
export type FromCrowd = { ok: true; harvest: Harvest | null } | { ok: false; error: string }
