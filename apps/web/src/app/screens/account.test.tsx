import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../shared/testing/account.ts'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const closing = '2026-11-27T11:00:00.000Z'
const emptyDay = { serverTime: new Date().toISOString(), schoolTimeZone: 'Asia/Shanghai', lessons: [] }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSdk({ role: 'student', userInfo: anna })
  server.use(
    answer('/user/userInfo', anna),
    answer('/user/accountInfo', account),
    answer('/study/lessonToday', emptyDay),
  )
})

describe('an account that is to be deleted', () => {
  it('says how long one may think again, before anybody asks for it', async () => {
    await openApp('/cancelAccount')
    expect(await screen.findByText(/You have 7 days to think it over/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'For your family' })).toBeNull()
  })

  it('says to a family by name who goes with it, and that nobody goes alone', async () => {
    const samuel = { userId: 'usr_samuel', name: 'Samuel Okafor', role: 'student' } as const
    server.use(answer('/user/accountInfo', { ...account, people: [...account.people, samuel] }))
    await openApp('/cancelAccount')
    expect(await screen.findByText(/belongs to Anna Kowalska and Samuel Okafor/)).toBeTruthy()
    expect(screen.getByText(/One child alone cannot be deleted here/)).toBeTruthy()
  })

  it('says on the home page when it goes, until somebody keeps it', async () => {
    startSdk({ role: 'student', userInfo: { ...anna, closesAt: closing } })
    server.use(answer('/user/userInfo', { ...anna, closesAt: closing }), answer('/ext/account/keep', account))
    const { user } = await openApp('/student')
    expect(await screen.findByText(/This account will be deleted on Fri, Nov 27, 2026/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(screen.queryByText(/This account will be deleted/)).toBeNull())
    expect(await screen.findAllByText('Your account stays.')).not.toHaveLength(0)
  })
})

describe('a phone that is about to change', () => {
  it('says when on the clock that was chosen, and keeps each number in one line', async () => {
    localStorage.setItem('hwjy.timeZone', 'Asia/Tokyo')
    const phoneChange = { zone: '86', mobile: '139****9999', effectiveAt: '2026-11-24T20:21:00.000Z' }
    server.use(answer('/user/accountInfo', { ...account, phoneChange }))
    await openApp('/security')
    const notice = await screen.findByText(/139\*{4}999/)
    expect(notice.textContent).toContain('Nov 25, 2026, 05:21')
    expect(notice.textContent).toContain('+86\u{A0}139****9999')
    expect(notice.textContent).toContain('+86\u{A0}138****0003')
  })
})

describe('a school that sends no text messages', () => {
  const silent = { demo: null, signInWays: ['username', 'phone', 'wechat'] }
  const proofRequired = { code: 30115, message: '', data: { ways: ['password'] } }

  it('offers nothing that takes a code, and says why', async () => {
    server.use(answer('/common/baseInfo', silent))
    await openApp('/security')
    expect(await screen.findByText('Not available: this school sends no text messages.')).toBeTruthy()
    expect(screen.getByText(/cannot be changed here/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Turn on' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('button', { name: 'Change phone' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('asks for the password alone when somebody has to prove who they are', async () => {
    const wechat = { nickname: 'Anna', boundAt: '2026-11-01T00:00:00.000Z' }
    server.use(
      answer('/common/baseInfo', silent),
      answer('/user/accountInfo', { ...account, wechat }),
      http.post('*/user/socialUnBind/webWx', () => HttpResponse.json(proofRequired)),
    )
    const { user } = await openApp('/security')
    await user.click(await screen.findByRole('button', { name: 'Disconnect' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }))
    const dialog = await screen.findByRole('dialog', { name: 'Is it you?' })
    expect(within(dialog).getByLabelText(/password/i)).toBeTruthy()
    expect(within(dialog).queryByRole('button', { name: /code/ })).toBeNull()
  })
})

describe('a change of the profile that was not saved', () => {
  const typed = { typedAt: Date.now(), fields: { nickname: '小安' } }
  beforeEach(() => sessionStorage.setItem(`hwjy.draft.profile.${anna.userId}`, JSON.stringify(typed)))
  const nickname = () => screen.findByLabelText<HTMLInputElement>(/^Nickname/)

  it('comes back with a word about it, and stays when the person keeps it', async () => {
    const { user } = await openApp('/account')
    expect(await screen.findByText(/You have an unsaved change from \d\d:\d\d/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(screen.queryByText(/unsaved change/)).toBeNull()
    expect((await nickname()).value).toBe('小安')
  })

  it('goes for good when the person discards it', async () => {
    const { user } = await openApp('/account')
    await user.click(await screen.findByRole('button', { name: 'Discard it' }))
    expect((await nickname()).value).toBe('Anna')
    expect(screen.queryByText(/unsaved change/)).toBeNull()
    expect(sessionStorage.getItem(`hwjy.draft.profile.${anna.userId}`)).toBeNull()
  })
})

describe('where somebody is signed in', () => {
  const device = (kind: 'computer' | 'phone', browser: string, system: string, model: string | null) => ({
    device: { kind, browser, system, model },
  })
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()
  const here = { sessionId: 'ses_here', address: '::1', createdAt: at(9), lastSeenAt: at(0), isCurrent: true }
  const there = {
    sessionId: 'ses_there',
    address: '203.0.113.7',
    createdAt: at(9),
    lastSeenAt: at(5),
    isCurrent: false,
  }
  const list = {
    sessions: [
      { ...here, ...device('computer', 'Chrome', 'Linux', null) },
      { ...there, ...device('phone', 'Safari', 'iOS', 'iPhone') },
    ],
    devices: [],
  }

  it('is said in words, with the exact time for who wants it', async () => {
    server.use(answer('/ext/account/sessions', list))
    const { user } = await openApp('/security')
    const sessions = await screen.findByRole('list', { name: 'Signed in now' })
    const [first, second] = within(sessions).getAllByRole('listitem')
    expect(first?.textContent).toMatch(/Chrome on Linux.*In use now.*This device/)
    expect(second?.textContent).toMatch(/Safari on iPhone.*Last used 5 minutes ago/)
    await user.hover(within(sessions).getByText('Last used 5 minutes ago'))
    expect((await screen.findByRole('tooltip')).textContent).toMatch(/20\d\d.*\d\d:\d\d/)
  })

  it('is ended everywhere else at once', async () => {
    let hasEnded = false
    server.use(
      answer('/ext/account/sessions', list),
      http.post('*/ext/account/endOtherSessions', () => {
        hasEnded = true
        return HttpResponse.json({ code: 200, message: 'ok', data: { ...list, sessions: list.sessions.slice(0, 1) } })
      }),
    )
    const { user } = await openApp('/security')
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Sign out everywhere else' }))
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
    expect(hasEnded).toBe(true)
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
  })
})
