import { describe, expect, it, vi } from 'vitest'
import { loginInfo, userInfo } from '../../test/school.ts'
import { deviceIdOf, deviceSecretOf } from '../client/device-id.ts'
import { createSession, type ForcedLogout, SESSION_KEY } from './session.ts'
import { browserStorage, memoryStorage } from '../client/storage.ts'

describe('session', () => {
  it('session keeps token, role, person and buttons through a reload of the page', () => {
    const storage = memoryStorage()
    const before = createSession(storage, 'dev')
    before.begin('student', loginInfo)
    before.setUserInfo({ ...userInfo, buttons: ['lesson.rate'] })
    before.setAreaCode('86')
    const after = createSession(storage, 'dev').getState()
    expect(after).toEqual(before.getState())
    expect(after).toMatchObject({
      token: loginInfo.accessToken,
      refreshToken: loginInfo.refreshToken,
      userRole: 'student',
      roles: ['student'],
      buttons: ['lesson.rate'],
      areaCode: '86',
      loginStatus: '200',
      isLogin: true,
    })
  })

  it('session forgets everything on sign-out, in storage too', () => {
    const storage = memoryStorage()
    const session = createSession(storage, 'dev')
    session.begin('teacher', loginInfo)
    session.end()
    expect(session.getState()).toMatchObject({
      token: null,
      userRole: null,
      userInfo: null,
      areaCode: null,
      isLogin: false,
    })
    expect(storage.getItem(SESSION_KEY)).toBeNull()
  })

  it('session tells its listeners, until they stop listening', () => {
    const session = createSession(memoryStorage(), 'dev')
    const listener = vi.fn<() => void>()
    const stop = session.subscribe(listener)
    session.begin('student', loginInfo)
    stop()
    session.end()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('session gives the same state object until something changes', () => {
    const session = createSession(memoryStorage(), 'dev')
    expect(session.getState()).toBe(session.getState())
  })

  it('session ends with a message when the server ends it, once', () => {
    const session = createSession(memoryStorage(), 'dev')
    const listener = vi.fn<(event: ForcedLogout) => void>()
    session.onForcedLogout(listener)
    session.begin('student', loginInfo)
    session.forceLogout(loginInfo.accessToken, { message: '你的账号已在其他设备登录' })
    session.forceLogout(loginInfo.accessToken, { message: '你的账号已在其他设备登录' })
    expect(session.getState().isLogin).toBe(false)
    expect(listener.mock.calls).toEqual([[{ message: '你的账号已在其他设备登录' }]])
  })

  it('session survives the late 401 of an older sign-in', () => {
    const session = createSession(memoryStorage(), 'dev')
    session.begin('student', loginInfo)
    session.forceLogout('token-of-yesterday', { message: '' })
    expect(session.getState().isLogin).toBe(true)
  })

  it('session clears the forced-login flag when another sign-in is tried', () => {
    const session = createSession(memoryStorage(), 'dev')
    session.holdBack()
    session.setLoginStatus('50001')
    expect(session.getState()).toMatchObject({ needsForcedLogin: false, loginStatus: '50001' })
  })

  it('session starts signed out when storage holds something else', () => {
    const storage = memoryStorage()
    for (const garbage of ['{', '42', '{"token":7}', 'null']) {
      storage.setItem(SESSION_KEY, garbage)
      expect(createSession(storage, 'dev').getState().isLogin).toBe(false)
    }
  })

  it('session follows what another tab wrote', () => {
    const storage = memoryStorage()
    const here = createSession(storage, 'dev')
    createSession(storage, 'dev').begin('student', loginInfo)
    here.reload()
    expect(here.getState().isLogin).toBe(true)
  })
})

describe('device id', () => {
  it('device id stays the same in one browser and differs between two', () => {
    const storage = memoryStorage()
    expect(deviceIdOf(storage)).toBe(deviceIdOf(storage))
    expect(deviceIdOf(storage)).not.toBe(deviceIdOf(memoryStorage()))
    expect(deviceIdOf(storage)).toMatch(/^[0-9a-f]{32}$/)
    expect(deviceSecretOf(storage)).toBe(deviceSecretOf(storage))
    expect(deviceSecretOf(storage), 'the id says nothing about it').not.toBe(deviceIdOf(storage))
  })
})

describe('storage', () => {
  it('storage falls back to memory where the browser forbids localStorage', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const storage = browserStorage()
    vi.unstubAllGlobals()
    storage.setItem('key', 'value')
    expect(storage.getItem('key')).toBe('value')
  })
})
