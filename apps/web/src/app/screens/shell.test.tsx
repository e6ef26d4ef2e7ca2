import type { LessonDay, SystemMessage } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, it } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const day: LessonDay = {
  serverTime: '2026-11-20T11:52:00Z',
  schoolTimeZone: 'Asia/Shanghai',
  lessons: [{ ...lessonAt19, status: 'waitingToStart', canEnter: true, enterDenial: null }],
}
const moved: SystemMessage = {
  messageId: 'message-1',
  kind: 'lessonMoved',
  category: 'lesson',
  text: 'The lesson “在饭馆点菜” was moved to Nov 21, 19:00',
  values: {},
  targetId: 'lesson-1',
  createdAt: '2026-11-20T10:00:00Z',
  isRead: false,
}

describe('the shell around every page', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    startSdk({ role: 'student', userInfo: anna })
    server.use(answer('/user/userInfo', anna), answer('/study/lessonToday', day))
  })

  it('counts what was not read, shows it, and marks it read', async () => {
    let isRead = false
    const count = () => ({ total: isRead ? 0 : 1, categories: [] })
    server.use(
      http.post('*/ext/im/unreadNum', () => HttpResponse.json({ code: 200, message: 'ok', data: count() })),
      http.post('*/im/sysMsg', () => {
        const page = { records: [{ ...moved, isRead }], total: 1, current: 1, size: 6, pages: 1 }
        return HttpResponse.json({ code: 200, message: 'ok', data: page })
      }),
      http.post('*/ext/im/readMessages', () => {
        isRead = true
        return HttpResponse.json({ code: 200, message: 'ok', data: count() })
      }),
    )
    const { user } = await openApp('/student')
    await user.click(await screen.findByRole('button', { name: /^Messages, 1/ }))
    const panel = await screen.findByRole('dialog', { name: 'Messages' })
    expect(await within(panel).findByText(moved.text)).toBeTruthy()
    await user.click(within(panel).getByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByRole('button', { name: 'Messages', hidden: true })).toBeTruthy()
    await waitFor(() => expect(within(panel).queryByText('New:')).toBeNull())
  })

  it('leads by keyboard to whatever is typed', async () => {
    const { user } = await openApp('/student')
    await screen.findByRole('heading', { name: 'Hello, Anna' })
    await user.keyboard('{Control>}k{/Control}')
    const palette = await screen.findByRole('dialog', { name: 'Go to a page, or do something' })
    await within(palette).findByRole('button', { name: /在饭馆点菜/ })
    await user.keyboard('饭馆{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/lesson/lesson-1/check'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('finds a lesson by its day and a school by its name, asking the school', async () => {
    const asked: string[] = []
    server.use(
      http.post('*/study/lessonThatDay', async ({ request }) => {
        asked.push(String((await request.formData()).get('theDay')))
        const lessons = [{ ...lessonAt19, lessonId: 'lesson-9', lessonName: '第九课 去机场', status: 'notStarted' }]
        return HttpResponse.json({ code: 200, message: 'ok', data: { ...day, lessons } })
      }),
      http.get('*/ext/schools', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('keyword') ?? '')
        const school = { schoolId: 'sch_1', name: '海港中文学校', region: 'Sydney', logoUrl: null, summary: '' }
        const records = [{ ...school, courses: 1, isOwn: false }]
        return HttpResponse.json({
          code: 200,
          message: 'ok',
          data: { records, total: 1, current: 1, size: 5, pages: 1 },
        })
      }),
    )
    const { user } = await openApp('/student')
    await screen.findByRole('heading', { name: 'Hello, Anna' })
    await user.keyboard('{Control>}k{/Control}')
    const palette = await screen.findByRole('dialog', { name: 'Go to a page, or do something' })
    await user.keyboard('2026-12-04')
    await waitFor(() => expect(asked).toEqual(['2026-12-04']))
    await user.clear(within(palette).getByRole('textbox'))
    await user.keyboard('harbour')
    expect(await within(palette).findByRole('button', { name: /海港中文学校.*Sydney/ })).toBeTruthy()
    expect(asked).toEqual(['2026-12-04', 'harbour'])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?id=sch_1'))
  })

  it('keeps the opened pages at hand, by the name of their lesson, until they are closed', async () => {
    const { user } = await openApp('/lesson/lesson-1/rate')
    const tabs = await screen.findByRole('navigation', { name: 'Opened pages' })
    const names = () =>
      within(tabs)
        .getAllByRole('link')
        .map((link) => link.textContent)
    expect(names()).toEqual(['Home', 'Lesson rating'])
    await user.click(within(tabs).getByRole('button', { name: 'Close Lesson rating' }))
    await waitFor(() => expect(window.location.pathname).toBe('/student'))
    expect(names()).toEqual(['Home'])
  })

  describe('with pages opened', () => {
    const tabs = () => screen.getByRole('navigation', { name: 'Opened pages' })
    const names = () =>
      within(tabs())
        .getAllByRole('link')
        .map((link) => link.textContent)
    const openPages = async () => {
      sessionStorage.setItem(
        'hwjy.tabs',
        JSON.stringify({
          userId: anna.userId,
          tabs: ['/student', '/messages', '/account', '/security', '/settings'].map((path) => ({ path, search: '' })),
        }),
      )
      const app = await openApp('/account')
      await screen.findByRole('navigation', { name: 'Opened pages' })
      return app
    }

    it.each([
      ['Close this page', ['Home', 'Messages', 'Security', 'Settings'], '/security'],
      ['Close the others', ['Home', 'Account'], '/account'],
      ['Close those to the right', ['Home', 'Messages', 'Account'], '/account'],
    ])('the menu of a tab has: %s', async (action, left, path) => {
      const { user } = await openPages()
      const account = within(tabs()).getByRole('link', { name: 'Account' })
      await user.pointer({ keys: '[MouseRight]', target: account })
      await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }))
      await waitFor(() => expect(names()).toEqual(left))
      await waitFor(() => expect(window.location.pathname).toBe(path))
    })

    it('the middle button closes one', async () => {
      const { user } = await openPages()
      await user.pointer({ keys: '[MouseMiddle]', target: within(tabs()).getByRole('link', { name: 'Messages' }) })
      await waitFor(() => expect(names()).toEqual(['Home', 'Account', 'Security', 'Settings']))
      expect(window.location.pathname).toBe('/account')
    })

    it('arrows go from one to the next, and Delete closes where the focus is', async () => {
      const { user } = await openPages()
      within(tabs()).getByRole('link', { name: 'Account' }).focus()
      await user.keyboard('{ArrowRight}')
      expect(document.activeElement?.textContent).toBe('Security')
      await user.keyboard('{Delete}')
      expect(names()).toEqual(['Home', 'Messages', 'Account', 'Settings'])
      expect(document.activeElement?.textContent).toBe('Settings')
      await user.keyboard('{ArrowRight}')
      expect(document.activeElement?.textContent).toBe('Home')
    })

    it('keys lead to the next, and close the page in front', async () => {
      const { user } = await openPages()
      await user.keyboard('{Control>}{Alt>}{PageDown}{/Alt}{/Control}')
      await waitFor(() => expect(window.location.pathname).toBe('/security'))
      await user.keyboard('{Control>}{Delete}{/Control}')
      await waitFor(() => expect(window.location.pathname).toBe('/settings'))
      expect(names()).toEqual(['Home', 'Messages', 'Account', 'Settings'])
    })

    it('keys wait while something stands in front of the page', async () => {
      const { user } = await openPages()
      await user.click(screen.getByRole('button', { name: 'More' }))
      await screen.findByRole('dialog', { name: 'More' })
      await user.keyboard('{Control>}{Alt>}{PageDown}{/Alt}{Delete}{/Control}')
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(window.location.pathname).toBe('/account')
      expect(names()).toEqual(['Home', 'Messages', 'Account', 'Security', 'Settings'])
    })

    it('the menu at the end leads to any of them', async () => {
      const { user } = await openPages()
      await user.click(within(tabs()).getByRole('button', { name: /opened pages/i }))
      await user.click(await screen.findByRole('menuitemradio', { name: 'Settings' }))
      await waitFor(() => expect(window.location.pathname).toBe('/settings'))
    })
  })

  it('gives no tab to a lesson that is not there', async () => {
    server.use(
      http.post('*/study/checkLesson', () => HttpResponse.json({ code: 404, message: 'no such lesson', data: null })),
    )
    const { user } = await openApp('/lesson/nothing/rate')
    expect(await screen.findByRole('heading', { name: 'This lesson is not yours' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    const tabs = screen.getByRole('navigation', { name: 'Opened pages' })
    await waitFor(() => expect(within(tabs).getAllByRole('link')).toHaveLength(1))
    await user.click(screen.getByRole('link', { name: 'Back to my lessons' }))
    await waitFor(() => expect(window.location.pathname).toBe('/student'))
    expect(within(tabs).getAllByRole('link')).toHaveLength(1)
  })

  it('says when there is no network, on every page', async () => {
    await openApp('/student')
    await screen.findByRole('heading', { name: 'Hello, Anna' })
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.dispatchEvent(new Event('offline'))
    expect(await screen.findByText('You are offline')).toBeTruthy()
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull())
  })

  it('remembers whether the rail shows words', async () => {
    const { user, unmount } = await openApp('/student')
    await user.click(await screen.findByRole('button', { name: 'Only pictures' }))
    unmount()
    await openApp('/student')
    expect(await screen.findByRole('button', { name: 'Show the names' })).toBeTruthy()
  })
})
