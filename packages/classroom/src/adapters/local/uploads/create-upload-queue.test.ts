import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { createFakeUploadStore } from '../../../../test/fake-upload-targets.ts'
import { PART_BYTES } from '../../../core/uploader/upload-parts.ts'
import { describeUploadTargets } from '../../../ports/upload-target.contract.ts'
import type { UploadRecord, UploadStore } from '../../../ports/upload-store.ts'
import { UploadError } from '../../../ports/upload-target.ts'
import { createUploadQueue, type StoredUpload, type UploadQueueOptions } from './create-upload-queue.ts'

describeUploadTargets('a store in memory', async () => {
  const store = createFakeUploadStore()
  return {
    targets: store,
    bodyOf: (index) => new Blob([`part ${index}`]),
    stored: async (key) => store.objects.get(key) ?? null,
    endCredentials: async () => store.endCredentials(),
    cutConnection: async () => {
      store.failure = 'offline'
    },
    fillQuota: async () => {
      store.isFull = true
    },
  }
})

const memoryRecords = (): UploadStore & { all: Map<string, UploadRecord> } => {
  const all = new Map<string, UploadRecord>()
  return {
    all,
    list: async (owner) => [...all.values()].filter((record) => record.owner === owner),
    put: async (record) => void all.set(record.id, { ...record }),
    remove: async (id) => void all.delete(id),
  }
}

/** Four parts and a little. */
const film = () => new File([new Uint8Array(4 * PART_BYTES + 7)], '第三课.mp4', { lastModified: 5 })

function world(options: Partial<UploadQueueOptions> = {}) {
  const clock = createFakeClock()
  const store = createFakeUploadStore()
  const records = memoryRecords()
  const kept: StoredUpload[] = []
  const open = () =>
    createUploadQueue({
      owner: 'usr_li',
      targets: store,
      store: records,
      clock,
      claim: async () => true,
      keep: async (upload) => void kept.push(upload),
      ...options,
    })
  return { clock, store, records, kept, open }
}

const add = (queue: ReturnType<typeof createUploadQueue>, file = film()) =>
  queue.add({ file, kind: 'video', purpose: 'resource' })
const statusOf = (queue: ReturnType<typeof createUploadQueue>, id: string) =>
  queue.getState().find((upload) => upload.id === id)?.state.status

describe('an upload queue', () => {
  it('[UP1] stores a file in parts, tells the host once, and forgets the record', async () => {
    const { clock, store, records, kept, open } = world()
    const queue = open()
    const id = add(queue)
    await clock.advance(0)
    expect(statusOf(queue, id)).toBe('done')
    expect(store.objects.get('key-1')?.size).toBe(4 * PART_BYTES + 7)
    expect(kept).toEqual([
      { id, key: 'key-1', name: '第三课.mp4', kind: 'video', purpose: 'resource', sizeBytes: 4 * PART_BYTES + 7 },
    ])
    expect(records.all.size).toBe(0)
    queue.remove(id)
    expect(queue.getState()).toEqual([])
  })

  it('[UP3] sends on by itself after a minute without the store, and nothing twice', async () => {
    const { clock, store, open } = world()
    store.holdParts = true
    const queue = open()
    const id = add(queue)
    await clock.advance(0)
    store.letGo()
    await clock.advance(0)
    store.failure = 'offline'
    store.letGo()
    await clock.advance(60_000)
    expect(statusOf(queue, id)).toBe('waiting')
    store.failure = null
    store.holdParts = false
    await clock.advance(31_000)
    expect(statusOf(queue, id)).toBe('done')
    expect(store.puts).toHaveLength(5)
  })

  it('[UP3] tries at once when the host hears that the network is back', async () => {
    const { clock, store, open } = world()
    store.failure = 'offline'
    const queue = open()
    const id = add(queue)
    await clock.advance(100_000)
    store.failure = null
    queue.hurry()
    await clock.advance(0)
    expect(statusOf(queue, id)).toBe('done')
  })

  it('[UP3] takes a part that does not move for a minute for lost', async () => {
    const { clock, store, open } = world()
    store.holdParts = true
    const queue = open()
    const id = add(queue)
    await clock.advance(59_000)
    expect(statusOf(queue, id)).toBe('sending')
    await clock.advance(1_000)
    expect(statusOf(queue, id)).toBe('waiting')
  })

  it('[UP4] goes on under the same key when the credential ends in the middle', async () => {
    const { clock, store, open } = world()
    store.holdParts = true
    const queue = open()
    const id = add(queue)
    await clock.advance(0)
    store.letGo()
    await clock.advance(0)
    store.endCredentials()
    store.holdParts = false
    store.letGo()
    await clock.advance(0)
    expect(statusOf(queue, id)).toBe('done')
    expect(store.opened).toEqual([null, 'key-1'])
    expect(store.puts).toHaveLength(5)
  })

  it('[UP5] after a reload asks the store which parts it has, and sends the others', async () => {
    const { clock, store, open, records } = world()
    store.holdParts = true
    const before = open()
    add(before)
    await clock.advance(0)
    store.letGo()
    await clock.advance(0)
    const after = open()
    store.holdParts = false
    await after.restore()
    await clock.advance(0)
    const [upload] = after.getState()
    expect(upload).toMatchObject({ name: '第三课.mp4', state: { status: 'done' } })
    expect(store.puts.toSorted()).toEqual([0, 1, 2, 3, 4].map((index) => `upload-2:${index}`))
    expect(records.all.size).toBe(0)
  })

  it('[UP5] tells the host again when the page went before the host had it, and sends nothing again', async () => {
    let isKnown = false
    const { clock, store, open } = world({
      keep: async () => {
        if (!isKnown) throw new UploadError('offline')
      },
    })
    add(open())
    await clock.advance(0)
    isKnown = true
    const after = open()
    await after.restore()
    await clock.advance(0)
    expect(after.getState()[0]?.state.status).toBe('done')
    expect(store.puts).toHaveLength(5)
  })

  it('[UP6] says that there is no room, and goes on when there is', async () => {
    const { clock, store, open } = world()
    store.isFull = true
    const queue = open()
    const id = add(queue)
    await clock.advance(0)
    expect(queue.getState()[0]?.state).toMatchObject({ status: 'failed', error: 'quota-exceeded' })
    store.isFull = false
    queue.resume(id)
    await clock.advance(0)
    expect(statusOf(queue, id)).toBe('done')
  })

  it('[UP7] a paused upload stays so over a reload, and a removed one leaves nothing in the store', async () => {
    const { clock, store, records, open } = world()
    store.holdParts = true
    const queue = open()
    const id = add(queue)
    await clock.advance(0)
    queue.pause(id)
    await clock.advance(0)
    const after = open()
    await after.restore()
    store.letGo()
    await clock.advance(120_000)
    expect([statusOf(after, id), store.puts]).toEqual(['paused', []])
    queue.remove(id)
    await clock.advance(0)
    expect([queue.getState(), records.all.size]).toEqual([[], 0])
  })

  it('[UP7] what failed is not tried again by a reload, but by a press', async () => {
    const { clock, store, open } = world()
    store.isFull = true
    const id = add(open())
    await clock.advance(0)
    store.isFull = false
    const after = open()
    await after.restore()
    await clock.advance(120_000)
    expect([statusOf(after, id), store.puts]).toEqual(['paused', []])
    after.resume(id)
    await clock.advance(0)
    expect(statusOf(after, id)).toBe('done')
  })

  it('[UP8] asks for a file that was not kept, and takes no other one for it', async () => {
    const { clock, store, records, open } = world()
    store.failure = 'offline'
    const id = add(open())
    await clock.advance(0)
    store.failure = null
    records.all.set(id, { ...(records.all.get(id) as UploadRecord), content: null })
    const after = open()
    await after.restore()
    await clock.advance(0)
    expect(statusOf(after, id)).toBe('needs-file')
    expect(after.giveFile(id, new File(['another'], '第三课.mp4', { lastModified: 5 }))).toBe(false)
    expect(after.giveFile(id, film())).toBe(true)
    await clock.advance(0)
    expect(statusOf(after, id)).toBe('done')
  })

  it('[UP10] takes up no upload of another person', async () => {
    const { clock, store, records, open } = world()
    store.failure = 'offline'
    add(open())
    await clock.advance(0)
    const other = createUploadQueue({
      owner: 'usr_wang',
      targets: store,
      store: records,
      clock,
      claim: async () => true,
    })
    await other.restore()
    expect(other.getState()).toEqual([])
  })

  it('[UP10] leaves an upload to the tab that has it', async () => {
    const { clock, store, records } = world()
    store.failure = 'offline'
    const options = { owner: 'usr_li', targets: store, store: records, clock }
    const first = createUploadQueue({ ...options, claim: async () => true })
    add(first)
    await clock.advance(0)
    const second = createUploadQueue({ ...options, claim: async () => false })
    await second.restore()
    expect(second.getState()).toEqual([])
  })
})
