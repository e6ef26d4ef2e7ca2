import { errorCodes, getSdk, type UserInfo } from '@hwjy/sdk'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../shared/testing/account.ts'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const ben: UserInfo = {
  ...anna,
  userId: 'user-ben',
  name: 'Ben Kowalski',
  nickname: 'Ben',
  curStu: { stuId: 'user-ben', name: 'Ben Kowalski' },
}
const emptyDay = { serverTime: '2026-11-20T11:00:00Z', schoolTimeZone: 'Asia/Shanghai', lessons: [] }
const noMessages = { records: [], total: 0, current: 1, size: 20, pages: 1 }

/** A server that knows who is learning. */
function serveFamily() {
  let now = anna
  const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })
  const child = ({ userId: stuId, name, nickname, avatar }: UserInfo) => ({
    stuId,
    name,
    nickname,
    avatar,
    gradeName: null,
    isCurrent: stuId === now.userId,
  })
  server.use(
    http.post('*/user/stuList', () => ok([anna, ben].map(child))),
    http.post('*/user/userInfo', () => ok(now)),
    http.post('*/user/assignStudent', async ({ request }) => {
      now = new URLSearchParams(await request.text()).get('stuId') === ben.userId ? ben : anna
      return ok(now)
    }),
    answer('/study/lessonToday', emptyDay),
    answer('/im/sysMsg', noMessages),
  )
}

describe('students who share an account', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    startSdk({ role: 'student', userInfo: anna })
    serveFamily()
  })
  const menuOf = (name: string) => screen.findByRole('button', { name: `Account menu, ${name}` })
  const tabs = async () => {
    const strip = await screen.findByRole('navigation', { name: 'Open pages' })
    return within(strip)
      .getAllByRole('link')
      .map((link) => link.textContent)
  }

  it('stand in the menu of one’s own, the one who learns now marked; another one begins at home, without opened pages', async () => {
    const { user } = await openApp('/messages')
    await screen.findByRole('heading', { name: 'Messages', level: 1 })
    expect(await tabs()).toEqual(['Home', 'Messages'])
    await waitFor(async () => {
      await user.keyboard('{Escape}')
      await user.click(await menuOf('Anna'))
      expect(await screen.findByRole('menuitemradio', { name: 'Anna Kowalska', checked: true })).toBeTruthy()
    })
    await user.click(screen.getByRole('menuitemradio', { name: 'Ben Kowalski', checked: false }))
    expect(await screen.findByRole('heading', { name: 'Hello, Ben' })).toBeTruthy()
    expect(window.location.pathname).toBe('/student')
    expect(await tabs()).toEqual(['Home'])
    expect(await screen.findAllByText('Switched to Ben.')).not.toHaveLength(0)
    expect(document.activeElement?.id).toBe('main')
  })

  it('hear whose turn it is also when the first one is back', async () => {
    const { user } = await openApp('/student')
    const goOnAs = async (name: string, firstName: string) => {
      await user.keyboard('{Control>}k{/Control}')
      await user.click(await screen.findByRole('button', { name: new RegExp(`Switch to ${name}`) }))
      await screen.findByRole('heading', { name: `Hello, ${firstName}` })
    }
    await screen.findByRole('heading', { name: 'Hello, Anna' })
    await goOnAs('Ben Kowalski', 'Ben')
    await goOnAs('Anna Kowalska', 'Anna')
    expect(await screen.findAllByText('Switched to Anna.')).not.toHaveLength(0)
  })

  it('hear where it was chosen when another window switches', async () => {
    await openApp('/messages')
    await screen.findByRole('heading', { name: 'Messages', level: 1 })
    act(() => getSdk().session.setUserInfo(ben))
    expect(await screen.findByText(/^Another window switched to Ben\./)).toBeTruthy()
    expect(window.location.pathname).toBe('/student')
  })

  it('are found in the palette, by keyboard alone', async () => {
    const { user } = await openApp('/student')
    await screen.findByRole('heading', { name: 'Hello, Anna' })
    await user.keyboard('{Control>}k{/Control}')
    const palette = await screen.findByRole('dialog', { name: 'Search pages and actions' })
    await within(palette).findByRole('button', { name: /Switch to Ben Kowalski/ })
    expect(within(palette).queryByRole('button', { name: /Switch to Anna/ })).toBeNull()
    await user.keyboard('ben{Enter}')
    expect(await screen.findByRole('heading', { name: 'Hello, Ben' })).toBeTruthy()
  })

  it.each([
    '/student/lesson/lesson-1',
    '/report?lessonId=lesson-1',
    '/process?lessonId=lesson-1',
    '/course-detail?courseId=crs-1',
    '/student/course/crs-1/chapter/cch-1',
    '/student/book/crs-1',
    '/student/order/ord-1',
    '/contract?contractId=con-1',
    '/homework?homeworkId=hmw-1',
    '/student/group?ticket=ticket-1',
    '/student/teacher/usr_li',
    '/videoPlay?lessonId=lesson-1',
  ])('may go on at %s, which belongs to one of them only', async (address) => {
    const isOfShell =
      /\/(?:user\/(?:userInfo|stuList|assignStudent)|im\/(?:unreadNum|threads|hasDetail|sysMsg|getUnReadNum)|deskTopByWin|lessonToday)$/
    server.use(
      http.all('*/api-user/*', ({ request: { url } }) =>
        isOfShell.test(new URL(url).pathname)
          ? undefined
          : HttpResponse.json({ code: errorCodes.notFound, message: 'Not found', data: null }),
      ),
    )
    const { user } = await openApp(address)
    await user.click(await screen.findByRole('button', { name: 'Continue as Ben Kowalski' }))
    expect(await screen.findByRole('button', { name: 'Continue as Anna Kowalska' })).toBeTruthy()
    expect(window.location.pathname + window.location.search).toBe(address)
  })

  it('have the same colour wherever they are shown, and another one than their brother or sister', async () => {
    const twin = { ...ben, name: anna.name }
    const children = [anna, twin].map(({ userId: stuId, name, avatar }) => ({ stuId, name, avatar }))
    const people = children.map((child) => ({ ...child, isCurrent: child.stuId === twin.userId }))
    startSdk({ role: 'student', userInfo: twin })
    server.use(
      answer('/user/stuList', people),
      answer('/user/userInfo', twin),
      answer('/user/accountInfo', { ...account, profile: { ...account.profile, userId: twin.userId } }),
    )
    const { user } = await openApp('/account')
    const colourOf = (place: HTMLElement) => within(place).getByText('AK').className
    const inMenu = colourOf(await menuOf('Ben'))
    await waitFor(() => expect(colourOf(screen.getByRole('img', { name: twin.name }))).toBe(inMenu))
    await user.click(screen.getByRole('button', { name: 'More' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'More' }))
    expect(colourOf(drawer.getByRole('button', { pressed: true }))).toBe(inMenu)
    expect(colourOf(drawer.getByRole('button', { pressed: false }))).not.toBe(inMenu)
  })

  it('stay as they are when the server does not answer, and hear why', async () => {
    const { user } = await openApp('/student')
    await screen.findByRole('heading', { name: 'Hello, Anna' })
    await refuseInTurn(server, {
      path: '/user/assignStudent',
      codes: [],
      async ask() {
        await user.keyboard('{Control>}k{/Control}')
        await screen.findByRole('button', { name: /Switch to Ben Kowalski/ })
        await user.keyboard('ben{Enter}')
      },
    })
    expect(screen.getByRole('heading', { name: 'Hello, Anna' })).toBeTruthy()
  })
})
