import type { UploadRecord } from '@hwjy/classroom/uploads'
import { beforeEach, expect, it, vi } from 'vitest'
import { startI18n } from '../i18n/i18n.ts'
import { anna, mockBackend, startSdk } from '../testing/backend.ts'
import { createStore, set } from '../testing/kept-in-memory.ts'
import { storing } from '../testing/uploads.ts'
import { resumeUploadToLesson, uploadFor, uploadForAnswer } from './upload-queue.ts'

vi.mock('idb-keyval', () => import('../testing/kept-in-memory.ts'))

const server = mockBackend()
const resource = { resourceId: 'res_1', name: '汉字.png' }

/** A copy in the browser's database whose bytes are gone: it has a size and cannot be read. */
class UnreadableBlob extends Blob {
  override get size() {
    return 4
  }
  override slice() {
    return this
  }
  override arrayBuffer(): Promise<never> {
    return Promise.reject(new DOMException('', 'NotReadableError'))
  }
}

const watched = { onProgress: () => undefined, signal: new AbortController().signal }
let stored: string[]

beforeEach(async () => {
  startSdk({ role: 'student', userInfo: anna })
  await startI18n()
  stored = []
  server.use(...storing('student/usr_anna/image/k3Jd9.png', resource, { onStored: (text) => stored.push(text) }))
})

/** Leaves an upload as an earlier page did. */
async function leaveUpload(id: string, content: UploadRecord['content'], purpose = `answer:${id}`) {
  const record: Omit<UploadRecord, 'content'> = {
    id: `upload-${id}`,
    owner: anna.userId,
    name: '汉字.png',
    kind: 'image',
    sizeBytes: 4,
    lastModified: 1,
    addedAt: 1,
    purpose,
    key: null,
    uploadId: null,
    isPaused: false,
  }
  const database = createStore('hwjy-uploads')
  await set(record.id, record, database)
  if (content) await set(`${record.id}/file`, content, database)
}

it.each([
  ['was not kept', null],
  ['cannot be read', new UnreadableBlob()],
])('an upload whose file %s by the browser begins again with the file of its message', async (what, content) => {
  await leaveUpload(what, content)
  const file = new File(['汉字'], '汉字.png')
  expect(await uploadForAnswer(anna.userId, what, { file, kind: 'image' }, watched.signal)).toEqual(resource)
  expect(stored).toEqual(['汉字'])
})

it('a file that cannot be read although it was just chosen is asked for again', async () => {
  const file = Object.assign(new UnreadableBlob(), { name: '汉字.png', lastModified: 1 }) as unknown as File
  await expect(uploadFor('resource', { file, kind: 'image' }, watched)).rejects.toMatchObject({ code: 'file-changed' })
  const again = uploadForAnswer(anna.userId, 'just chosen', { file, kind: 'image' }, watched.signal)
  await expect(again).rejects.toMatchObject({ code: 'file-changed' })
  expect(stored).toEqual([])
})

it('a file for a lesson that an earlier page began to send is sent on, once', async () => {
  await leaveUpload('begun', new Blob(['汉x']), 'lesson:les_1')
  const facts = { name: '汉字.png', sizeBytes: 4 }
  expect(await resumeUploadToLesson('les_2', facts, watched)).toBeNull()
  expect(await resumeUploadToLesson('les_1', { ...facts, sizeBytes: 5 }, watched)).toBeNull()
  expect(await resumeUploadToLesson('les_1', facts, watched)).toEqual(resource)
  expect(await resumeUploadToLesson('les_1', facts, watched)).toBeNull()
  expect(stored).toEqual(['汉x'])
})

it('a file for a lesson whose copy the browser has lost has to be chosen again', async () => {
  await leaveUpload('lost', null, 'lesson:les_1')
  expect(await resumeUploadToLesson('les_1', { name: '汉字.png', sizeBytes: 4 }, watched)).toBeNull()
  expect(stored).toEqual([])
})
