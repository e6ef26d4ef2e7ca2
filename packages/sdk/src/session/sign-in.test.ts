import { expect, it, vi } from 'vitest'
import { HttpResponse } from 'msw'
import { answering, failure, loginInfo, openSchool, sdkFor, success, userInfo } from '../../test/school.ts'
import type { SdkError } from '../error/api-error.ts'
import type { ForcedLogout } from './session.ts'
import { enter, signIn, signOut } from './sign-in.ts'
import { listLessonsToday, studentForceLogin } from '../generated/hooks.ts'

openSchool()

const request = { username: 'student.anna', password: 'Huawen-2026', captchaVerification: '' }
const acceptLogin = () => answering('/api-user/user/login', { status: '200', message: 'ok', info: loginInfo })

it('signing in keeps the token, then loads who that is', async () => {
  const { session } = sdkFor()
  acceptLogin()
  const asked = answering('/api-user/user/userInfo', success(userInfo))
  await expect(signIn('student', request)).resolves.toEqual({ status: 'signedIn', userInfo })
  expect(asked[0]?.headers.get('Authorization')).toBe(`Bearer ${loginInfo.accessToken}`)
  expect(session.getState()).toMatchObject({ isLogin: true, userRole: 'student', userInfo, roles: ['student'] })
})

it('teachers sign in on their own side', async () => {
  const { session } = sdkFor()
  answering('/api-tch/user/login', { status: '200', message: 'ok', info: { ...loginInfo, userType: '016002' } })
  answering('/api-tch/user/userInfo', success({ ...userInfo, roles: ['teacher'], curStu: null }))
  await signIn('teacher', request)
  expect(session.getState()).toMatchObject({ userRole: 'teacher', roles: ['teacher'] })
})

it.each(['50001', '50002', '50003', '-1'])('status %s signs nobody in, and is kept', async (status) => {
  const { session } = sdkFor()
  answering('/api-user/user/login', { status, message: 'why', info: null })
  await expect(signIn('student', request)).rejects.toMatchObject({ code: Number(status), message: 'why' })
  expect(session.getState()).toMatchObject({ isLogin: false, loginStatus: status })
})

it('another device holds the sign-in back, and the answer says which and how to go on', async () => {
  const { session } = sdkFor()
  const devices = [
    {
      device: { kind: 'computer', browser: 'Chrome', system: 'Windows', model: null },
      lastSeenAt: '2026-11-20T10:00:00Z',
    },
  ]
  const message = '你的账号已在其他设备登录'
  answering('/api-user/user/login', { status: '50021', message, info: { ticket: 'signed-ticket', devices } })
  const heldBack = { status: 'heldBack', code: 50021, message, ticket: 'signed-ticket', devices }
  await expect(signIn('student', request)).resolves.toEqual(heldBack)
  expect(session.getState()).toMatchObject({ isLogin: false, needsForcedLogin: true })
})

it('any other way in begins the same session; a family chooses before anybody is told who it is', async () => {
  const { session } = sdkFor()
  answering('/api-user/user/forceLogin', { status: '200', message: 'ok', info: loginInfo })
  answering('/api-user/user/userInfo', success(userInfo))
  const beforeUserInfo = vi.fn<() => Promise<void>>(async () => {
    expect(session.getState()).toMatchObject({ token: loginInfo.accessToken, userInfo: null })
  })
  const entering = enter('student', studentForceLogin({ ticket: 'signed-ticket' }), { beforeUserInfo })
  await expect(entering).resolves.toEqual({ status: 'signedIn', userInfo })
  expect(beforeUserInfo).toHaveBeenCalledOnce()
})

it('whoever does not choose is not signed in', async () => {
  const { session } = sdkFor()
  acceptLogin()
  const beforeUserInfo = () => Promise.reject(new Error('closed'))
  await expect(signIn('student', request, { beforeUserInfo })).rejects.toThrow('closed')
  expect(session.getState().isLogin).toBe(false)
})

it.each([
  [null, 'user-info-missing'],
  [{ ...userInfo, roles: [] }, 'roles-missing'],
])('an account without person or role is not signed in: %#', async (info, code) => {
  const { session } = sdkFor()
  acceptLogin()
  answering('/api-user/user/userInfo', success(info))
  await expect(signIn('student', request)).rejects.toMatchObject({ name: 'AccountError', code })
  expect(session.getState().isLogin).toBe(false)
})

it('a 401 ends the session and says so', async () => {
  const { session } = sdkFor()
  const onForcedLogout = vi.fn<(event: ForcedLogout) => void>()
  session.onForcedLogout(onForcedLogout)
  session.begin('student', loginInfo)
  answering('/api-user/study/lessonToday', failure(401, '登录已失效，请重新登录'))
  answering('/api-user/ext/refreshToken', { status: '50010', message: '', info: null })
  await listLessonsToday().catch(() => undefined)
  expect(session.getState().isLogin).toBe(false)
  expect(onForcedLogout).toHaveBeenCalledExactlyOnceWith({ message: '登录已失效，请重新登录' })
})

it('signing out ends the session even when the server cannot be reached', async () => {
  const { session } = sdkFor()
  session.begin('student', loginInfo)
  answering('/api-user/user/logout', () => HttpResponse.error())
  await expect(signOut()).rejects.toMatchObject({ name: 'NetworkError' })
  expect(session.getState().isLogin).toBe(false)
})

it('reports go to the side of who is signed in, and do not disturb', async () => {
  const onNotice = vi.fn<(error: SdkError) => void>()
  const { session, monitoring, storage } = sdkFor({ onNotice })
  session.begin('student', loginInfo)
  session.setUserInfo(userInfo)
  monitoring.record('CommRequest', 'warn', { ms: 4_000 })
  answering('/api-user/metrics/collect', failure(500))
  await monitoring.flush()
  expect(onNotice).not.toHaveBeenCalled()
  const sent = answering('/api-user/metrics/collect', success({ accepted: 1 }))
  await monitoring.flush()
  await expect(sent[0]?.json()).resolves.toMatchObject({
    sendTime: expect.stringMatching(/Z$/),
    infos: [{ userId: 'usr_anna', stuId: 'stu_anna', logType: 'warn' }],
  })
  expect(storage.getItem('hwjy.metrics')).toBe('[]')
})
