import { describe, expect, it, vi } from 'vitest'
import type { UnsentStore } from '../drafts/unsent-store.ts'
import { anna, startSdk } from '../testing/backend.ts'
import { createOutbox, type Unsent } from './create-outbox.ts'

interface Note extends Unsent {
  id: string
}
const note: Note = { userId: anna.userId, id: 'note-1', status: 'waiting' }

/** A store that writes when the test says so, as a slow disk does. */
function slowStore() {
  const written: Note[] = []
  const writes: (() => void)[] = []
  const store: UnsentStore<Note> = {
    list: async () => written,
    put: (_userId, _id, entry) =>
      new Promise((resolve) => {
        writes.push(() => {
          written.push(entry)
          resolve()
        })
      }),
    remove: async () => undefined,
    count: async () => written.length,
    clear: async () => undefined,
  }
  return { store, writes }
}

describe('an outbox', () => {
  it('shows an entry when a reload would find it again, and sends it then', async () => {
    startSdk({ role: 'student', userInfo: anna })
    const { store, writes } = slowStore()
    const sent: string[] = []
    const send = async ({ id }: Note) => void sent.push(id)
    const outbox = createOutbox<Note>({ lock: 'test', store, idOf: ({ id }) => id, send, refused: () => null })
    const shown: (readonly Note[])[] = []
    outbox.subscribe(() => shown.push(outbox.getState()))

    const isPut = outbox.put(note)
    await Promise.resolve()
    expect([outbox.getState(), sent]).toEqual([[], []])

    writes[0]?.()
    await isPut
    await expect.poll(() => sent).toEqual(['note-1'])
    expect(shown[0]).toEqual([note])
  })

  it('sends what is added while its lock is given back', async () => {
    startSdk({ role: 'student', userInfo: anna })
    const { store, writes } = slowStore()
    const sent: string[] = []
    const givenBack = Promise.withResolvers<void>()
    const request = async (_lock: string, work: LockGrantedCallback<unknown>) => {
      await work(null)
      await givenBack.promise
    }
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager)
    const send = async ({ id }: Note) => void sent.push(id)
    const outbox = createOutbox<Note>({ lock: 'test', store, idOf: ({ id }) => id, send, refused: () => null })

    const first = outbox.put(note)
    writes[0]?.()
    await first
    await expect.poll(() => outbox.getState()).toEqual([])
    const second = outbox.put({ ...note, id: 'note-2' })
    writes[1]?.()
    await second
    givenBack.resolve()
    await expect.poll(() => sent).toEqual(['note-1', 'note-2'])
    vi.restoreAllMocks()
  })
})
