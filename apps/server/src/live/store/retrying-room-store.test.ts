import { type Actor, emptyRoom, type RoomEvent, type RoomSettings } from '@hwjy/classroom/core'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../domain/durations.ts'
import { silentLogger } from '../../ports/logger.ts'
import { GIVE_UP_AFTER_MS, retryingRoomStore } from './retrying-room-store.ts'
import { createRoomActor, systemActor } from '../room-actor.ts'
import type { RoomStore } from './room-store.ts'

const NOON = Date.parse('2026-11-20T04:00:00Z')
const anna: Actor = { userId: 'usr_anna', role: 'student', name: 'Anna' }
const settings: RoomSettings = {
  roomId: 'les_1',
  title: 'HSK 1',
  teacherId: 'usr_li',
  classType: 'small',
  capacity: 30,
  scheduledStart: NOON,
  scheduledEnd: NOON + 45 * MINUTE_MS,
  speechMode: 'free',
  doorOpensBeforeMs: 10 * MINUTE_MS,
  entryClosesAfterMs: 30 * MINUTE_MS,
  autoEndAfterMs: 30 * MINUTE_MS,
}
const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const duplicate = () => Object.assign(new Error('duplicate key'), { code: '23505' })

/** A log in memory whose database is away until a moment; what is written may be stored without being heard. */
function openLog(options: { awayUntil?: number; unheard?: number; failsWith?: () => Error } = {}) {
  const { awayUntil = 0, failsWith = away } = options
  let { unheard = 0 } = options
  let now = NOON
  const stored: RoomEvent[] = []
  const requireThere = () => {
    if (now < awayUntil) throw failsWith()
  }
  const store: RoomStore = {
    async append(_roomId, events) {
      requireThere()
      if (stored.some(({ seq }) => seq === events[0]?.seq)) throw duplicate()
      stored.push(...events)
      if (unheard-- > 0) throw away()
    },
    async eventsAfter(_roomId, seq) {
      requireThere()
      return stored.filter((event) => event.seq > seq)
    },
  } as Partial<RoomStore> as RoomStore
  const clock = { now: () => now }
  const pause = async (ms: number) => {
    now += ms
  }
  const told: RoomEvent[] = []
  const broken: unknown[] = []
  const retrying = retryingRoomStore(store, { clock, logger: silentLogger, pause })
  const actor = createRoomActor(
    'les_1',
    { room: emptyRoom(), heads: [], lastAt: 0 },
    { store: retrying, clock },
    { onStored: (events) => told.push(...events), onBroken: (error) => broken.push(error) },
  )
  return { actor, stored, told, broken, elapsedMs: () => now - NOON, write: (event: RoomEvent) => stored.push(event) }
}

const open = ({ actor }: ReturnType<typeof openLog>) => actor.submit({ type: 'open', settings }, systemActor, 'open-1')

describe('a room whose database is away', () => {
  it.each([1, 10, 59])('goes on when the database is back after %i s', async (seconds) => {
    const log = openLog({ awayUntil: NOON + seconds * 1_000 })
    expect(await open(log)).toEqual({ seq: 1 })
    expect(log.broken).toEqual([])
    expect(log.stored).toEqual(log.told)
    expect(await log.actor.submit({ type: 'enter' }, anna, 'enter-1')).toMatchObject({ seq: 2 })
    expect(log.stored.map(({ seq }) => seq)).toEqual([1, 2])
  })

  it('keeps what is asked meanwhile, in its order', async () => {
    const log = openLog({ awayUntil: NOON + 20_000 })
    const asked = [open(log), log.actor.submit({ type: 'enter' }, anna, 'enter-1')]
    expect(await Promise.all(asked)).toEqual([{ seq: 1 }, { seq: 2 }])
    expect(log.stored.map(({ id }) => id)).toEqual(['open-1', 'enter-1'])
  })

  it('stores nothing twice when the answer of a commit was lost', async () => {
    const log = openLog({ unheard: 1 })
    expect(await open(log)).toEqual({ seq: 1 })
    expect(log.stored).toHaveLength(1)
    expect(log.told).toHaveLength(1)
  })

  it('gives up after a minute', async () => {
    const log = openLog({ awayUntil: NOON + 2 * GIVE_UP_AFTER_MS })
    await expect(open(log)).rejects.toThrow('could not be stored')
    expect(log.broken).toHaveLength(1)
    expect(log.elapsedMs()).toBeLessThanOrEqual(GIVE_UP_AFTER_MS)
  })

  it('gives up at once on an error that waiting does not mend', async () => {
    const log = openLog({ awayUntil: NOON + 5_000, failsWith: () => new Error('value too long') })
    await expect(open(log)).rejects.toThrow('could not be stored')
    expect(log.elapsedMs()).toBe(0)
  })

  it('gives up when another process wrote into the log meanwhile', async () => {
    const log = openLog({ awayUntil: NOON + 5_000 })
    log.write({ type: 'roomOpened', seq: 1, at: NOON, by: 'system', id: 'another', settings } as never)
    await expect(open(log)).rejects.toThrow('could not be stored')
  })
})
