/** Programs at the sign-in: what each of them gets, and what the owner of the account still can do. */
import { errorCodes } from '@hwjy/sdk/errors'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import { createBudget } from '../../src/domain/budget.ts'
import { budgets } from '../../src/domain/budgets.ts'
import { browser, doneWork, phoneOfAccount } from '../calls/credentials.ts'
import { openTestSchool } from '../support/test-school.ts'

const BASIC = `Basic ${btoa('hwjy-web:')}`
const open = () => openTestSchool({ callBudget: createBudget(budgets.calls) })
type School = Awaited<ReturnType<typeof open>>

async function post(school: School, path: string, fields: Record<string, string>, address: string, headers = {}) {
  const request = new Request(`http://localhost:8080${path}`, {
    method: 'POST',
    headers: { authorization: BASIC, ...headers },
    body: new URLSearchParams(fields),
  })
  return (await school.backend.fetch(request, { address })).json() as Promise<Record<string, unknown>>
}

/** What solved forty of forty pictures: the outline of the piece is looked for among the dark ones. */
async function solveByReadingThePicture(school: School, address: string): Promise<string | null> {
  const asked = await post(school, '/api-user/ext/captcha/get', {}, address)
  const data = asked.data as { picture?: string; piece?: string; captchaId?: string } | null
  const gaps = [...(data?.picture ?? '').matchAll(/<path d="M([^"]+)Z" fill="#000"/g)]
  if (!data?.captchaId || gaps.length === 0) return null
  const [x = 0, y = 0] = (gaps[0]?.[1] ?? '').split(/[ L]/).map(Number)
  const track = JSON.stringify([{ value: x, level: y, atMs: 900 }])
  const answer = { captchaId: data.captchaId, value: String(x), level: String(y), durationMs: '900', track }
  const checked = await post(school, '/api-user/ext/captcha/check', answer, address)
  return (checked.data as { captchaVerification?: string } | null)?.captchaVerification ?? null
}

describe('a script that reads captchas', () => {
  it('solves none of forty: there is no picture to read', async () => {
    const school = await open()
    const solved = []
    for (let i = 0; i < 40; i++) solved.push(await solveByReadingThePicture(school, '192.0.2.1'))
    expect(solved.filter((pass) => pass !== null)).toEqual([])
  })

  it('guesses the work in vain, and hands nothing in twice or elsewhere', async () => {
    const school = await open()
    const at = { address: '192.0.2.1' }
    const { data } = await school.call('getCaptchaWork', {}, at)
    const { challenge, tries } = data as { challenge: string; tries: number }
    for (let counter = tries / 2; counter < tries / 2 + 20; counter++) {
      const guess = { challenge, counter, derivedKey: '00'.repeat(32) }
      expect(await school.call('checkCaptchaWork', guess, at)).toMatchObject({ code: errorCodes.captchaWrong })
    }
    const done = await doneWork(school, at)
    expect(await school.call('checkCaptchaWork', done, { address: '198.51.100.1' })).toMatchObject({
      code: errorCodes.captchaWrong,
    })
    expect(await school.call('checkCaptchaWork', done, at)).toMatchObject({ code: 200 })
    expect(await school.call('checkCaptchaWork', done, at)).toMatchObject({ code: errorCodes.captchaWrong })
  })
})

describe('a program that guesses', () => {
  it('tries four hundred passwords of one account from a hundred addresses, and gets to compare a few dozen', async () => {
    let compared = 0
    const school = await openTestSchool({
      captcha: { verify: async () => true },
      passwords: {
        hash: async (password) => `plain:${password}`,
        verify: async (password, phc) => {
          compared += 1
          return phc === `plain:${password}`
        },
      },
    })
    const owner = browser('laptop')
    const entry = { username: 'student.anna', captchaVerification: 'solved' }
    const here = { headers: owner, address: '198.51.100.7' }
    await school.call('studentLogin', { ...entry, password: DEMO_PASSWORD }, here)
    compared = 0
    for (let i = 0; i < 400; i++) {
      const from = { headers: { deviceId: 'laptop' }, address: `192.0.2.${i % 100}` }
      await school.call('studentLogin', { ...entry, password: `guess ${i}` }, from)
    }
    expect(compared).toBeLessThan(30)
    expect(await school.call('studentLogin', { ...entry, password: DEMO_PASSWORD }, here)).toMatchObject({ code: 200 })
  })

  it('makes up a thousand secrets of devices, and none of them is known', async () => {
    const school = await openTestSchool({ captcha: { verify: async () => true } })
    const entry = { username: 'student.anna', password: 'guess', captchaVerification: 'solved' }
    const codes = new Map<number, number>()
    for (let i = 0; i < 1_000; i++) {
      const from = { headers: browser(`made-up-${i}`), address: '192.0.2.1' }
      const { code } = await school.call('studentLogin', entry, from)
      codes.set(code, (codes.get(code) ?? 0) + 1)
    }
    expect(codes.get(errorCodes.wrongPassword)).toBe(10)
  })
})

it('a program that asks for texts to every number of a range gets forty, and the known device of one of them its code', async () => {
  const school = await openTestSchool({ captcha: { verify: async () => true } })
  const here = { headers: browser('laptop'), address: '198.51.100.7' }
  await school.call(
    'studentLogin',
    { username: 'student.anna', password: DEMO_PASSWORD, captchaVerification: '' },
    here,
  )
  const anna = phoneOfAccount('student.anna')
  const people = ['anna', 'ben', 'chika', 'diego', 'emma', 'farid', 'grace', 'haru'].map((name) =>
    phoneOfAccount(`student.${name}`),
  )
  let sent = 0
  for (let round = 0; round < 12; round++) {
    for (const [i, phone] of people.entries()) {
      const from = { headers: browser(`made-up-${round}-${i}`), address: `192.0.2.${round * 10 + i}` }
      const asked = { operation: 'login', ...phone, captchaVerification: 'solved' }
      const { code } = await school.call('studentSendSmsCode', asked, from)
      if (code === 200) sent += 1
    }
  }
  expect(sent).toBe(40)
  expect(await school.call('studentSendSmsCode', { operation: 'login', ...anna }, here)).toMatchObject({ code: 200 })
})
