/** What every store of takes must do. Times, not blobs, go over: a world may drive a store in a browser. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TakeStore } from './take-store.ts'

export interface TakeWorld {
  /** Opens the store, as the page does after every reload. */
  open(): Promise<TakeStore>
  close?(): Promise<void>
}

export function describeTakeStore(name: string, openWorld: () => Promise<TakeWorld>): void {
  describe(`TakeStore: ${name}`, () => {
    let world: TakeWorld
    let store: TakeStore
    beforeEach(async () => {
      world = await openWorld()
      store = await world.open()
    })
    afterEach(() => world.close?.())

    const take = (id: string, recordedAt: number) => ({
      id,
      recordedAt,
      durationMs: 2_000,
      mp3: new Blob([`sound of ${id}`], { type: 'audio/mpeg' }),
    })
    const contentOf = async (scope: string) => {
      const takes = await (await world.open()).list(scope)
      return Promise.all(takes.map(async ({ id, mp3 }) => [id, mp3.type, await mp3.text()]))
    }

    it('[RC5] takes survive a reload with their sound, oldest first', async () => {
      const now = Date.now()
      expect(await store.put('anna/hw1', take('b', now))).toBe(true)
      await store.put('anna/hw1', take('a', now - 1_000))
      expect(await contentOf('anna/hw1')).toEqual([
        ['a', 'audio/mpeg', 'sound of a'],
        ['b', 'audio/mpeg', 'sound of b'],
      ])
    })

    it('[RC5] a take belongs to one person and one piece of work', async () => {
      await store.put('anna/hw1', take('a', Date.now()))
      expect(await contentOf('anna/hw10')).toEqual([])
      expect(await contentOf('ben/hw1')).toEqual([])
      await store.remove('ben/hw1', 'a')
      expect(await contentOf('anna/hw1')).toHaveLength(1)
      await store.remove('anna/hw1', 'a')
      expect(await contentOf('anna/hw1')).toEqual([])
    })

    const part = (takeId: string, index: number, text: string) => ({
      takeId,
      index,
      recordedAt: Date.now(),
      durationMs: 2_000 * (index + 1),
      peak: 0.4,
      mp3: new Blob([text], { type: 'audio/mpeg' }),
    })

    it('[RC6] parts of a running take survive a reload in their order, until the take is kept', async () => {
      for (const index of [0, 10, 2]) await store.putPart('anna/hw1', part('a', index, `${index}.`))
      await store.putPart('anna/hw10', part('b', 0, 'other'))
      const unfinished = await (await world.open()).listUnfinished('anna/hw1')
      const content = await Promise.all(
        unfinished.map(async ({ id, durationMs, mp3 }) => [id, durationMs, await mp3.text()]),
      )
      expect(content).toEqual([['a', 22_000, '0.2.10.']])
      expect(await contentOf('anna/hw1')).toEqual([])
      expect(await store.count('anna/')).toBe(2)
      await store.put('anna/hw1', take('a', Date.now()))
      expect(await (await world.open()).listUnfinished('anna/hw1')).toEqual([])
      expect(await contentOf('anna/hw1')).toEqual([['a', 'audio/mpeg', 'sound of a']])
      await store.remove('anna/hw10', 'b')
      expect(await store.listUnfinished('anna/hw10')).toEqual([])
    })

    it('[RC6] a silent part is no take', async () => {
      await store.putPart('anna/hw1', { ...part('a', 0, 'noise'), peak: 0.001 })
      expect(await store.listUnfinished('anna/hw1')).toEqual([])
    })

    it('[RC5] a person’s takes are forgotten together, and takes of a month ago by themselves', async () => {
      await store.put('anna/hw1', take('a', Date.now()))
      await store.put('ben/hw1', take('b', Date.now()))
      await store.put('ben/hw2', take('old', Date.now() - 31 * 86_400_000))
      expect([await store.count('anna/'), await store.count('ben/hw1')]).toEqual([1, 1])
      await store.clear('anna/')
      expect([await contentOf('anna/hw1'), await contentOf('ben/hw2')]).toEqual([[], []])
      expect(await contentOf('ben/hw1')).toHaveLength(1)
    })
  })
}
