/** Attacks by what a request says: bodies, forms, headers. */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { WEB_APP_CLIENT } from '../../../src/core.ts'
import type { Target } from '../support/besieged-school.ts'
import { type Attack, together, unless } from './attack.ts'

const BASIC = { authorization: `Basic ${btoa(WEB_APP_CLIENT)}` }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
// That it answers is asked here; how fast is up to the machine.
const PATIENCE = 150_000
const MB = 1024 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }

interface Answer {
  status: number
  code: number
  text: string
}

const answerOf = (status: number, text: string): Answer => ({
  status,
  code: Number(/^\{"(?:code|status)":(\d+)/.exec(text)?.[1] ?? 0),
  text,
})

/** Tells silence, which is the server's fault, from a connection that the server cut, which is none. */
const failed = (error: unknown): Answer =>
  error instanceof DOMException
    ? { status: 500, code: 0, text: 'no answer' }
    : { status: 0, code: 0, text: String(error) }

/** Sends a body and gives the HTTP status, and the code of the envelope if there is one; 0 where the line was cut. */
async function send(
  { base }: Target,
  path: string,
  headers: Record<string, string>,
  body: BodyInit | Uint8Array<ArrayBuffer>,
): Promise<Answer> {
  try {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(PATIENCE),
    })
    return answerOf(response.status, await response.text())
  } catch (error) {
    return failed(error)
  }
}

/** The same with so many megabytes of one byte. `fetch` would copy the whole body twice before it sends it. */
async function sendMegabytes(
  { base }: Target,
  path: string,
  headers: Record<string, string>,
  count: number,
  byte: number,
): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE)
  const megabyte = Buffer.alloc(MB, byte)
  const asking = request(`${base}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-length': count * MB },
  })
  const silent = () => asking.destroy(signal.reason as Error)
  signal.addEventListener('abort', silent)
  try {
    Readable.from(Array.from({ length: count }, () => megabyte)).pipe(asking)
    const [response] = (await once(asking, 'response')) as [IncomingMessage]
    return answerOf(response.statusCode ?? 0, await textOf(response))
  } catch (error) {
    return failed(error)
  } finally {
    signal.removeEventListener('abort', silent)
    // No more of the body comes after any answer of the server.
    asking.on('error', () => undefined).destroy()
  }
}

/** Refused in words, or cut off: anything but a crash, silence or a success. */
const isRefused = ({ status, code }: Answer) => status < 500 && code !== 200 && code !== 500
const refused = (answer: Answer) =>
  unless(isRefused(answer), `answered with ${answer.status} ${answer.text.slice(0, 200)}`)

const asStudent = async (target: Target) => ({ authorization: `Bearer ${await target.signedIn('student.ben')}` })

export const bodyAttacks: readonly Attack[] = [
  {
    name: 'JSON 200,000 levels deep',
    run: async (target) => {
      const body = `{"infos":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
      return refused(
        await send(target, '/api-user/metrics/collect', { ...(await asStudent(target)), ...JSON_TYPE }, body),
      )
    },
  },
  {
    name: 'JSON with 100,000 keys',
    run: async (target) => {
      const body = JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, 1])))
      return refused(
        await send(target, '/api-user/metrics/collect', { ...(await asStudent(target)), ...JSON_TYPE }, body),
      )
    },
  },
  {
    name: 'JSON with __proto__ and constructor',
    run: async (target) => {
      const body = '{"__proto__":{"code":200},"constructor":{"prototype":{"code":200}},"infos":[]}'
      await send(target, '/api-user/metrics/collect', { ...(await asStudent(target)), ...JSON_TYPE }, body)
      return []
    },
  },
  {
    name: 'a body that says it is compressed, and would have 1 GB',
    run: async (target) => {
      const bomb = new Uint8Array(gzipSync(Buffer.alloc(64 * 1024 * 1024)))
      const headers = { ...(await asStudent(target)), ...JSON_TYPE, 'content-encoding': 'gzip' }
      return refused(await send(target, '/api-user/metrics/collect', headers, bomb))
    },
  },
  {
    name: 'a form of 250,000 empty fields',
    run: async (target) =>
      refused(
        await send(
          target,
          '/api-user/study/lessonThatDay',
          { ...(await asStudent(target)), ...FORM },
          '&'.repeat(250_000),
        ),
      ),
  },
  {
    name: 'a form whose every byte is a broken escape',
    run: async (target) => {
      const answer = await send(
        target,
        '/api-user/user/login',
        { ...BASIC, ...FORM },
        `username=${'%zz'.repeat(60_000)}`,
      )
      return refused(answer)
    },
  },
  {
    name: 'a multipart body of carriage returns',
    run: async (target) => {
      const type = { 'content-type': 'multipart/form-data; boundary=b' }
      const headers = { authorization: `Bearer ${await target.signedIn('teacher.wang')}`, ...type }
      return refused(await sendMegabytes(target, '/api-tch/lessonClass/uploadLessonResource', headers, 90, 13))
    },
  },
  {
    name: 'a multipart body of 20,000 parts, to the sign-in',
    run: async (target) => {
      const body = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(5_000)
      return refused(
        await send(
          target,
          '/api-user/user/login',
          { ...BASIC, 'content-type': 'multipart/form-data; boundary=b' },
          body,
        ),
      )
    },
  },
  {
    name: 'a multipart body with a boundary of 60 kB',
    run: async (target) => {
      const boundary = 'b'.repeat(12_000)
      const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
      return refused(await send(target, '/api-user/user/login', { ...BASIC, ...type }, `--${boundary}--`))
    },
  },
  {
    name: 'a text in GB18030 that claims to be UTF-8',
    run: async (target) => {
      const body = new Uint8Array([...Buffer.from('username='), 0xc4, 0xe3, 0xba, 0xc3, 0x81, 0x30, 0x81])
      return refused(await send(target, '/api-user/user/login', { ...BASIC, ...FORM }, body))
    },
  },
  {
    name: 'a time zone that takes a backtracking pattern 25 s, twenty times',
    run: async (target) => {
      const zone = `A${'a'.repeat(48)}!`
      const headers = { ...(await asStudent(target)), ...FORM, timeZone: zone }
      const answers = await together(20, () =>
        send(target, '/api-user/study/lessonDate', headers, new URLSearchParams({ timeZone: zone, month: '2026-11' })),
      )
      return answers.flatMap((answer) => unless(answer.status < 500, `answered with ${answer.status} ${answer.text}`))
    },
  },
  {
    name: 'a picture of 6 MB in base64 that is none',
    run: async (target) => {
      const headers = { authorization: `Bearer ${await target.signedIn('teacher.wang')}`, ...FORM }
      const body = `base64Str=${encodeURIComponent(`data:image/png;base64,${'A'.repeat(6_000_000)}`)}`
      return refused(await send(target, '/api-tch/fileOperate/uploadByBase64Str', headers, body))
    },
  },
  {
    name: 'ten bodies of 90 MB at the same moment, by one teacher',
    run: async (target) => {
      const headers = {
        authorization: `Bearer ${await target.signedIn('teacher.wang')}`,
        'content-type': 'multipart/form-data; boundary=b',
      }
      const answers = await together(10, () =>
        sendMegabytes(target, '/api-tch/lessonClass/uploadLessonResource', headers, 90, 0),
      )
      return answers.flatMap(refused)
    },
  },
]
