import type { LessonDay, SchoolCard, SystemMessage, UserInfo } from '@hwjy/sdk'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, it } from 'vitest'
import { anna, answer, cutLine, mockBackend, startSdk } from '../../shared/testing/backend.ts'
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

const harbour: SchoolCard = {
  schoolId: 'sch_1',
  name: '海港中文学校',
  region: 'Sydney',
  logoUrl: null,
  summary: '',
  courses: 1,
  isOwn: false,
}
const schoolsOf = (total: number) => ({
  records: [
    { ...harbour, schoolId: 'sch_0', name: '汉桥学校', names: { 'en-US': 'Bridge School' }, region: 'Berlin' },
    harbour,
  ],
  total,
  current: 1,
  size: 100,
  pages: 1,
})
const firstAnswer = (palette: HTMLElement) => within(palette).queryAllByRole('listitem')[0]?.textContent

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
      http.post('*/im/hasDetail', () => {
        const unread = count().total
        return HttpResponse.json({ code: 200, message: 'ok', data: { hasNew: unread > 0, unread, latest: null } })
      }),
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
    await waitFor(() => expect(within(panel).queryByText('Unread:')).toBeNull())
  })

  it('leads from a message to its lesson, and counts it as read', async () => {
    const read: unknown[] = []
    server.use(
      answer('/im/hasDetail', { hasNew: true, unread: 1, latest: moved }),
      answer('/im/sysMsg', { records: [moved], total: 1, current: 1, size: 6, pages: 1 }),
      http.post('*/ext/im/readMessages', async ({ request }) => {
        read.push(...(await request.formData()).values())
        return HttpResponse.json({ code: 200, message: 'ok', data: { total: 0, categories: [] } })
      }),
    )
    const { user } = await openApp('/messages')
    const list = await screen.findByRole('list', { name: 'From the school' })
    const way = within(list).getByRole('link', { name: 'View lesson', description: moved.text })
    expect(way.getAttribute('href')).toBe('/student/lesson/lesson-1')
    await user.click(await screen.findByRole('button', { name: /^Messages, 1/ }))
    const panel = await screen.findByRole('dialog', { name: 'Messages' })
    ;(await within(panel).findByRole('link', { name: moved.text })).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/student/lesson/lesson-1'))
    await waitFor(() => expect(read).toEqual(['message-1']))
    expect(screen.queryByRole('dialog', { name: 'Messages' })).toBeNull()
  })

  it('leads by keyboard to whatever is typed', async () => {
    const { user } = await openApp('/student')
    await screen.findByRole('heading', { name: 'Hello, Anna' })
    await user.keyboard('{Control>}k{/Control}')
    const palette = await screen.findByRole('dialog', { name: 'Search pages and actions' })
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
        return HttpResponse.json({ code: 200, message: 'ok', data: schoolsOf(2) })
      }),
    )
    const { user } = await openApp('/student')
    await screen.findByRole('heading', { name: 'Hello, Anna' })
    await user.keyboard('{Control>}k{/Control}')
    const palette = await screen.findByRole('dialog', { name: 'Search pages and actions' })
    await user.keyboard('2026-12-04')
    await waitFor(() => expect(asked).toEqual(['2026-12-04']))
    await user.clear(within(palette).getByRole('textbox'))
    for (const typed of ['海港', 'sydney', 'haigang', 'hgzw']) {
      await user.keyboard(typed)
      await waitFor(() => expect(firstAnswer(palette)).toMatch(/海港中文学校.*Sydney/))
      await user.clear(within(palette).getByRole('textbox'))
    }
    for (const typed of ['bridge', 'hanqiao']) {
      await user.keyboard(typed)
      await waitFor(() => expect(firstAnswer(palette)).toMatch(/Bridge School.*Berlin/))
      await user.clear(within(palette).getByRole('textbox'))
    }
    await user.keyboard('hgzwxx')
    await waitFor(() => expect(firstAnswer(palette)).toMatch(/海港中文学校/))
    expect(asked, 'one list, whatever is typed').toEqual(['2026-12-04', ''])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?id=sch_1'))
  })

  it('leaves it to the school to look through a list of more than a hundred', async () => {
    const asked: string[] = []
    server.use(
      http.get('*/ext/schools', ({ request }) => {
        const keyword = new URL(request.url).searchParams.get('keyword') ?? ''
        asked.push(keyword)
        const last = { ...schoolsOf(1), records: [{ ...harbour, schoolId: 'sch_101', name: '山城中文学校' }] }
        return HttpResponse.json({ code: 200, message: 'ok', data: keyword === '山城' ? last : schoolsOf(101) })
      }),
    )
    const { user } = await openApp('/student')
    await screen.findByRole('heading', { name: 'Hello, Anna' })
    await user.keyboard('{Control>}k{/Control}')
    const palette = await screen.findByRole('dialog', { name: 'Search pages and actions' })
    await user.keyboard('山城')
    await waitFor(() => expect(firstAnswer(palette)).toMatch(/山城中文学校/))
    expect(asked).toEqual(['', '山城'])
  })

  it('leads a teacher to a class, to an act and to the timetable of a day', async () => {
    const li: UserInfo = { ...anna, userId: 'user-li', userType: '016002', roles: ['teacher'], curStu: null }
    startSdk({ role: 'teacher', userInfo: li })
    server.use(
      answer('/user/userInfo', li),
      answer('/lessonClass/clzNameList', [{ classId: 'class-2', className: '周五班' }]),
      answer('/lessonClass/getScheduleByMonth', { ...day, lessons: [] }),
    )
    const { user } = await openApp('/teacher')
    const typed = async (text: string) => {
      await user.click(await screen.findByRole('button', { name: 'Search' }))
      await screen.findByRole('dialog', { name: 'Search pages and actions' })
      await user.keyboard(text)
    }
    await typed('zhouwu')
    await waitFor(() => expect(firstAnswer(screen.getByRole('dialog'))).toBe('周五班Class'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/teacher/class/class-2'))
    await typed('set homework')
    await waitFor(() => expect(firstAnswer(screen.getByRole('dialog'))).toMatch(/^Set homework/))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/teacher/homework/new'))
    await typed('2026-12-04')
    await waitFor(() => expect(firstAnswer(screen.getByRole('dialog'))).toMatch(/^Timetable: Friday, December 4/))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?date=2026-12-04'))
  })

  it('finds a teacher’s lesson by its name and that of its course in any language, and names it in that of the page', async () => {
    const li: UserInfo = { ...anna, userId: 'user-li', userType: '016002', roles: ['teacher'], curStu: null }
    startSdk({ role: 'teacher', userInfo: li })
    const lesson = {
      ...lessonAt19,
      lessonId: 'lesson-7',
      lessonNames: { 'en-US': 'Ordering food', 'ja-JP': '注文する' },
      courseNames: { 'en-US': 'Everyday Chinese' },
    }
    server.use(answer('/user/userInfo', li), answer('/lessonClass/getScheduleByMonth', { ...day, lessons: [lesson] }))
    const { user } = await openApp('/teacher')
    await user.click(await screen.findByRole('button', { name: 'Search' }))
    const palette = await screen.findByRole('dialog', { name: 'Search pages and actions' })
    for (const typed of ['ordering', '注文', '点菜', 'diancai', 'diǎn cài', 'everyday']) {
      await user.keyboard(typed)
      await waitFor(() => expect(firstAnswer(palette)).toMatch(/^Ordering food/))
      await user.clear(within(palette).getByRole('textbox'))
    }
  })

  it('finds a teacher’s student by name and pinyin, shows what the teacher may see of them, and leads on', async () => {
    const li: UserInfo = { ...anna, userId: 'user-li', userType: '016002', roles: ['teacher'], curStu: null }
    startSdk({ role: 'teacher', userInfo: li })
    const student = { name: '陈小雨', nickname: 'Rain', avatar: null, gradeName: null, classNames: ['周五班'] }
    const students = { records: [{ ...student, stuId: 'user-rain' }], total: 1, current: 1, size: 100, pages: 1 }
    const taught = { classId: 'class-2', className: '周五班', courseId: 'course-1', courseName: '中文入门一' }
    server.use(
      answer('/user/userInfo', li),
      answer('/user/stuSearch', students),
      answer('/user/stuDetail', {
        ...student,
        stuId: 'user-rain',
        introduction: '',
        age: 9,
        parentName: 'Ms Chen',
        parentMobile: '138****5678',
        wechatName: '',
        timeZone: 'Europe/London',
        classes: [taught],
        attendance: { lessons: 8, present: 5, late: 1, absent: 2 },
        homework: { assigned: 4, submitted: 1, graded: 2 },
      }),
      answer('/lessonClass/getScheduleByMonth', {
        ...day,
        lessons: [
          { ...lessonAt19, lessonId: 'lesson-7', classId: 'class-2', startTime: '2026-11-27T12:00:00Z' },
          { ...lessonAt19, lessonId: 'lesson-6', classId: 'class-2', status: 'ended' },
        ],
      }),
      http.get('*/ext/schools', () => HttpResponse.json({ code: 200, message: 'ok', data: schoolsOf(2) })),
    )
    const { user } = await openApp('/teacher')
    await user.click(await screen.findByRole('button', { name: 'Search' }))
    const palette = await screen.findByRole('dialog', { name: 'Search pages and actions' })
    for (const typed of ['小雨', 'rain', 'chenxiaoyu', 'cxy']) {
      await user.keyboard(typed)
      await waitFor(() => expect(firstAnswer(palette)).toMatch(/^陈小雨Student · 周五班$/))
      if (typed !== 'cxy') await user.clear(within(palette).getByRole('textbox'))
    }
    await user.keyboard('{Enter}')
    const card = await screen.findByRole('dialog', { name: '陈小雨' })
    expect(await within(card).findByText('6 of 8 lessons · 1 late · 2 absent')).toBeTruthy()
    expect(within(card).getByText('Ms Chen · 138****5678')).toBeTruthy()
    expect(within(card).getByText(/^\d\d:\d\d in London$/)).toBeTruthy()
    expect(window.location.pathname).toBe('/teacher')
    expect(within(card).getByRole('link', { name: 'Student page' }).getAttribute('href')).toBe(
      '/teacher/student/user-rain',
    )
    await user.click(within(card).getByRole('link', { name: /^Next lesson: / }))
    await waitFor(() => expect(window.location.pathname).toBe('/lesson/lesson-7/check'))
    expect(screen.queryByRole('dialog', { name: '陈小雨' })).toBeNull()
  })

  it('finds homework by title and as it is read, and questions by their words', async () => {
    const li: UserInfo = { ...anna, userId: 'user-li', userType: '016002', roles: ['teacher'], curStu: null }
    const homework = { homeworkId: 'hmw_1', title: '课后练习', className: '周五班', status: 'published' }
    const draft = { homeworkId: 'hmw_2', title: '期末测验', className: '周五班', status: 'draft' }
    const asked: string[] = []
    const page = (...records: unknown[]) => ({ records, total: records.length, current: 1, size: 100, pages: 1 })
    startSdk({ role: 'teacher', userInfo: li })
    server.use(
      answer('/user/userInfo', li),
      answer('/question/correctPaperStateList', page(homework, draft)),
      http.get('*/web/question/list', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('keyword') ?? '')
        const data = page({ questionId: 'qst_1', title: '“谢谢”应该怎么回答？' })
        return HttpResponse.json({ code: 200, message: 'ok', data })
      }),
    )
    const { user } = await openApp('/teacher')
    await user.click(await screen.findByRole('button', { name: 'Search' }))
    const palette = await screen.findByRole('dialog', { name: 'Search pages and actions' })
    await user.keyboard('khlx')
    await waitFor(() => expect(firstAnswer(palette)).toBe('课后练习Homework · 周五班'))
    await user.clear(within(palette).getByRole('textbox'))
    await user.keyboard('不客气')
    // The words stand in an option: the server knows.
    await waitFor(() => expect(firstAnswer(palette)).toBe('“谢谢”应该怎么回答？Question'))
    expect(asked).toContain('不客气')
    await user.clear(within(palette).getByRole('textbox'))
    await user.keyboard('期末')
    await waitFor(() => expect(firstAnswer(palette)).toMatch(/^期末测验/))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/teacher/homework/hmw_2/edit'))
  })

  it('keeps the opened pages at hand, by the name of their lesson, until they are closed', async () => {
    server.use(answer('/study/checkLesson', { ...day, lesson: lessonAt19, denial: 'doorNotOpen' }))
    const { user } = await openApp('/lesson/lesson-1/rate')
    const tabs = await screen.findByRole('navigation', { name: 'Open pages' })
    const names = () =>
      within(tabs)
        .getAllByRole('link')
        .map((link) => link.textContent)
    await waitFor(() => expect(names()).toEqual(['Home', '在饭馆点菜 · Lesson rating']))
    await user.click(within(tabs).getByRole('button', { name: 'Close 在饭馆点菜 · Lesson rating' }))
    await waitFor(() => expect(window.location.pathname).toBe('/student'))
    expect(names()).toEqual(['Home'])
  })

  it('names the opened pages after a reload before they have been looked at again', async () => {
    const rating = { path: '/lesson/lesson-8/rate', search: '', subject: '第八课 问路' }
    const tabs = [{ path: '/student', search: '' }, rating]
    sessionStorage.setItem('hwjy.tabs', JSON.stringify({ userId: anna.userId, tabs }))
    const { user, unmount } = await openApp('/settings')
    const links = async () =>
      within(await screen.findByRole('navigation', { name: 'Open pages' }))
        .getAllByRole('link')
        .map((link) => link.textContent)
    expect(await links()).toEqual(['Home', '第八课 问路 · Lesson rating', 'Settings'])
    await user.click(screen.getByRole('button', { name: /3 open pages$/ }))
    expect(await screen.findAllByRole('menuitemradio')).toHaveLength(3)
    unmount()
    await openApp('/messages')
    expect(await links()).toEqual(['Home', '第八课 问路 · Lesson rating', 'Settings', 'Messages'])
  })

  describe('with pages opened', () => {
    const tabs = () => screen.getByRole('navigation', { name: 'Open pages' })
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
      await screen.findByRole('navigation', { name: 'Open pages' })
      return app
    }

    it.each([
      ['Close this page', ['Home', 'Messages', 'Security center', 'Settings'], '/security'],
      ['Close other pages', ['Home', 'Account'], '/account'],
      ['Close pages to the right', ['Home', 'Messages', 'Account'], '/account'],
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
      await waitFor(() => expect(names()).toEqual(['Home', 'Account', 'Security center', 'Settings']))
      expect(window.location.pathname).toBe('/account')
    })

    it('arrows go from one to the next, and Delete closes where the focus is', async () => {
      const { user } = await openPages()
      within(tabs()).getByRole('link', { name: 'Account' }).focus()
      await user.keyboard('{ArrowRight}')
      expect(document.activeElement?.textContent).toBe('Security center')
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
      expect(names()).toEqual(['Home', 'Messages', 'Account', 'Security center', 'Settings'])
    })

    it('the menu at the end leads to any of them', async () => {
      const { user } = await openPages()
      await user.click(within(tabs()).getByRole('button', { name: /open pages/i }))
      await user.click(await screen.findByRole('menuitemradio', { name: 'Settings' }))
      await waitFor(() => expect(window.location.pathname).toBe('/settings'))
    })
  })

  it('gives no tab to a lesson that is not there', async () => {
    server.use(
      http.post('*/study/checkLesson', () => HttpResponse.json({ code: 404, message: 'no such lesson', data: null })),
    )
    const { user } = await openApp('/lesson/nothing/rate')
    expect(await screen.findByRole('heading', { name: 'You’re not in this lesson' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    const tabs = screen.getByRole('navigation', { name: 'Open pages' })
    await waitFor(() => expect(within(tabs).getAllByRole('link')).toHaveLength(1))
    await user.click(screen.getByRole('link', { name: 'Back to my lessons' }))
    await waitFor(() => expect(window.location.pathname).toBe('/student'))
    expect(within(tabs).getAllByRole('link')).toHaveLength(1)
  })

  it('says when there is no network and how old the page is, on every page', async () => {
    await openApp('/student')
    await screen.findByRole('heading', { name: 'Hello, Anna' })
    const mend = cutLine(server)
    expect(await screen.findByText('You’re offline')).toBeTruthy()
    expect(screen.getByText(/What you see is as of \d\d:\d\d\./)).toBeTruthy()
    act(mend)
    await waitFor(() => expect(screen.queryByText('You’re offline')).toBeNull())
  })

  it('asks who is signed in when the network is back, and lays no dialog over the page before', async () => {
    let asked = 0
    server.use(
      http.post('*/user/userInfo', () => {
        asked += 1
        return HttpResponse.json({ code: 403, message: 'Not for you', data: null })
      }),
    )
    const mend = cutLine(server)
    await openApp('/student')
    await screen.findByText('You’re offline')
    await screen.findByText('Waiting for network')
    expect(asked).toBe(0)
    act(mend)
    expect(await screen.findByRole('dialog', { name: 'Couldn’t load your account' })).toBeTruthy()
  })

  it('remembers whether the rail shows words', async () => {
    const { user, unmount } = await openApp('/student')
    await user.click(await screen.findByRole('button', { name: 'Collapse menu' }))
    unmount()
    await openApp('/student')
    expect(await screen.findByRole('button', { name: 'Expand menu' })).toBeTruthy()
  })
})
