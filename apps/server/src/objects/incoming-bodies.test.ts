import { beforeEach, describe, expect, it } from 'vitest'
import { silentLogger } from '../ports/logger.ts'
import { type IncomingBody, type AnnouncedBody, createIncomingBodies } from './incoming-bodies.ts'

const forever = () => new Promise<never>(() => {})

/** A store that knows nothing but numbers. */
const store = { used: 0, free: 0, asked: 0 }
const objects = {
  usedBytes: async () => store.used,
  freeBytes: async () => {
    store.asked++
    return store.free
  },
}
beforeEach(() => Object.assign(store, { used: 0, free: 1_000_000, asked: 0 }))

const limits = { ofOwner: 3, inAll: 5, slackBytes: 10, freeBytes: 1_000 }
const open = (changed = {}, logger = silentLogger) => createIncomingBodies(objects, logger, { ...limits, ...changed })
const body = (announcedBytes = 0, changed: Partial<AnnouncedBody> = {}): AnnouncedBody => ({
  owner: 'a/',
  quotaBytes: 100,
  announcedBytes,
  replacedBytes: 0,
  ...changed,
})

/** A body that arrives until the test says how it ends. */
function begin(incomingBodies: ReturnType<typeof open>, of: AnnouncedBody) {
  const begun = Promise.withResolvers<IncomingBody>()
  const end = Promise.withResolvers<string>()
  const ended = incomingBodies.take(of, (arrival) => {
    begun.resolve(arrival)
    return end.promise
  })
  ended.catch(begun.reject)
  return { begun: begun.promise, ended, end: end.resolve, breakOff: end.reject }
}

describe('bodies of one owner, and of all', () => {
  it('are limited in number: whoever is one too many comes again', async () => {
    const incomingBodies = open({ ofOwner: 1, inAll: 2 })
    const first = begin(incomingBodies, body())
    await first.begun
    await expect(incomingBodies.take(body(), forever)).rejects.toMatchObject({ code: 'SlowDown', status: 503 })
    void incomingBodies.take(body(0, { owner: 'b/' }), forever)
    await expect(incomingBodies.take(body(0, { owner: 'c/' }), forever)).rejects.toMatchObject({ code: 'SlowDown' })
    first.end('stored')
    expect(await first.ended).toBe('stored')
    expect(await incomingBodies.take(body(), async () => 'next')).toBe('next')
  })

  it('make room also when they break off', async () => {
    const incomingBodies = open({ ofOwner: 1, inAll: 1 })
    await expect(incomingBodies.take(body(100), () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await incomingBodies.take(body(100), async () => 'next')).toBe('next')
  })
})

describe('bytes on their way', () => {
  it('are together never more than the quota and one part, however many bodies bring them', async () => {
    const incomingBodies = open()
    await begin(incomingBodies, body(60)).begun
    await begin(incomingBodies, body(50)).begun
    await expect(incomingBodies.take(body(1), forever)).rejects.toMatchObject({ code: 'SlowDown' })
  })

  it('are refused for good, before the first of them, where what is kept leaves no room', async () => {
    store.used = 100
    await expect(open().take(body(11), forever)).rejects.toMatchObject({ code: 'QuotaExceeded', status: 403 })
  })

  it('that nobody announced are counted as they come', async () => {
    const incomingBodies = open()
    const first = await begin(incomingBodies, body(60)).begun
    const second = await begin(incomingBodies, body()).begun
    await second.count(50)
    await expect(second.count(1)).rejects.toMatchObject({ code: 'SlowDown' })
    await first.count(60)
    await expect(first.count(1), 'more than was announced').rejects.toMatchObject({ code: 'SlowDown' })
  })

  it.each([
    ['are kept', async (one: ReturnType<typeof begin>) => ((await one.begun).keep(0), one.end('stored'))],
    ['end', async (one: ReturnType<typeof begin>) => one.end('refused')],
    ['break off', async (one: ReturnType<typeof begin>) => one.breakOff(new Error('gone'))],
  ])('leave room again when they %s', async (_, finish) => {
    const incomingBodies = open()
    const first = begin(incomingBodies, body(110))
    await first.begun
    await finish(first)
    await first.ended.catch(() => undefined)
    expect(await incomingBodies.take(body(110), async () => 'next')).toBe('next')
  })

  it('count as used from the moment when they are kept, while others still arrive', async () => {
    const incomingBodies = open()
    const first = await begin(incomingBodies, body(60)).begun
    await begin(incomingBodies, body(50)).begun
    await incomingBodies.runExclusive('a/', async () => {
      await first.requireRoom(60)
      store.used = 60
      first.keep(60)
      await expect(first.requireRoom(41)).rejects.toMatchObject({ code: 'QuotaExceeded' })
    })
    await expect(incomingBodies.take(body(1), forever)).rejects.toMatchObject({ code: 'SlowDown' })
  })

  it('find the room that somebody made by deleting', async () => {
    store.used = 100
    const incomingBodies = open()
    await begin(incomingBodies, body(10)).begun
    store.used = 40
    expect(await incomingBodies.take(body(60), async () => 'room')).toBe('room')
  })

  it('may replace an object that is larger than what is left: it is there twice, and once more is too often', async () => {
    store.used = 100
    const incomingBodies = open()
    await begin(incomingBodies, body(80, { replacedBytes: 80 })).begun
    await expect(incomingBodies.take(body(80, { replacedBytes: 80 }), forever)).rejects.toMatchObject({
      code: 'SlowDown',
    })
  })

  it('of one owner are no matter of another', async () => {
    const incomingBodies = open()
    await begin(incomingBodies, body(110)).begun
    expect(await incomingBodies.take(body(110, { owner: 'b/' }), async () => 'own room')).toBe('own room')
  })
})

describe('the disk', () => {
  it('keeps its reserve, whatever all owners together may have', async () => {
    store.free = 1_150
    const incomingBodies = open()
    const [first, second] = [
      await begin(incomingBodies, body(100)).begun,
      await begin(incomingBodies, body(100, { owner: 'b/' })).begun,
    ]
    await first.count(100)
    store.free = 1_050
    await second.count(50)
    store.free = 1_000
    await expect(second.count(1)).rejects.toMatchObject({ code: 'StorageFull', status: 403 })
    await expect(incomingBodies.take(body(1, { owner: 'c/' }), forever)).rejects.toMatchObject({ code: 'StorageFull' })
  })

  it('is not taken from others by announcing what never comes', async () => {
    store.free = 1_100
    const incomingBodies = open()
    for (let i = 0; i < 3; i++) await begin(incomingBodies, body(100, { quotaBytes: 1_000 })).begun
    expect(await incomingBodies.take(body(100, { owner: 'b/' }), async () => 'comes')).toBe('comes')
  })

  it('is asked once in a while, not for every piece, and again before anybody is refused', async () => {
    const incomingBodies = open()
    const { count } = await begin(incomingBodies, body(0, { quotaBytes: 1_000 })).begun
    for (let i = 0; i < 100; i++) await count(10)
    expect(store.asked).toBe(1)
  })

  it('tells the log once when it is full', async () => {
    store.free = 900
    const told: string[] = []
    const incomingBodies = open({}, { ...silentLogger, error: (_: object, message: string) => void told.push(message) })
    for (let i = 0; i < 3; i++) await incomingBodies.take(body(1), forever).catch(() => undefined)
    expect(told).toEqual(['the disk of the object store is full'])
  })
})
