import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getSdk, type LessonDay } from '@hwjy/sdk'
import { http, HttpResponse } from 'msw/http'
import { anna, answer, refusal, startSdk, mockBackend } from '../../shared/testing/backend.ts'
import { forgetLeaving } from '../../shared/session/leave.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { noteCut } from '../../shared/testing/refusal-record.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const day: LessonDay = { serverTime: '2026-11-20T11:00:00Z', schoolTimeZone: 'Asia/Shanghai', lessons: [lessonAt19] }
const tokens = {
  accessToken: 'a'.repeat(20),
  refreshToken: 'r'.repeat(20),
  expiresIn: 3_600,
  userType: '016001',
} as const

describe('the way through the app', () => {
  afterEach(() => vi.restoreAllMocks())
  beforeEach(() => {
    server.use(
      answer('/common/baseInfo', { demo: null }),
      answer('/user/userInfo', anna),
      answer('/study/lessonToday', day),
    )
  })

  it('sends a visitor from a student’s page to the login page', async () => {
    startSdk()
    await openApp('/student')
    expect(await screen.findByRole('heading', { name: 'Welcome to class' })).toBeTruthy()
    expect(await screen.findByText(/Sign in to continue to the page/)).toBeTruthy()
    expect(window.location.pathname).toBe('/login')
  })

  it.each(['/lesson/lesson-1/check', '/teacher', '/security'])('knows that %s is behind the sign-in', async (path) => {
    startSdk()
    await openApp(path)
    expect(await screen.findByRole('heading', { name: 'Welcome to class' })).toBeTruthy()
    expect(window.location.pathname).toBe('/login')
  })

  it('says to a visitor that there is no such page, where it is, with ways on', async () => {
    startSdk()
    await openApp('/no-such-page')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(document.title).toBe('Page not found · Huawen Classroom')
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Back to home' })).toBeTruthy()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toBeTruthy()
    expect(window.location.pathname).toBe('/no-such-page')
  })

  it('keeps who is signed in, on a phone too, at an address that nobody has', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile',
    )
    startSdk({ role: 'student', userInfo: anna })
    await openApp('/no-such-page')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
    expect(document.title).toBe('Page not found · Huawen Classroom')
  })

  it('sends a signed-in student from the login page home', async () => {
    startSdk({ role: 'student', userInfo: anna })
    await openApp('/login')
    expect(await screen.findByRole('heading', { name: 'Hello, Anna' })).toBeTruthy()
    expect(window.location.pathname).toBe('/student')
    expect(document.title).toBe('学生首页 · 华文课堂')
  })

  it('says that a page is for teachers when a student asks for it', async () => {
    startSdk({ role: 'student', userInfo: anna })
    await openApp('/teacher')
    expect(await screen.findByRole('heading', { name: 'This page is for teachers' })).toBeTruthy()
  })

  it('says why when the sign-in ended, and shows the login page', async () => {
    const message = 'You are no longer signed in, please sign in again'
    server.use(refusal('/study/lessonToday', 401, message), refusal('/ext/refreshToken', 401, message))
    startSdk({ role: 'student', userInfo: anna })
    await openApp('/student')
    expect(await screen.findByRole('dialog', { name: 'You’ve been signed out' })).toBeTruthy()
    expect(await screen.findByText('You’ve been signed out. Please sign in again.')).toBeTruthy()
    expect(window.location.pathname).toBe('/login')
  })

  it('says nothing of an end to a user who signs out on purpose, and forgets the page they left', async () => {
    server.use(answer('/user/logout', null))
    startSdk({ role: 'student', userInfo: anna })
    const { user } = await openApp('/student')
    await user.click(await screen.findByRole('button', { name: /Account menu/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    expect(await screen.findByRole('heading', { name: 'Welcome to class' })).toBeTruthy()
    expect(screen.queryByText(/You’ve been signed out|Sign in to continue to the page/)).toBeNull()
    expect((window.history.state as { usr?: unknown }).usr ?? {}).toEqual({})
    // An end that follows in the same page is told again.
    act(() => {
      getSdk().session.begin('student', tokens)
      getSdk().session.setUserInfo(anna)
    })
    expect(await screen.findByRole('heading', { name: 'Hello, Anna' })).toBeTruthy()
    act(() => getSdk().session.end())
    expect(await screen.findByText('You’ve been signed out. Please sign in again.')).toBeTruthy()
  })

  it('signs out on this device also when the network is cut', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.use(
      http.post('*/user/logout', ({ request }) => {
        noteCut(request)
        return HttpResponse.error()
      }),
    )
    startSdk({ role: 'student', userInfo: anna })
    const { user } = await openApp('/student')
    await user.click(await screen.findByRole('button', { name: /Account menu/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    expect(await screen.findByRole('heading', { name: 'Welcome to class' })).toBeTruthy()
    expect(getSdk().session.getState().isLogin).toBe(false)
    line.mockRestore()
    // A browser would load the page afresh.
    forgetLeaving()
  })

  it('says nothing of an end while a sign-in is not finished', async () => {
    startSdk()
    getSdk().session.begin('student', tokens)
    await openApp('/student')
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(await screen.findByText(/Sign in to continue to the page/)).toBeTruthy()
    expect(screen.queryByText(/You’ve been signed out/)).toBeNull()
  })

  it.each(['check', 'room'])('leads home from the %s of a lesson that is not theirs', async (place) => {
    server.use(refusal('/study/checkLesson', 403, 'Not allowed'))
    startSdk({ role: 'student', userInfo: anna })
    const { user } = await openApp(`/lesson/lesson-9/${place}`)
    expect(await screen.findByRole('heading', { name: 'You’re not in this lesson' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Back to my lessons' }))
    expect(await screen.findByRole('heading', { name: 'Hello, Anna' })).toBeTruthy()
  })

  it('says so when the account does not load', async () => {
    server.use(refusal('/user/userInfo', 403, 'Not allowed'))
    startSdk({ role: 'student', userInfo: anna })
    await openApp('/student')
    expect(await screen.findByRole('dialog', { name: 'Couldn’t load your account' })).toBeTruthy()
  })
})
