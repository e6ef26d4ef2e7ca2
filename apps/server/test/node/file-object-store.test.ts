import { mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFileObjectStore } from '../../src/node/file-object-store.ts'
import { createMemoryObjectStore } from '../../src/objects/memory-object-store.ts'
import type { ObjectStore } from '../../src/ports/object-store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hwjy-objects-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const stream = (text: string) => new Blob([text]).stream()
const KEY = 'teacher/usr_li/document/a.pdf'
const put = async (store: ObjectStore, key: string, text: string) =>
  store.publish(await store.stage(stream(text)), key, 'application/pdf')
const putPart = async (store: ObjectStore, key: string, uploadId: string, no: number, text: string) =>
  store.putPart(await store.stage(stream(text)), key, uploadId, no)

/** Gives a megabyte at a time. */
function hugeBody(megabytes: number, failAt = Number.POSITIVE_INFINITY) {
  let given = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (given === failAt) return controller.error(new Error('the line broke'))
      if (given === megabytes) return controller.close()
      given++
      controller.enqueue(new Uint8Array(1024 * 1024).fill(given))
    },
  })
}

describe.each([
  ['memory', async () => createMemoryObjectStore()],
  ['files', () => openFileObjectStore(folder)],
])('objects in %s', (_, open) => {
  it('are stored, replaced, read and deleted; a blob stays what it was', async () => {
    const store = await open()
    await put(store, KEY, 'old')
    const old = await store.read(KEY)
    const stored = await put(store, KEY, 'new content')
    expect(stored).toMatchObject({ key: KEY, sizeBytes: 11, etag: '96c15c2bb2921193bf290df8cd85e2ba' })
    expect(await store.head(KEY)).toEqual(stored)
    const content = await store.read(KEY)
    expect([await content?.text(), await content?.slice(4, 7).text()]).toEqual(['new content', 'con'])
    expect(old?.size).toBe(3)
    await store.delete(KEY)
    expect([await store.head(KEY), await store.read(KEY)]).toEqual([null, null])
  })

  it('are nowhere until they are published', async () => {
    const store = await open()
    const staged = await store.stage(stream('hello'))
    expect([staged.sizeBytes, staged.etag, await staged.content.text()]).toEqual([
      5,
      '5d41402abc4b2a76b9719d911017c592',
      'hello',
    ])
    expect([await store.list(''), await store.usedBytes('')]).toEqual([[], 0])
    await store.discard(staged)
    await expect(store.stage(hugeBody(3, 2))).rejects.toThrow('the line broke')
  })

  it('are listed by the beginning of their keys, with what they take', async () => {
    const store = await open()
    await put(store, 'teacher/usr_li/image/b.png', '22')
    await put(store, KEY, '1')
    await put(store, 'teacher/usr_lin/image/c.png', '333')
    await put(store, 'student/usr_li/image/d.png', '4444')
    const keys = async (prefix: string) => (await store.list(prefix)).map(({ key }) => key)
    expect(await keys('teacher/usr_li/')).toEqual([KEY, 'teacher/usr_li/image/b.png'])
    expect(await keys('teacher/usr_li')).toHaveLength(3)
    expect(await keys('nobody/')).toEqual([])
    const id = await store.startUpload('teacher/usr_li/video/e.mp4')
    await putPart(store, 'teacher/usr_li/video/e.mp4', id, 1, '55555')
    expect(await store.usedBytes('teacher/usr_li/')).toBe(8)
  })

  it('are counted for each person, as they come, are replaced and go', async () => {
    const store = await open()
    const tally = async () => [
      await store.countObjects('teacher/usr_li/'),
      await store.usedBytes('teacher/usr_li/'),
      await store.countObjects(''),
    ]
    await put(store, KEY, '1')
    expect(await tally()).toEqual([1, 1, 1])
    await put(store, KEY, '333')
    await put(store, 'teacher/usr_li/image/b.png', '22')
    await put(store, 'student/usr_li/image/d.png', '4444')
    expect(await tally()).toEqual([2, 5, 3])
    await store.delete(KEY)
    await store.delete(KEY)
    expect(await tally()).toEqual([1, 2, 2])
    await Promise.all(['c', 'd', 'e'].map((name) => put(store, `teacher/usr_li/image/${name}.png`, name)))
    expect(await tally()).toEqual([4, 5, 5])
  })

  it('leave room for more, as far as the store can tell', async () => {
    const store = await open()
    expect(await store.freeBytes()).toBeGreaterThan(0)
  })

  it('are not there under a name that no file can have', async () => {
    const store = await open()
    expect([await store.head('a'.repeat(5_000)), await store.read('a'.repeat(300))]).toEqual([null, null])
  })

  it('are joined from parts, in whatever order these came', async () => {
    const store = await open()
    const id = await store.startUpload(KEY)
    await putPart(store, KEY, id, 2, 'world')
    await putPart(store, KEY, id, 1, 'nothing')
    await putPart(store, KEY, id, 1, 'hello ')
    expect((await store.listParts(KEY, id))?.map(({ no, sizeBytes }) => [no, sizeBytes])).toEqual([
      [1, 6],
      [2, 5],
    ])
    expect((await store.listUploads('teacher/')).map(({ uploadId }) => uploadId)).toEqual([id])
    expect(await store.joinParts(KEY, id, [1, 3])).toBeNull()
    const joined = await store.joinParts(KEY, id, [1, 2])
    expect(joined).toMatchObject({ sizeBytes: 11, etag: expect.stringMatching(/^[0-9a-f]{32}-2$/) })
    if (joined) await store.publish(joined, KEY, 'application/pdf')
    await store.endUpload(KEY, id)
    expect(await (await store.read(KEY))?.text()).toBe('hello world')
    expect([await store.listUploads('teacher/'), await store.usedBytes('')]).toEqual([[], 11])
  })

  it('belong to the upload of their own key', async () => {
    const store = await open()
    const id = await store.startUpload(KEY)
    expect(await putPart(store, 'teacher/usr_wang/document/b.pdf', id, 1, 'x')).toBeNull()
    expect(await store.listParts(KEY, '../../etc')).toBeNull()
    await store.endUpload(KEY, id)
    expect(await putPart(store, KEY, id, 1, 'x')).toBeNull()
  })

  it('are forgotten when nothing was added to them for long', async () => {
    const store = await open()
    await store.startUpload(KEY)
    const id = await store.startUpload(KEY)
    await putPart(store, KEY, id, 1, 'x')
    await store.forgetUploads(Date.now() - 60_000)
    expect(await store.listUploads('teacher/')).toHaveLength(2)
    await store.forgetUploads(Date.now() + 60_000)
    expect(await store.listUploads('teacher/')).toEqual([])
  })
})

describe('objects in files', () => {
  it('take no memory for their size, on the way in, joined, and on the way out', async () => {
    const store = await openFileObjectStore(folder)
    let peak = 0
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss)
    }, 5)
    const before = process.memoryUsage().rss
    const id = await store.startUpload(KEY)
    for (const no of [1, 2]) await store.putPart(await store.stage(hugeBody(150)), KEY, id, no)
    const joined = await store.joinParts(KEY, id, [1, 2])
    if (joined) await store.publish(joined, KEY, 'application/pdf')
    let read = 0
    for await (const chunk of (await store.read(KEY))?.stream() ?? []) read += chunk.length
    clearInterval(watch)
    expect(read).toBe(300 * 1024 * 1024)
    expect(peak - before).toBeLessThan(120 * 1024 * 1024)
  })

  it('leave nothing behind when the line breaks, or when they are replaced and deleted', async () => {
    const store = await openFileObjectStore(folder)
    await expect(store.stage(hugeBody(3, 2))).rejects.toThrow('the line broke')
    await put(store, KEY, 'old')
    await put(store, KEY, 'new')
    await store.delete(KEY)
    const left = await readdir(folder, { recursive: true, withFileTypes: true })
    expect(left.filter((entry) => entry.isFile())).toEqual([])
  })
})

describe('the room left for objects in files', () => {
  it('is what the disk leaves to everybody, not what it keeps for root', async () => {
    const { bavail, bsize, bfree } = await statfs(folder)
    const free = await (await openFileObjectStore(folder)).freeBytes()
    expect(free).toBeLessThanOrEqual(bfree * bsize)
    // Others write meanwhile.
    expect(Math.abs(free - bavail * bsize)).toBeLessThan(1024 ** 3)
  })
})

describe('a key that is no plain path', () => {
  it('names nothing, whatever lies where it leads', async () => {
    const store = await openFileObjectStore(join(folder, 'objects'))
    const stored = await put(store, KEY, 'somebody’s')
    const outside = join(folder, 'settings.json')
    await writeFile(outside, '{}')
    for (const key of [
      'teacher/usr_wang/../usr_li/document/a.pdf',
      'teacher//usr_li/document/a.pdf',
      '../../settings',
    ]) {
      expect([await store.head(key), await store.read(key)]).toEqual([null, null])
      await store.delete(key)
      await expect(put(store, key, 'mine')).rejects.toThrow('not a key')
    }
    expect(await store.head(KEY)).toEqual(stored)
    expect(await readFile(outside, 'utf8')).toBe('{}')
  })
})

describe('what a person keeps in files', () => {
  it('is read from the disk once, and counted from then on', async () => {
    const store = await openFileObjectStore(folder)
    await put(store, KEY, '1')
    expect(await store.countObjects('teacher/usr_li/')).toBe(1)
    // What another program does there is not seen: a folder belongs to one server.
    await rm(join(folder, 'notes'), { recursive: true })
    expect([await store.countObjects('teacher/usr_li/'), await store.usedBytes('teacher/usr_li/')]).toEqual([1, 1])
  })

  it('is known again after a restart, unfinished uploads included', async () => {
    const store = await openFileObjectStore(folder)
    await put(store, KEY, '1')
    const id = await store.startUpload('teacher/usr_li/video/e.mp4')
    await putPart(store, 'teacher/usr_li/video/e.mp4', id, 1, '55555')
    await putPart(store, 'teacher/usr_li/video/e.mp4', id, 1, '333')
    const next = await openFileObjectStore(folder)
    expect([await next.countObjects('teacher/usr_li/'), await next.usedBytes('teacher/usr_li/')]).toEqual([1, 4])
    expect(await next.listUploads('')).toEqual([expect.objectContaining({ uploadId: id })])
  })
})
