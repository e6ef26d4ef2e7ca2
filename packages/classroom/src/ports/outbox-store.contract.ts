/** What every store of unanswered commands must do. A store brings a browser that can be reloaded. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { OutboxStore } from './outbox-store.ts'
import type { PendingCommand } from './room-channel.ts'

export interface OutboxWorld {
  /** Opens the store, as the page does after every reload. */
  open(): OutboxStore
  /** From now on nothing more can be stored. */
  fill(): void
}

const SCOPE = 'lesson-1/anna'
const said = (id: string, text = id): PendingCommand => ({ id, command: { type: 'say', text }, at: 1_000 })
const drawn: PendingCommand = {
  id: 'stroke',
  command: { type: 'board.addStroke', pageId: 'page-1', strokeId: 's1', bytes: Uint8Array.of(0, 1, 127, 128, 255) },
  at: 2_000,
}

export function describeOutboxStore(name: string, openWorld: () => OutboxWorld): void {
  describe(`OutboxStore: ${name}`, () => {
    let world: OutboxWorld
    let store: OutboxStore
    beforeEach(() => {
      world = openWorld()
      store = world.open()
    })

    it('is empty at first', () => {
      expect(store.load(SCOPE)).toEqual([])
    })

    it('[R31] commands survive a reload in the order in which they were put, over several reloads', () => {
      for (const id of ['b', 'a', 'c']) store.put(SCOPE, said(id))
      world.open().put(SCOPE, said('0'))
      expect(world.open().load(SCOPE)).toEqual([said('b'), said('a'), said('c'), said('0')])
    })

    it('[R31] a stroke survives with every byte', () => {
      store.put(SCOPE, drawn)
      expect(world.open().load(SCOPE)).toEqual([drawn])
    })

    it('a command that was answered is gone, and removing it again harms nothing', () => {
      store.put(SCOPE, said('a'))
      store.put(SCOPE, said('b'))
      store.remove(SCOPE, 'a')
      store.remove(SCOPE, 'a')
      expect(world.open().load(SCOPE)).toEqual([said('b')])
    })

    it.each(['lesson-1/ben', 'lesson-2/anna', 'lesson-1/anna/2', 'lesson-1'])(
      'a person in a room never loads the commands of %s',
      (other) => {
        store.put(other, said('a'))
        expect(store.load(SCOPE)).toEqual([])
        store.remove(SCOPE, 'a')
        expect(store.load(other)).toEqual([said('a')])
      },
    )

    it('a full store loses the new command and throws nothing', () => {
      store.put(SCOPE, said('a'))
      world.fill()
      expect(() => store.put(SCOPE, said('b'))).not.toThrow()
      expect(() => store.remove(SCOPE, 'b')).not.toThrow()
      expect(store.load(SCOPE)).toEqual([said('a')])
    })
  })
}
