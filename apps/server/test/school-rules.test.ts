/** What a school decides about passwords, its rooms and its logo, and where that holds. */
import { USUAL_RULES } from '@hwjy/classroom/core'
import { errorCodes } from '@hwjy/sdk/errors'
import { beforeAll, expect, it } from 'vitest'
import { PNG } from './support/sample-files.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'
import { PDF, upload } from './support/uploads.ts'

const ADMIN = { as: 'teacher.li' }
let school: TestSchool
beforeAll(async () => {
  school = await openTestSchool()
})

it('a school’s rule of passwords is told before sign-in, and holds where one is chosen', async () => {
  const change = (password: string) =>
    school.call(
      'teacherUpdatePassword',
      { oldPassword: 'Huawen-2026', password, passwordAgain: password },
      { as: 'teacher.wang' },
    )
  await school.data(
    'updateSchoolSettings',
    { passwordMinLength: 14, passwordMaxLength: 40, passwordKinds: 2, passwordNeedsSymbol: true },
    'teacher.li',
  )
  expect((await school.data('getBaseInfo', {}, 'student.ben')).passwordRule).toEqual({
    minLength: 14,
    maxLength: 40,
    kinds: 2,
    needs: ['symbol'],
    refusesCommon: true,
  })
  expect((await change('Kite-river-27')).code).toBe(errorCodes.passwordTooWeak)
  expect((await change('kite river under 27 clouds')).code).toBe(200)
})

it('common passwords are refused until a school takes them', async () => {
  const { personId } = (await school.data('addSchoolPerson', { role: 'student', name: 'Mia Rossi' }, 'teacher.li'))
    .person
  const { link } = await school.data('inviteStudent', { stuId: personId }, 'teacher.li')
  await school.data('updateSchoolSettings', { passwordMinLength: 8, passwordNeedsSymbol: false }, 'teacher.li')
  const choose = { token: link.split('#')[1] ?? '', password: 'Password-1', passwordAgain: 'Password-1' }
  expect((await school.call('acceptInvitation', choose)).code).toBe(errorCodes.passwordCommon)
  await school.data('updateSchoolSettings', { refusesCommonPasswords: false }, 'teacher.li')
  expect((await school.call('acceptInvitation', choose)).code).toBe(200)
})

it('the rules of rooms are in a room, also when they change while it is open', async () => {
  const lessonId = await school.lessonNow()
  const rules = async () => (await school.backend.live.state(lessonId))?.settings?.rules
  await school.data('teacherRoomTicket', { lessonId }, 'teacher.li')
  expect(await rules()).toEqual({ ...USUAL_RULES, defaultPaper: 'mizige' })
  await school.data('updateSchoolSettings', { attendanceBy: 'rollCall', chatLinks: false }, 'teacher.li')
  await school.data('teacherRoomTicket', { lessonId }, 'teacher.li')
  expect(await rules()).toEqual({ ...USUAL_RULES, defaultPaper: 'mizige', attendanceBy: 'rollCall', chatLinks: false })
})

it('a school’s logo is a picture of its administrator that opens for everybody, until it is taken away', async () => {
  const key = await upload(school, 'teacher.li', { type: 'image', fileName: 'logo.png', content: PNG })
  const { logo } = await school.data('updateSchool', { logo: key }, 'teacher.li')
  expect((await school.data('getBaseInfo', {}, 'student.ben')).schoolLogo).toBe(logo)
  expect(new URL(logo ?? '').search).toBe('')
  expect((await school.backend.fetch(new Request(logo ?? ''))).status).toBe(200)
  expect((await school.data('updateSchool', { logo: '' }, 'teacher.li')).logo).toBeNull()
  await school.backend.tick()
  expect((await school.backend.fetch(new Request(logo ?? ''))).status).toBe(404)
})

it('a logo is no other file, and no other person’s', async () => {
  const pdf = await upload(school, 'teacher.li', { type: 'document', fileName: 'a.pdf', content: PDF })
  expect((await school.call('updateSchool', { logo: pdf }, ADMIN)).code).toBe(errorCodes.fileTypeNotAllowed)
  const others = await upload(school, 'student.ben', { type: 'image', fileName: 'b.png', content: PNG })
  expect((await school.call('updateSchool', { logo: others }, ADMIN)).code).toBe(errorCodes.forbidden)
})
