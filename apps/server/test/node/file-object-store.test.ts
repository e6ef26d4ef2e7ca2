import { mkdtemp, rm } from 'node:fs/promises'
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

const bytes = (text: string) => new TextEncoder().encode(text)
const text = async (content: Awaited<ReturnType<ObjectStore['read']>>) =>
  new Response(content as BodyInit | null).text()
const KEY = 'teacher/usr_li/document/a.pdf'

describe.each([
  ['memory', async () => createMemoryObjectStore()],
  ['files', () => openFileObjectStore(folder)],
])('objects in %s', (_, open) => {
  it('are stored, replaced, read in ranges and deleted', async () => {
    const store = await open()
    await store.put(KEY, bytes('old'), 'text/plain')
    const stored = await store.put(KEY, bytes('new content'), 'application/pdf')
    expect(stored).toMatchObject({
      sizeBytes: 11,
      contentType: 'application/pdf',
      etag: '96c15c2bb2921193bf290df8cd85e2ba',
    })
    expect(await store.head(KEY)).toEqual(stored)
    expect(await text(await store.read(KEY))).toBe('new content')
    expect(await text(await store.read(KEY, { start: 4, end: 6 }))).toBe('con')
    await store.setContentType(KEY, 'text/plain')
    expect(await store.head(KEY)).toMatchObject({ contentType: 'text/plain' })
    await store.delete(KEY)
    expect([await store.head(KEY), await store.read(KEY)]).toEqual([null, null])
  })

  it('are not there under a name that no file can have', async () => {
    const store = await open()
    expect([await store.head('a'.repeat(5_000)), await store.read('a'.repeat(300))]).toEqual([null, null])
  })

  it('are joined from parts, in whatever order these came', async () => {
    const store = await open()
    const id = await store.startUpload(KEY, 'application/pdf')
    await store.putPart(KEY, id, 2, bytes('world'))
    await store.putPart(KEY, id, 1, bytes('nothing'))
    await store.putPart(KEY, id, 1, bytes('hello '))
    expect((await store.listParts(KEY, id))?.map(({ no, sizeBytes }) => [no, sizeBytes])).toEqual([
      [1, 6],
      [2, 5],
    ])
    expect((await store.listUploads('teacher/')).map(({ uploadId }) => uploadId)).toEqual([id])
    expect(await store.completeUpload(KEY, id, [1, 3])).toBeNull()
    expect(await store.completeUpload(KEY, id, [1, 2])).toMatchObject({
      sizeBytes: 11,
      etag: expect.stringMatching(/-2$/),
    })
    expect(await text(await store.read(KEY))).toBe('hello world')
    expect(await store.listUploads('teacher/')).toEqual([])
  })

  it('belong to the upload of their own key', async () => {
    const store = await open()
    const id = await store.startUpload(KEY, 'application/pdf')
    expect(await store.putPart('teacher/usr_wang/document/b.pdf', id, 1, bytes('x'))).toBeNull()
    expect(await store.listParts(KEY, '../../etc')).toBeNull()
    await store.abortUpload(KEY, id)
    expect(await store.putPart(KEY, id, 1, bytes('x'))).toBeNull()
  })
  it('are forgotten when nothing was added to them for long', async () => {
    const store = await open()
    await store.startUpload(KEY, 'application/pdf')
    const id = await store.startUpload(KEY, 'application/pdf')
    await store.putPart(KEY, id, 1, bytes('x'))
    await store.forgetUploads(Date.now() - 60_000)
    expect(await store.listUploads('teacher/')).toHaveLength(2)
    await store.forgetUploads(Date.now() + 60_000)
    expect(await store.listUploads('teacher/')).toEqual([])
  })
})
