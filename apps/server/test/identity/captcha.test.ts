import { beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import { silentLogger } from '../../src/ports/logger.ts'
import { solvedPuzzle } from '../calls/credentials.ts'
import { MINUTE, openTestSchool, type TestSchool } from '../support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const solve = async () => {
  const { data } = await school.call('checkCaptcha', await solvedPuzzle(school))
  return (data as { captchaVerification: string }).captchaVerification
}
const login = (password: string, captchaVerification: string) =>
  school.call('studentLogin', { username: 'student.anna', password, captchaVerification })
const failThrice = async () => {
  for (let i = 0; i < 3; i++) await login('guess', '')
}

describe('the slide captcha', () => {
  it('opens the door after three wrong passwords, once per solution', async () => {
    await failThrice()
    expect(await login(DEMO_PASSWORD, '')).toMatchObject({ code: 50002 })
    expect(await login(DEMO_PASSWORD, 'anything')).toMatchObject({ code: 50002 })
    const solution = await solve()
    expect(await login('guess', solution)).toMatchObject({ code: 50001 })
    expect(await login(DEMO_PASSWORD, solution)).toMatchObject({ code: 50002 })
    expect(await login(DEMO_PASSWORD, await solve())).toMatchObject({ code: 200 })
  })

  it('is good for two minutes once solved', async () => {
    await failThrice()
    const solution = await solve()
    school.clock.advance(2 * MINUTE)
    expect(await login(DEMO_PASSWORD, solution)).toMatchObject({ code: 50002 })
  })

  it('takes one try each, right or wrong', async () => {
    const right = await solvedPuzzle(school)
    const value = right.value > 50 ? right.value - 20 : right.value + 20
    const wrong = { ...right, value, track: [10, 20, value - 1, value] }
    expect(await school.call('checkCaptcha', wrong)).toMatchObject({ code: 30120 })
    expect(await school.call('checkCaptcha', right)).toMatchObject({ code: 30120 })
  })

  it('is solved in three minutes or never, and not by its own solution', async () => {
    const puzzle = await solvedPuzzle(school)
    school.clock.advance(3 * MINUTE)
    expect(await school.call('checkCaptcha', puzzle)).toMatchObject({ code: 30120 })
    const captchaId = await solve()
    expect(await school.call('checkCaptcha', { ...puzzle, captchaId })).toMatchObject({ code: 30120 })
  })

  it('is another one each time, and says nowhere where the gap is', async () => {
    const pictures = await Promise.all(Array.from({ length: 20 }, () => school.call('getCaptcha')))
    expect(new Set(pictures.map(({ data }) => (data as { picture: string }).picture)).size).toBe(20)
    for (const { data } of pictures) {
      const { captchaId } = data as { captchaId: string }
      const content = atob(captchaId.split('.')[0]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')
      expect(Object.keys(JSON.parse(content) as object).toSorted()).toEqual(['content', 'issuedAt', 'nonce'])
    }
  })
})

it('a school without an SMS service is told so at the start; the demo is not', async () => {
  const warnings: string[] = []
  const logger = {
    ...silentLogger,
    warn: (_: object, message: string) => {
      if (message.includes('SMS')) warnings.push(message)
    },
  }
  await openTestSchool({ logger, config: { demo: true } })
  await openTestSchool({ logger, config: { demo: false }, sms: { send: async () => undefined } })
  expect(warnings).toEqual([])
  await openTestSchool({ logger, config: { demo: false } })
  expect(warnings).toEqual([expect.stringContaining('no SMS service')])
})
