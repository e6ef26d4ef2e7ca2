import { mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFileObjectStore } from '../../src/node/file-object-store.ts'
import { describeObjectStore } from '../../src/ports/object-store.contract.ts'
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

describeObjectStore('files', () => openFileObjectStore(folder))

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
