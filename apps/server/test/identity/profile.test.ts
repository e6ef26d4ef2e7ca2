import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryObjectStore } from '../../src/core.ts'
import { schema } from '../../src/db/database.ts'
import { publicKeyOf } from '../../src/domain/files/public-keys.ts'
import type { OperationId } from '../../src/http/call.ts'
import { openTestSchool, type TestSchool } from '../support/test-school.ts'
import { upload } from '../support/uploads.ts'
import { accountOfAnna } from './account-of-anna.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const call = (id: OperationId, input: object = {}) => school.call(id, input, { as: 'student.anna' })
const PIXEL_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const uploadFace = (fileName: string, content: Uint8Array) =>
  upload(school, 'student.anna', { type: 'image', fileName, content })

/** One pixel, says its frame header; what follows is not looked at. */
const jpg = (bytes: number) => {
  const picture = new Uint8Array(bytes)
  picture.set([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0])
  return picture
}

describe('what others see', () => {
  it('is changed field by field', async () => {
    await call('studentModifyUser', { nickname: '小安', birthday: '2015-04-12' })
    const { profile } = await accountOfAnna(school)
    expect(profile).toMatchObject({ name: 'Anna Kowalska', nickname: '小安', birthday: '2015-04-12', introduction: '' })
  })

  it('has no name that reads like a role, in any spelling', async () => {
    for (const nickname of ['王老师', 'Teacher', 'Tеасhеr', 'ａｄｍｉｎ', 'off\u00adicial'])
      expect(await call('studentModifyUser', { nickname })).toMatchObject({
        code: errorCodes.nameImitatesRole,
        data: { issues: [{ path: 'nickname', code: 'imitates-role' }] },
      })
    expect(await call('studentModifyUser', { name: '官方', nickname: '小安' })).toMatchObject({
      code: errorCodes.nameImitatesRole,
      data: { issues: [{ path: 'name' }] },
    })
    expect((await accountOfAnna(school)).profile.nickname, 'nothing of it is kept').toBe('Anna')
  })

  it('keeps a name that the school gave, and a teacher is called as they like', async () => {
    await school.db.update(schema.person).set({ name: '先生 Anna' }).where(eq(schema.person.id, 'usr_anna'))
    expect(await call('studentModifyUser', { name: '先生 Anna', nickname: '小安' })).toMatchObject({ code: 200 })
    const teacher = await school.call('teacherModifyUser', { nickname: '静老师' }, { as: 'teacher.li' })
    expect(teacher).toMatchObject({ code: 200 })
  })

  it('can be taken back, as far as nobody needs it', async () => {
    await call('studentModifyUser', { introduction: '喜欢汉字', birthday: '2015-04-12' })
    expect(await call('studentModifyUser', { introduction: '' })).toMatchObject({
      data: { profile: { introduction: '', birthday: '2015-04-12' } },
    })
    expect(await call('studentModifyUser', { birthday: '' })).toMatchObject({ data: { profile: { birthday: null } } })
    expect(await call('studentModifyUser', { name: '' })).toMatchObject({ code: errorCodes.invalidInput })
  })

  it('is plain text: nothing that hides, turns around or is not there', async () => {
    await call('studentModifyUser', { name: '\u202eAnna\u200b', nickname: ' 小\n安 ' })
    expect((await accountOfAnna(school)).profile).toMatchObject({ name: 'Anna', nickname: '小 安' })
    expect(await call('studentModifyUser', { name: '\u200b' })).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'name', message: 'This is empty.' }] },
    })
  })

  it('is not everything', async () => {
    const input = { birthday: '2027-01-01', gradeId: 'none', timeZone: 'Mars/Olympus' }
    const { code, data } = await call('studentModifyUser', input)
    expect(code).toBe(errorCodes.invalidInput)
    const { issues } = data as { issues: { path: string }[] }
    expect(issues.map(({ path }) => path)).toEqual(['birthday', 'gradeId', 'timeZone'])
  })

  it('has a face: a JPG of one’s own of at most 2 MB', async () => {
    const png = Uint8Array.from(atob(PIXEL_PNG), (char) => char.charCodeAt(0))
    const avatar = await uploadFace('ich.jpg', jpg(1_000))
    expect(await call('studentModifyUser', { avatar })).toMatchObject({
      code: 200,
      data: { profile: { avatar: `http://localhost:8080/cos/huawen-1250000000/${publicKeyOf(avatar)}` } },
    })
    expect(await call('studentModifyUser', { avatar: await uploadFace('ich.png', png) })).toMatchObject({
      code: errorCodes.fileTypeNotAllowed,
    })
    const large = await uploadFace('gross.jpg', jpg(2 * 1024 * 1024 + 1))
    expect(await call('studentModifyUser', { avatar: large })).toMatchObject({ code: errorCodes.fileTooLarge })
    expect(await school.call('studentModifyUser', { avatar }, { as: 'student.ben' })).toMatchObject({
      code: errorCodes.forbidden,
    })
    const missing = `${avatar.slice(0, -5)}${avatar.at(-5) === 'x' ? 'y' : 'x'}.jpg`
    expect(await call('studentModifyUser', { avatar: missing })).toMatchObject({ code: errorCodes.uploadNotFound })
  })
  it('has a face that is found where the school is now, also when somebody named another host', async () => {
    const avatar = await uploadFace('ich.jpg', jpg(1_000))
    const changed = new Request('http://forged.example/api-user/user/modifyUser', {
      method: 'POST',
      headers: { authorization: `Bearer ${await school.token('student.anna')}` },
      body: new URLSearchParams({ avatar }),
    })
    expect(await school.send('studentModifyUser', changed)).toMatchObject({
      code: 200,
      data: { profile: { avatar: `http://forged.example/cos/huawen-1250000000/${publicKeyOf(avatar)}` } },
    })
    const student = await school.data('getStudentInfo', { stuId: 'usr_anna' }, 'teacher.li')
    expect(student.avatar).toBe(`http://localhost:8080/cos/huawen-1250000000/${publicKeyOf(avatar)}`)
  })

  it('is found by the answer to a retry, too', async () => {
    const avatar = await uploadFace('ich.jpg', jpg(1_000))
    const once = () =>
      school.call('studentModifyUser', { avatar }, { as: 'student.anna', headers: { requestId: 'the-same' } })
    expect(await once()).toEqual(await once())
  })

  it('has the address of the first answer in a retry that reaches the school under another name', async () => {
    const avatar = await uploadFace('ich.jpg', jpg(1_000))
    const modifyAt = async (host: string) =>
      school.send(
        'studentModifyUser',
        new Request(`http://${host}/api-user/user/modifyUser`, {
          method: 'POST',
          headers: { authorization: `Bearer ${await school.token('student.anna')}`, requestId: 'the-same' },
          body: new URLSearchParams({ avatar }),
        }),
      )
    const profile = { avatar: `http://one.example/cos/huawen-1250000000/${publicKeyOf(avatar)}` }
    expect(await modifyAt('one.example')).toMatchObject({ code: 200, data: { profile } })
    expect(await modifyAt('two.example')).toMatchObject({ code: 200, data: { profile } })
  })
})

describe('a face that is replaced', () => {
  const objects = createMemoryObjectStore()
  const isThere = async (key: string) => (await objects.head(key)) !== null
  beforeEach(async () => {
    school = await openTestSchool({ objects })
  })

  it('is deleted; the new one stays', async () => {
    const [first, second] = [await uploadFace('1.jpg', jpg(1_000)), await uploadFace('2.jpg', jpg(1_000))]
    await call('studentModifyUser', { avatar: first })
    await call('studentModifyUser', { avatar: first })
    await school.backend.tick()
    expect([await isThere(publicKeyOf(first)), await isThere(first)], 'only its public copy is kept').toEqual([
      true,
      false,
    ])
    await call('studentModifyUser', { avatar: second })
    await school.backend.tick()
    expect([await isThere(publicKeyOf(first)), await isThere(publicKeyOf(second))]).toEqual([false, true])
  })

  it('stays when it is one of the person’s files, or is worn again meanwhile', async () => {
    const file = await uploadFace('1.jpg', jpg(1_000))
    await call('studentAddCloudResource', { newFileName: file, fileName: '1.jpg', type: 'image' })
    const again = await uploadFace('2.jpg', jpg(1_000))
    for (const avatar of [file, again, file, again]) await call('studentModifyUser', { avatar })
    await school.backend.tick()
    expect([await isThere(file), await isThere(publicKeyOf(again))]).toEqual([true, true])
  })
})
