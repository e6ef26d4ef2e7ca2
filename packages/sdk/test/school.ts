/** A school's server as far as these tests need it: msw answers, and keeps what it was asked. */
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { configureSdk, memoryStorage, type SdkOptions } from '../src/index.ts'

export const ORIGIN = 'https://school.test'
const school = setupServer()

/** For a whole test file; a call that no test answers fails. */
export function openSchool() {
  beforeAll(() => school.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => school.resetHandlers())
  afterAll(() => school.close())
}

/** Answers one call with that body and returns the requests as they come in. */
export function answering(
  path: string,
  body: object | ((request: Request) => Response | Promise<Response>),
): Request[] {
  const requests: Request[] = []
  const resolver = ({ request }: { request: Request }) => {
    requests.push(request.clone())
    return typeof body === 'function' ? body(request) : HttpResponse.json(body)
  }
  school.use(http.post(`${ORIGIN}${path}`, resolver), http.get(`${ORIGIN}${path}`, resolver))
  return requests
}

export const success = (data: unknown) => ({ code: 200, message: 'ok', data })
export const failure = (code: number, message = '', data: unknown = null) => ({ code, message, data })

export const sdkFor = (options: SdkOptions = {}) =>
  configureSdk({ server: ORIGIN, storage: memoryStorage(), language: () => 'ja-JP', appVersion: '1.2.3', ...options })

export const loginInfo = {
  accessToken: 'access-token-0123456789',
  refreshToken: 'refresh-token-0123456789',
  expiresIn: 3600,
  userType: '016001',
} as const

export const userInfo = {
  userId: 'usr_anna',
  userType: '016001' as const,
  name: 'Anna',
  nickname: '',
  avatar: null,
  roles: ['student' as const],
  curStu: { stuId: 'stu_anna', name: 'Anna' },
  schoolName: '华文学校',
  schoolLogo: null,
  schoolTimeZone: 'Asia/Shanghai',
  timeZone: null,
  buttons: [],
  isPasswordOld: false,
  closesAt: null,
}
