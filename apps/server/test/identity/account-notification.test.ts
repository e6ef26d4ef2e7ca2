import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/database.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import type { OperationId } from '../../src/http/call.ts'
import { signIn } from '../calls/credentials.ts'
import { openTestSchool, type TestSchool } from '../support/test-school.ts'
import { aMomentLater, codeForAnna, newPassword, TABLET, told } from './account-of-anna.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const call = (id: OperationId, input: object = {}) => school.call(id, input, { as: 'student.anna' })

describe('what happened to the account', () => {
  it('is told with time and device to everybody of a family, in the language each reads', async () => {
    const grace = { username: 'student.grace', password: DEMO_PASSWORD, captchaVerification: '' }
    await school.token('student.grace')
    await school.call('studentLogin', grace, { headers: { deviceId: 'desk' } })
    expect(await told(school, 'student.grace'), 'a first device is no news').toEqual([])
    await school.call('studentLogin', grace, { headers: { deviceId: 'desk' } })
    await school.call('studentLogin', grace, { headers: TABLET })
    const textFor = async (language: string) => {
      const options = { as: 'student.grace', headers: { 'accept-language': language } }
      const { data } = await school.call('studentListMessages', { category: 'account' }, options)
      return (data as { records: { text: string }[] }).records.map(({ text }) => text)
    }
    expect((await textFor('en'))[0]).toMatch(/new device \(Safari on iPad\) on Nov 20, 09:00.*If this wasn’t you/)
    expect((await textFor('ja'))[0]).toMatch(/新しい端末（iPad の Safari）.*心当たりがない場合/)
    const rows = await school.db.select().from(schema.systemMessage)
    const people = rows.filter(({ kind }) => kind === 'accountNewDevice').map(({ personId }) => personId)
    expect(people.filter((id) => id === 'usr_grace')).toHaveLength(1)
    expect(people.toSorted()).toEqual(expect.arrayContaining(['usr_grace', 'usr_samuel']))
  })

  it('cannot be hidden by a device that says no name', async () => {
    await signIn(school, 'student', { deviceId: 'desk' })
    await signIn(school, 'student')
    const { records } = await school.data('studentListMessages', { category: 'account' }, 'student.anna')
    expect(records[0]?.text).toContain('new device (unknown device)')
  })

  it('is told of every key that changes, and of nothing that did not', async () => {
    await call('studentUpdatePassword', { oldPassword: DEMO_PASSWORD, ...newPassword })
    await call('studentSetTwoFactor', { isTwoFactor: true, smsCode: '000000' })
    await call('studentSetTwoFactor', { isTwoFactor: true, smsCode: await codeForAnna(school, 'twoFactor') })
    aMomentLater(school)
    await call('studentSetTwoFactor', { isTwoFactor: false, smsCode: await codeForAnna(school, 'twoFactor') })
    await call('studentKeepAccount')
    aMomentLater(school)
    await call('studentCloseAccount', { smsCode: await codeForAnna(school, 'closeAccount') })
    await call('studentKeepAccount')
    expect(new Set(await told(school))).toEqual(
      new Set(['accountPasswordChanged', 'accountTwoFactorOn', 'accountTwoFactorOff', 'accountClosing', 'accountKept']),
    )
    expect(await told(school)).toHaveLength(5)
    const off = { category: 'account', isOn: false }
    expect(await call('studentUpdateNotificationSetting', off)).toMatchObject({ code: errorCodes.alwaysTold })
  })
})
