import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DRAFT_MAX_BYTES } from './draft-bounds.ts'
import { createDraft, type Draft, type DraftOptions } from './create-draft.ts'
import { type DraftName, type DraftStore, draftKey, type StoredDraft } from './draft-store.ts'
import type { TabLock, TabLockOptions } from './tab-lock.ts'

interface Feedback {
  about: string
  photos: readonly Blob[]
}
const blank: Feedback = { about: '', photos: [] }
const name: DraftName = { userId: 'usr_li', form: 'feedback', id: 'les_1' }

function memoryDrafts() {
  const all = new Map<string, StoredDraft>()
  const store: DraftStore & { failure: Error | null } = {
    failure: null,
    get: async (draft) => all.get(draftKey(draft)) ?? null,
    async put(draft, stored) {
      if (store.failure) throw store.failure
      all.set(draftKey(draft), stored)
    },
    remove: async (draft) => void all.delete(draftKey(draft)),
    count: async (userId) => [...all.keys()].filter((key) => key.startsWith(`${userId}\n`)).length,
    clear: async () => all.clear(),
  }
  return { all, store }
}

/** Tabs of one browser: the lock of each name, and how to ask its holder. */
function tabs() {
  const holders = new Map<string, TabLockOptions>()
  const waiting: TabLockOptions[] = []
  return ({ name: lockName, ...options }: TabLockOptions): TabLock => {
    const mine = { name: lockName, ...options }
    return {
      async tryHold() {
        if (holders.has(lockName)) {
          waiting.push(mine)
          return false
        }
        holders.set(lockName, mine)
        return true
      },
      async takeOver() {
        const holder = holders.get(lockName)
        await holder?.onAsked()
        holder?.onLost()
        if (holder) waiting.push(holder)
        holders.set(lockName, mine)
      },
      release() {
        if (holders.get(lockName) !== mine) return
        holders.delete(lockName)
        const next = waiting.find((one) => one.name === lockName && one !== mine)
        if (!next) return
        holders.set(lockName, next)
        next.onFree()
      },
    }
  }
}

describe('a draft', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }))
  afterEach(() => void vi.useRealTimers())

  const settled = () => vi.advanceTimersByTimeAsync(0)
  const open = async (
    store: DraftStore,
    lockOf = tabs(),
    of = name,
    again: Pick<DraftOptions<Feedback>, 'refresh' | 'begin'> = {},
  ) => {
    const shown: Feedback[] = []
    const draft: Draft<Feedback> = createDraft({ name: of, store, blank, ...again, lockOf })
    const stop = draft.start((values) => void shown.push(values))
    await settled()
    return { draft, shown, stop, status: () => draft.getState().status }
  }

  it('[DR2] is kept 400 ms after the last change, blobs too, and comes back in the next page', async () => {
    const { store, all } = memoryDrafts()
    const first = await open(store)
    const values = { about: '第三课', photos: [new Blob(['photo'])] }
    first.draft.change({ ...values, about: '第' })
    await vi.advanceTimersByTimeAsync(300)
    first.draft.change(values)
    await vi.advanceTimersByTimeAsync(399)
    expect([first.status(), all.size]).toEqual(['changed', 0])
    await vi.advanceTimersByTimeAsync(1)
    expect(first.draft.getState()).toEqual({ status: 'saved', savedAt: Date.now() })
    const second = await open(store)
    expect(second.draft.getState()).toMatchObject({ status: 'restored' })
    expect(second.shown).toEqual([values])
  })

  it('[DR2] is kept at once when the page is hidden or the form goes', async () => {
    const { store, all } = memoryDrafts()
    const { draft, stop } = await open(store)
    draft.change({ ...blank, about: 'a' })
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(all.get(draftKey(name))?.values).toMatchObject({ about: 'a' })
    draft.change({ ...blank, about: 'ab' })
    stop()
    await settled()
    expect(all.get(draftKey(name))?.values).toMatchObject({ about: 'ab' })
    vi.restoreAllMocks()
  })

  it('[DR3] is discarded, which can be undone', async () => {
    const { store, all } = memoryDrafts()
    const { draft, shown, status } = await open(store)
    draft.change({ ...blank, about: 'a' })
    await vi.advanceTimersByTimeAsync(400)
    draft.discard()
    await settled()
    expect([status(), all.size, shown.at(-1)]).toEqual(['discarded', 0, blank])
    draft.undo()
    await settled()
    expect([status(), all.size, shown.at(-1)?.about]).toEqual(['saved', 1, 'a'])
  })

  it('[DR4] stays until it was sent, and a save under way brings nothing back', async () => {
    const { store, all } = memoryDrafts()
    const { draft, status } = await open(store)
    draft.change({ ...blank, about: 'a' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(all.size, 'nobody said that it was sent').toBe(1)
    draft.change({ ...blank, about: 'ab' })
    await vi.advanceTimersByTimeAsync(400)
    draft.sent()
    await vi.advanceTimersByTimeAsync(400)
    expect([status(), all.size]).toEqual(['empty', 0])
  })

  it('[DR1] a form that is empty again keeps nothing', async () => {
    const { store, all } = memoryDrafts()
    const { draft, status } = await open(store)
    draft.change({ ...blank, about: 'a' })
    await vi.advanceTimersByTimeAsync(400)
    draft.change({ ...blank })
    await vi.advanceTimersByTimeAsync(400)
    expect([status(), all.size]).toEqual(['empty', 0])
  })

  it('[DR5] in a second tab can be read, until that tab takes over with the last letter', async () => {
    const { store, all } = memoryDrafts()
    const lockOf = tabs()
    const first = await open(store, lockOf)
    first.draft.change({ ...blank, about: 'a' })
    await vi.advanceTimersByTimeAsync(400)
    const second = await open(store, lockOf)
    expect([second.status(), second.shown[0]?.about]).toEqual(['elsewhere', 'a'])
    first.draft.change({ ...blank, about: 'ab' })
    second.draft.change({ ...blank, about: 'lost' })
    second.draft.takeOver()
    await settled()
    expect([first.status(), second.status(), second.shown.at(-1)?.about]).toEqual(['elsewhere', 'restored', 'ab'])
    first.draft.change({ ...blank, about: 'abc' })
    await vi.advanceTimersByTimeAsync(400)
    expect(all.get(draftKey(name))?.values).toMatchObject({ about: 'ab' })
  })

  it('[DR5] is this tab’s when the other one leaves it, with what is stored by now, read again first', async () => {
    const { store } = memoryDrafts()
    const lockOf = tabs()
    const first = await open(store, lockOf)
    const order: string[] = []
    const second = await open(store, lockOf, name, {
      refresh: async () => void order.push(second.status()),
      // What others saved since must not look taken back by a draft that knew nothing of it.
      begin: () => Promise.reject(new Error('a draft was left')),
    })
    first.draft.change({ ...blank, about: 'a' })
    first.stop()
    await settled()
    expect([second.status(), second.shown.at(-1)?.about, order]).toEqual(['restored', 'a', ['elsewhere']])
    second.draft.change({ ...blank, about: 'ab' })
    expect(second.status()).toBe('changed')
  })

  it.each([
    ['with what that tab saved', async () => ({ ...blank, about: 'saved' }), 'saved'],
    ['as it was where nobody knows what is saved', () => Promise.reject(new Error('no line')), ''],
  ])('[DR5] begins anew %s, when the other tab sent it and went', async (_, begin, about) => {
    const { store, all } = memoryDrafts()
    const lockOf = tabs()
    const first = await open(store, lockOf)
    first.draft.change({ ...blank, about: 'a' })
    await vi.advanceTimersByTimeAsync(400)
    const second = await open(store, lockOf, name, { begin })
    expect(second.shown.at(-1)?.about).toBe('a')
    first.draft.sent()
    first.stop()
    await settled()
    expect([second.status(), second.shown.at(-1)]).toEqual(['empty', { ...blank, about }])
    // What is saved is worth no draft.
    second.draft.change({ ...blank, about })
    await vi.advanceTimersByTimeAsync(400)
    expect([second.status(), all.size]).toEqual(['empty', 0])
  })

  it('[DR5] another lesson’s form, and another person’s, are drafts of their own', async () => {
    const { store } = memoryDrafts()
    const lockOf = tabs()
    const first = await open(store, lockOf)
    first.draft.change({ ...blank, about: 'a' })
    await vi.advanceTimersByTimeAsync(400)
    for (const other of [
      { ...name, id: 'les_10' },
      { ...name, userId: 'usr_wang' },
    ])
      expect((await open(store, lockOf, other)).status()).toBe('empty')
  })

  it.each([
    [new DOMException('', 'QuotaExceededError'), 'full'],
    [new DOMException('', 'InvalidStateError'), 'blocked'],
  ])('[DR6] says that it is not kept after %s', async (failure, reason) => {
    const { store } = memoryDrafts()
    const { draft } = await open(store)
    store.failure = failure
    draft.change({ ...blank, about: 'a' })
    await vi.advanceTimersByTimeAsync(400)
    expect(draft.getState()).toEqual({ status: 'unkept', reason })
    store.failure = null
    draft.change({ ...blank, about: 'ab' })
    await vi.advanceTimersByTimeAsync(400)
    expect(draft.getState().status).toBe('saved')
  })

  it('[DR6] of more than 25 MB is not kept', async () => {
    const { store } = memoryDrafts()
    const { draft } = await open(store)
    draft.change({
      about: '',
      photos: [{ size: DRAFT_MAX_BYTES + 1 } as Blob].map((fake) => Object.setPrototypeOf(fake, Blob.prototype)),
    })
    await vi.advanceTimersByTimeAsync(400)
    expect(draft.getState()).toEqual({ status: 'unkept', reason: 'too-large' })
  })
})
