/** Attacks by many or costly calls. */
import { errorCodes } from '@hwjy/sdk/errors'
import { WEB_APP_CLIENT } from '../../../src/core.ts'
import { postForm } from '../../node/http-client.ts'
import type { Target } from '../support/besieged-school.ts'
import { type Attack, together, unless } from './attack.ts'

const anonymous = (
  target: Target,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const authorization = `Basic ${btoa(WEB_APP_CLIENT)}`
  return fetch(`${target.base}${path}`, { method: 'POST', headers: { authorization, ...headers }, body }).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    (error: unknown) => ({ status: 0, text: String(error) }),
  )
}

/** No crash among the answers. */
const noCrash = (answers: readonly { status: number; text: string }[]) =>
  answers
    .flatMap(({ status, text }) => unless(status < 500 || status === 503, `${status} ${text.slice(0, 200)}`))
    .slice(0, 3)

const student = async (target: Target, path: string, fields: Record<string, string>) => {
  const answer = await postForm(target.base, path, fields, await target.signedIn('student.ben'))
  return { status: answer.code === errorCodes.serverError ? 500 : 200, text: JSON.stringify(answer) }
}

export const callAttacks: readonly Attack[] = [
  {
    name: '300 sign-ins with wrong passwords at the same moment',
    run: async (target) =>
      noCrash(
        await together(300, (index) =>
          anonymous(target, '/api-user/user/login', {
            username: `nobody${index}`,
            password: 'x',
            captchaVerification: '',
          }),
        ),
      ),
  },
  {
    name: '200 texts to foreign numbers',
    run: async (target) => {
      const send = (index: number) =>
        anonymous(target, '/api-user/user/code/sms', {
          zone: '+882',
          mobile: String(90_000_000 + index),
          operation: '1',
        })
      return noCrash(await together(200, send))
    },
  },
  {
    name: '500 captchas',
    run: async (target) => noCrash(await together(500, () => anonymous(target, '/api-user/ext/captcha', {}))),
  },
  {
    name: '400 calls of one student in one burst',
    run: async (target) => noCrash(await together(400, () => student(target, '/api-user/study/lessonToday', {}))),
  },
  {
    name: 'searches for wildcards only',
    run: async (target) => {
      const authorization = `Bearer ${await target.signedIn('teacher.wang')}`
      const search = async (index: number) => {
        const query = new URLSearchParams({ keyword: '%_'.repeat(40 + index), pageNum: '1', pageSize: '100' })
        const response = await fetch(`${target.base}/api-tch/web/question/list?${query}`, {
          headers: { authorization },
        })
        return { status: response.status, text: await response.text() }
      }
      return noCrash(await together(40, search))
    },
  },
  {
    name: 'pages and dates beyond all numbers',
    run: async (target) => {
      const odd = [
        { pageNum: '999999999999', pageSize: '999999999' },
        { lessonDate: '+275760-09-13' },
        { month: '9999-12' },
        { pageNum: '1e308', pageSize: '-0' },
      ]
      return noCrash(await Promise.all(odd.map((fields) => student(target, '/api-user/study/lessonThatDay', fields))))
    },
  },
  {
    name: '31 MB of metrics by one student',
    run: async (target) => {
      const token = await target.signedIn('student.chika')
      const at = new Date().toISOString()
      const info = {
        userId: 'usr_chika',
        subBizType: 'WhiteScreen',
        logType: 'warn',
        collectTime: at,
        data: 'x'.repeat(900),
      }
      const body = JSON.stringify({ sendTime: at, infos: Array.from({ length: 100 }, () => info) })
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const send = () =>
        fetch(`${target.base}/api-user/metrics/collect`, { method: 'POST', headers, body }).then(async (response) => ({
          status: response.status,
          text: await response.text(),
        }))
      const answers = await together(340, send)
      const taken = answers.filter(({ text }) => text.startsWith('{"code":200')).length
      return [...noCrash(answers), ...unless(taken < 170, `${taken} of 340 reports were taken`)]
    },
  },
  {
    name: '500 guesses of a calendar address',
    run: async ({ base }) => {
      const guess = (index: number) =>
        fetch(`${base}/api-user/ext/calendar/${index}.ics`).then(async (response) => ({
          status: response.status,
          text: await response.text(),
        }))
      return noCrash(await together(500, guess))
    },
  },
  {
    name: 'paths that lead out of a folder',
    run: async ({ base }) => {
      const paths = [
        '/hwjy-web/..%2f..%2fpackage.json',
        '/hwjy-web/%00',
        '/cos/hwjy/%2e%2e/%2e%2e/secret',
        '/hwjy-web/%ff%fe',
        '//',
      ]
      const answers = await Promise.all(
        paths.map(async (path) => {
          const response = await fetch(base + path, { redirect: 'manual' })
          return { status: response.status, text: await response.text() }
        }),
      )
      return [
        ...noCrash(answers),
        ...answers.flatMap(({ text }) => unless(!text.includes('"private": true'), 'a file was read')),
      ]
    },
  },
  {
    name: 'ranges of a file, a thousand in one header',
    run: async ({ base }) => {
      const range = `bytes=${Array.from({ length: 1_000 }, (_, index) => `${index}-${index + 1}`).join(',')}`
      const answers = await together(50, async () => {
        const response = await fetch(`${base}/hwjy-web/`, { headers: { range } })
        return { status: response.status, text: await response.text() }
      })
      return noCrash(answers)
    },
  },
]
