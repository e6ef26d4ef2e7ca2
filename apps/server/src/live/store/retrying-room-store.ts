import type { RoomEvent } from '@hwjy/classroom/core'
import { isDatabaseAway, isDatabaseFull, isDuplicate } from '../../db/database-errors.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Logger } from '../../ports/logger.ts'
import type { RoomStore } from './room-store.ts'

/** An append is tried again for this time. A PostgreSQL failover takes from a few seconds to a minute. */
export const GIVE_UP_AFTER_MS = 60_000
// 100 ms, 200 ms … never more than 2 s. `attempt` counts from 1.
const retryDelayMs = (attempt: number) => Math.min(100 * 2 ** (attempt - 1), 2_000)

export interface RetryingStoreDeps {
  clock: Clock
  logger: Logger
  /** Resolves after so many ms; a test moves its clock instead. */
  pause?: (ms: number) => Promise<void>
}

/**
 * A store whose appends wait for a database that is away. A room decides on while its append waits, people stay
 * connected, and what they asked for is answered when it is stored; after a minute the append fails as it always did.
 */
export function retryingRoomStore(
  store: RoomStore,
  { clock, logger, pause = realPause }: RetryingStoreDeps,
): RoomStore {
  /**
   * Counts how many of the batch are stored: a lost response says nothing about the commit. The ids are those of the
   * commands, so an event that another process wrote under the same number is recognised.
   * @throws when the log holds something else
   */
  const countStored = async (roomId: string, events: readonly RoomEvent[]): Promise<number> => {
    const [first] = events
    if (!first) return 0
    const stored = await store.eventsAfter(roomId, first.seq - 1)
    const isSame = stored.every(({ seq, id, type, by }, index) => {
      const event = events[index]
      return event?.seq === seq && event.id === id && event.type === type && event.by === by
    })
    if (!isSame) throw new Error(`the log of room ${roomId} was written by another process`)
    return stored.length
  }

  return {
    ...store,
    async append(roomId, events, after) {
      const giveUpAt = clock.now() + GIVE_UP_AFTER_MS
      let left = events
      for (let attempt = 1; ; attempt++) {
        try {
          if (attempt > 1) left = left.slice(await countStored(roomId, left))
          if (left.length > 0) await store.append(roomId, left, after)
          if (attempt > 1)
            logger.warn({ roomId, attempt, events: events.length }, 'room stored after the database was away')
          return
        } catch (error) {
          // A duplicate after an unheard answer is perhaps our own: the next look at the log tells.
          const mayPass = isDatabaseAway(error) || isDatabaseFull(error) || (attempt > 1 && isDuplicate(error))
          const delayMs = retryDelayMs(attempt)
          if (!mayPass || clock.now() + delayMs > giveUpAt) throw error
          if (attempt === 1) logger.warn({ roomId, err: error }, 'room not stored, it is tried again for a minute')
          await pause(delayMs)
        }
      }
    },
  }
}

const realPause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
