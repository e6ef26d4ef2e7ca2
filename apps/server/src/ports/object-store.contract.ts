/** The contract suite of object stores. Each store runs it, in memory or on disk. */
import { describe, expect, it } from 'vitest'
import type { ObjectStore } from './object-store.ts'

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

/** @param open a new, empty store */
export function describeObjectStore(name: string, open: () => ObjectStore | Promise<ObjectStore>): void {
  describe(`the object store: ${name}`, () => {
    it('stores, replaces, reads and deletes an object, and a blob that was read stays what it was', async () => {
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

    it('shows nothing of a staged body before it is published', async () => {
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

    it('lists objects by the beginning of their keys, and counts their bytes with those of waiting parts', async () => {
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

    it('counts the objects of each person as they come, are replaced and go', async () => {
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

    it('says at once what every owner keeps, with the parts that wait', async () => {
      const store = await open()
      expect(await store.usage()).toEqual(new Map())
      await put(store, KEY, '1')
      await put(store, 'teacher/usr_li/image/b.png', '22')
      await put(store, 'student/usr_anna/image/d.png', '4444')
      await store.delete('student/usr_anna/image/d.png')
      await putPart(
        store,
        'student/usr_ben/video/e.mp4',
        await store.startUpload('student/usr_ben/video/e.mp4'),
        1,
        '55',
      )
      expect(await store.usage()).toEqual(
        new Map([
          ['teacher/usr_li/', { files: 2, bytes: 3 }],
          ['student/usr_ben/', { files: 0, bytes: 2 }],
        ]),
      )
    })

    it('copies an object, and both stay what they are', async () => {
      const store = await open()
      const copy = 'teacher/usr_li/public/a.png'
      expect([await store.copy(KEY, copy), await store.head(copy)]).toEqual([null, null])
      const { etag, contentType } = await put(store, KEY, 'first')
      expect(await store.copy(KEY, copy)).toMatchObject({ key: copy, sizeBytes: 5, etag, contentType })
      await put(store, KEY, 'second')
      expect(await (await store.read(copy))?.text()).toBe('first')
      expect([await store.countObjects('teacher/usr_li/'), await store.usedBytes('teacher/usr_li/')]).toEqual([2, 11])
      await store.delete(copy)
      expect(await (await store.read(KEY))?.text()).toBe('second')
    })

    it('tells how much more can be stored', async () => {
      const store = await open()
      expect(await store.freeBytes()).toBeGreaterThan(0)
    })

    it('has no object under a name that no file can have', async () => {
      const store = await open()
      expect([await store.head('a'.repeat(5_000)), await store.read('a'.repeat(300))]).toEqual([null, null])
    })

    it('joins parts to an object, in whatever order they came', async () => {
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

    it('takes parts for the key of their upload only, and none after its end', async () => {
      const store = await open()
      const id = await store.startUpload(KEY)
      expect(await putPart(store, 'teacher/usr_wang/document/b.pdf', id, 1, 'x')).toBeNull()
      expect(await store.listParts(KEY, '../../etc')).toBeNull()
      await store.endUpload(KEY, id)
      expect(await putPart(store, KEY, id, 1, 'x')).toBeNull()
    })

    it('forgets uploads that nothing was added to for long', async () => {
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
}
