/** Anybody can fail at anybody's account. What strangers do to it must not keep its owner outside. */
import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import { schema } from '../../src/db/database.ts'
import { browser, phoneOfAccount, readCode } from '../calls/credentials.ts'
import { openTestSchool, type TestSchool } from '../support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  // Strangers solve every captcha.
  school = await openTestSchool({ captcha: { verify: async () => true } })
})

const anna = phoneOfAccount('student.anna')
const HOME = '198.51.100.7'
const login = (password: string, headers: Record<string, string>, address: string) =>
  school.call(
    'studentLogin',
    { username: 'student.anna', password, captchaVerification: 'solved' },
    { headers, address },
  )
const owner = (password = DEMO_PASSWORD, address = HOME) => login(password, browser('laptop'), address)

/** From ten addresses, until the account makes each of them wait. */
async function strangersGuess(address = (no: number) => `192.0.2.${no}`, headers: Record<string, string> = {}) {
  for (let i = 0; i < 40; i++) await login(`guess ${i}`, headers, address(i % 10))
  expect(await login(DEMO_PASSWORD, headers, address(0))).toMatchObject({ code: errorCodes.tooManyAttempts })
}

describe('a locked-out owner', () => {
  beforeEach(async () => {
    await owner()
  })

  it('signs in on a device that the account knows while strangers guess, without waiting', async () => {
    await strangersGuess()
    expect(await owner()).toMatchObject({ code: 200 })
  })

  it('signs in behind the same address as the strangers', async () => {
    await strangersGuess(() => HOME)
    expect(await owner()).toMatchObject({ code: 200 })
  })

  it('signs in although a stranger says the id of the device, which is no secret', async () => {
    await strangersGuess(undefined, { deviceId: 'laptop' })
    await strangersGuess(undefined, { ...browser('stranger'), deviceId: 'laptop' })
    expect(await owner()).toMatchObject({ code: 200 })
  })

  it('has a count of their own, which ends where a stranger’s does', async () => {
    for (let i = 0; i < 10; i++) expect(await owner(`mistyped ${i}`)).toMatchObject({ code: errorCodes.wrongPassword })
    expect(await owner()).toMatchObject({ code: errorCodes.tooManyAttempts })
    // Their own failures are no reason to let strangers wait, and end with the quarter of an hour.
    expect(await login('guess', {}, '192.0.2.1')).toMatchObject({ code: errorCodes.wrongPassword })
    school.clock.advance(15 * 60_000)
    expect(await owner()).toMatchObject({ code: 200 })
  })

  it('gives strangers no new guesses by signing in', async () => {
    await strangersGuess(() => HOME)
    await owner()
    expect(await login('guess', {}, HOME)).toMatchObject({ code: errorCodes.tooManyAttempts })
  })

  it('changes the password while strangers guess', async () => {
    const { data } = await owner()
    await strangersGuess(() => HOME)
    const authorization = `Bearer ${(data as { accessToken: string }).accessToken}`
    const change = { oldPassword: DEMO_PASSWORD, password: 'Kite-river-27', passwordAgain: 'Kite-river-27' }
    const options = { headers: { ...browser('laptop'), authorization }, address: HOME }
    expect(await school.call('studentUpdatePassword', change, options)).toMatchObject({ code: 200 })
  })

  it('signs in by code after strangers have used up the codes of the number', async () => {
    const ask = (headers: Record<string, string>, address: string) =>
      school.call(
        'studentSendSmsCode',
        { operation: 'login', ...anna, captchaVerification: 'solved' },
        { headers, address },
      )
    const asked = []
    for (let i = 0; i < 30; i++) asked.push((await ask(browser(`stranger ${i}`), `192.0.2.${i}`)).code)
    expect(asked.at(-1)).toBe(errorCodes.tooManyCodes)
    school.clock.advance(1_000)
    expect(await ask(browser('laptop'), '192.0.2.1')).toMatchObject({ code: 200 })
    // And after they have used up the tries of the network by guessing codes.
    for (let i = 0; i < 70; i++) {
      const guess = { ...anna, operation: 'login', smsCode: '000000' }
      await school.call('studentLoginBySmsCode', guess, { headers: browser('stranger'), address: HOME })
    }
    const input = { ...anna, operation: 'login', smsCode: await readCode(school, anna) }
    const options = { headers: browser('laptop'), address: HOME }
    expect(await school.call('studentLoginBySmsCode', input, options)).toMatchObject({ code: 200 })
  })
})

it('the secret of a device stands nowhere in the database', async () => {
  await owner()
  const { deviceSecret } = browser('laptop')
  const rows = [await school.db.select().from(schema.device), await school.db.select().from(schema.session)]
  expect(JSON.stringify(rows)).not.toContain(deviceSecret)
})

it('a device that was known before it had a secret is known afterwards, and by its id no longer', async () => {
  await login(DEMO_PASSWORD, { deviceId: 'laptop' }, HOME)
  await owner()
  const known = await school.db.select({ id: schema.device.deviceId }).from(schema.device)
  expect(known.map(({ id }) => id.replace(/:.*/, ''))).toEqual(['secret'])
})
