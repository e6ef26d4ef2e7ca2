import { beforeEach, describe, expect, it } from 'vitest'
import type { OperationId } from '../../src/http/call.ts'
import { openTestSchool, type TestSchool } from '../support/test-school.ts'
import { accountOfAnna } from './account-of-anna.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const call = (id: OperationId, input: object = {}) => school.call(id, input, { as: 'student.anna' })
const PIXEL_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

describe('what others see', () => {
  it('is changed field by field', async () => {
    await call('studentModifyUser', { nickname: '小安', birthday: '2015-04-12' })
    const { profile } = await accountOfAnna(school)
    expect(profile).toMatchObject({ name: 'Anna Kowalska', nickname: '小安', birthday: '2015-04-12', introduction: '' })
  })

  it('is plain text: nothing that hides, turns around or is not there', async () => {
    await call('studentModifyUser', { name: '\u202eAnna\u200b', nickname: ' 小\n安 ' })
    expect((await accountOfAnna(school)).profile).toMatchObject({ name: 'Anna', nickname: '小 安' })
    expect(await call('studentModifyUser', { name: '\u200b' })).toMatchObject({
      code: 400,
      data: { issues: [{ path: 'name', code: 'empty' }] },
    })
  })

  it('is not everything', async () => {
    const input = { birthday: '2027-01-01', gradeId: 'none', timeZone: 'Mars/Olympus' }
    const { code, data } = await call('studentModifyUser', input)
    expect(code).toBe(400)
    const { issues } = data as { issues: { path: string }[] }
    expect(issues.map(({ path }) => path)).toEqual(['birthday', 'gradeId', 'timeZone'])
  })

  it('has a face: a JPG of one’s own of at most 2 MB', async () => {
    const upload = async (fileName: string, body: Uint8Array<ArrayBuffer>) => {
      const { newFileName, signUrl } = await school.data(
        'studentTempCredential',
        { type: 'image', fileName },
        'student.anna',
      )
      const put = new Request(signUrl, { method: 'PUT', body, headers: { host: 'localhost:8080' } })
      expect((await school.backend.fetch(put)).status).toBe(200)
      return newFileName
    }
    const jpg = (bytes: number) => {
      const picture = new Uint8Array(bytes)
      picture.set([0xff, 0xd8, 0xff, 0xe0])
      return picture
    }
    const png = Uint8Array.from(atob(PIXEL_PNG), (char) => char.charCodeAt(0))
    const avatar = await upload('ich.jpg', jpg(1_000))
    expect(await call('studentModifyUser', { avatar })).toMatchObject({
      code: 200,
      data: { profile: { avatar: `http://localhost:8080/cos/huawen-1250000000/${avatar}` } },
    })
    expect(await call('studentModifyUser', { avatar: await upload('ich.png', png) })).toMatchObject({ code: 34001 })
    const large = await upload('gross.jpg', jpg(2 * 1024 * 1024 + 1))
    expect(await call('studentModifyUser', { avatar: large })).toMatchObject({ code: 34002 })
    expect(await school.call('studentModifyUser', { avatar }, { as: 'student.ben' })).toMatchObject({ code: 403 })
    expect(await call('studentModifyUser', { avatar: `${avatar.slice(0, -5)}x.jpg` })).toMatchObject({ code: 30040 })
  })
})
