/** Files are read by addresses that the server signs for those who may read them, and that end. */
import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { schema } from '../src/db/database.ts'
import type { ResponseOf } from '../src/http/call.ts'
import { PNG } from './support/sample-files.ts'
import { expectPrivate, OPEN_FOR_MS, privateFilesIn } from './support/private-files.ts'
import { MINUTE, NINE, openTestSchool, type TestSchool } from './support/test-school.ts'
import { addResource, PDF } from './support/uploads.ts'

let school: TestSchool
let resourceId: string
beforeAll(async () => {
  school = await openTestSchool()
  resourceId = await addResource(school, 'teacher.li', { type: 'document', fileName: '第三课.pdf', content: PDF })
})

type Resource = ResponseOf<'listCloudResources'>['records'][number]
const file = async (): Promise<Resource> => {
  const { records } = await school.data('listCloudResources', {}, 'teacher.li')
  const found = records.find((record) => record.resourceId === resourceId)
  if (!found) throw new Error('the file is gone')
  return found
}
const read = (url: string, headers: Record<string, string> = {}) => school.backend.fetch(new Request(url, { headers }))

describe('the address of a private file', () => {
  it('opens it, whole and in part, and stays in the one browser', async () => {
    const { resourceUrl } = await file()
    const whole = await read(resourceUrl)
    expect([whole.status, new Uint8Array(await whole.arrayBuffer())]).toEqual([200, PDF])
    expect(whole.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/)
    const part = await read(resourceUrl, { range: 'bytes=0-4' })
    expect([part.status, await part.text()]).toEqual([206, '%PDF-'])
  })

  it('opens nothing without its signature, after its end, or for another file', async () => {
    const [found] = privateFilesIn(await file())
    if (!found) throw new Error('no private file')
    await expectPrivate(school, found)
  })

  it.each([
    ['a longer life', (url: string) => url.replace(/(q-sign-time=\d+;)\d+/, '$19999999999')],
    ['a longer life of its key', (url: string) => url.replace(/(q-(?:sign|key)-time=\d+;)\d+/g, '$19999999999')],
    ['the address of another school', (url: string) => url.replace('localhost:8080', 'maple.localhost:8080')],
    ['another host', (url: string) => url.replace('localhost:8080', 'elsewhere.example')],
    ['no host', (url: string) => url.replace('q-header-list=host', 'q-header-list=')],
    ['another query', (url: string) => `${url}&response-content-type=text/html`],
    ['another key', (url: string) => url.replace(/q-ak=read\w{8}/, 'q-ak=read00000000')],
  ])('opens nothing with %s', async (_, change) => {
    const { resourceUrl } = await file()
    expect(change(resourceUrl)).not.toBe(resourceUrl)
    expect((await read(change(resourceUrl))).status).toBe(403)
  })

  it('writes and deletes nothing', async () => {
    const { resourceUrl } = await file()
    for (const method of ['PUT', 'DELETE', 'POST']) {
      const init = { method, ...(method !== 'DELETE' && { body: PNG }), headers: { host: 'localhost:8080' } }
      expect((await school.backend.fetch(new Request(resourceUrl, init))).status).toBe(403)
    }
    expect((await read(resourceUrl)).status).toBe(200)
  })

  it('is the same for a quarter of an hour, and opens for an hour at least', async () => {
    const { resourceUrl } = await file()
    school.clock.set(NINE + 15 * MINUTE - 1)
    expect((await file()).resourceUrl).toBe(resourceUrl)
    school.clock.set(NINE + 75 * MINUTE - 1)
    expect((await read(resourceUrl)).status).toBe(200)
    expect((await file()).resourceUrl).not.toBe(resourceUrl)
    school.clock.set(NINE + OPEN_FOR_MS)
    expect((await read(resourceUrl)).status).toBe(403)
    school.clock.set(NINE)
  })

  it('is made for a file of which an older row has the whole address', async () => {
    const stored = 'http://localhost:8080/cos/huawen-1250000000/teacher/usr_li/image/aaaaaaaaaaaaaaaa.png'
    const { person } = schema
    await school.db.update(person).set({ avatarKey: stored }).where(eq(person.id, 'usr_li'))
    const { avatar } = await school.data('teacherUserInfo', {}, 'teacher.li')
    expect(avatar).toMatch(/\/cos\/huawen-1250000000\/teacher\/usr_li\/image\/a{16}\.png\?q-sign-algorithm=sha1&/)
    expect((await read(avatar ?? '')).status).toBe(404)
    expect((await read(stored)).status).toBe(403)
  })
})

it('an address that a person wrote into a text is never signed: they could name any file', async () => {
  const [plain = ''] = (await file()).resourceUrl.split('?')
  await school.data('addNotice', { classId: 'cls_hsk1', title: '课件', content: `看 ${plain}` }, 'teacher.li')
  const { records } = await school.data('studentListNotices', { classId: 'cls_hsk1' }, 'student.anna')
  expect(records.find(({ title }) => title === '课件')?.content).toBe(`看 ${plain}`)
})

describe('a file that its teacher makes public', () => {
  const setPublic = (isPublic: boolean) => school.data('setResourcePublic', { resourceId, isPublic }, 'teacher.li')

  it('has an address that every visitor opens and that does not end, until it is private again', async () => {
    const { resourceUrl, isPublic } = await setPublic(true)
    expect([isPublic, new URL(resourceUrl).search]).toEqual([true, ''])
    expect(await file()).toMatchObject({ isPublic: true, resourceUrl })
    const answer = await read(resourceUrl)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400, immutable'])
    expect(await setPublic(true)).toMatchObject({ resourceUrl })

    expect(await setPublic(false)).toMatchObject({ isPublic: false })
    await school.backend.tick()
    expect((await read(resourceUrl)).status).toBe(404)
    expect((await read((await file()).resourceUrl)).status).toBe(200)
  })

  it('goes with its copy', async () => {
    const { resourceUrl, newFileName } = await setPublic(true)
    expect(await school.data('deleteObjects', { newFileNames: [newFileName] }, 'teacher.li')).toMatchObject({
      deleted: [newFileName],
    })
    expect((await read(resourceUrl)).status).toBe(404)
  })
})
