import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { account } from '../../shared/testing/account.ts'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { serveNoPasskey } from '../../shared/testing/passkeys.ts'
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
    expect(await screen.findByText(/The waiting period is 7 days/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'For your family' })).toBeNull()
  })

  it('says to a family by name who goes with it, and that nobody goes alone', async () => {
    const samuel = { userId: 'usr_samuel', name: 'Samuel Okafor', role: 'student' } as const
    server.use(answer('/user/accountInfo', { ...account, people: [...account.people, samuel] }))
    await openApp('/cancelAccount')
    expect(await screen.findByText(/belongs to Anna Kowalska and Samuel Okafor/)).toBeTruthy()
    expect(screen.getByText(/You can’t delete just one child here/)).toBeTruthy()
  })

  it('says on the home page when it goes, until somebody keeps it', async () => {
    startSdk({ role: 'student', userInfo: { ...anna, closesAt: closing } })
    server.use(answer('/user/userInfo', { ...anna, closesAt: closing }), answer('/ext/account/keep', account))
    const { user } = await openApp('/student')
    expect(await screen.findByText(/Your account will be deleted on Fri, Nov 27, 2026/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(screen.queryByText(/Your account will be deleted/)).toBeNull())
    expect(await screen.findAllByText('Your account will be kept.')).not.toHaveLength(0)
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
    expect(await screen.findByText(/Set up an authenticator app or a passkey/)).toBeTruthy()
    expect(screen.getByText(/you can’t change your number here/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Turn on' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('button', { name: 'Change phone number' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('asks for the password alone when somebody has to prove who they are', async () => {
    const wechat = { nickname: 'Anna', boundAt: '2026-11-01T00:00:00.000Z' }
    server.use(
      answer('/common/baseInfo', silent),
      answer('/user/accountInfo', { ...account, wechat }),
      http.post('*/user/socialUnBind/webWx', () => HttpResponse.json(proofRequired)),
    )
    const { user } = await openApp('/security')
    await user.click(await screen.findByRole('button', { name: 'Unlink' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unlink' }))
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
    expect(within(dialog).getByLabelText(/password/i)).toBeTruthy()
    expect(within(dialog).queryByRole('button', { name: /code/ })).toBeNull()
  })
})

describe('who can get no code', () => {
  const silent = { demo: null, signInWays: ['username', 'phone', 'wechat'] }
  /** Takes a change once the person has shown the password. */
  function serveProof(path: string, after: object) {
    const asked: string[] = []
    let isProven = false
    server.use(
      answer('/common/baseInfo', silent),
      http.post('*/ext/account/prove', () => {
        isProven = true
        return HttpResponse.json({ code: 200, message: '', data: { provenUntil: '2026-11-20T12:10:00.000Z' } })
      }),
      http.post(`*${path}`, async ({ request }) => {
        asked.push(await request.text())
        const refused = { code: 30115, message: '', data: { ways: ['password'] } }
        return HttpResponse.json(isProven ? { code: 200, message: '', data: { ...account, ...after } } : refused)
      }),
    )
    return asked
  }
  async function prove(user: Awaited<ReturnType<typeof openApp>>['user']) {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
    await user.type(within(dialog).getByLabelText('Password'), 'Huawen-2026')
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
  }

  it.each([
    ['at a school that sends none', account],
    ['for want of a phone', { ...account, zone: null, mobile: null }],
  ])('%s deletes the account by the password', async (_, info) => {
    const asked = serveProof('/ext/account/close', { closesAt: '2026-11-27T12:00:00.000Z' })
    server.use(answer('/user/accountInfo', info))
    const { user } = await openApp('/cancelAccount')
    await user.click(await screen.findByRole('checkbox', { name: /I’ve read this/ }))
    await user.click(await screen.findByRole('button', { name: 'Delete account' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }))
    await prove(user)
    expect(await screen.findByText('Your account will be deleted in 7 days unless you keep it.')).toBeTruthy()
    expect(asked).toEqual(['', ''])
  })

  it('goes back to one step by the password', async () => {
    const asked = serveProof('/ext/account/twoFactor', { isTwoFactor: false })
    server.use(answer('/user/accountInfo', { ...account, isTwoFactor: true }))
    const { user } = await openApp('/security')
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    const dialog = await screen.findByRole('dialog', { name: 'Turn off two-step verification' })
    await user.click(within(dialog).getByRole('button', { name: 'Turn off' }))
    await prove(user)
    expect(await screen.findByText('Two-step verification is off.')).toBeTruthy()
    expect(asked).toEqual(['isTwoFactor=false', 'isTwoFactor=false'])
  })
})

it('says without alarm that no passkey was used, where one is added', async () => {
  serveNoPasskey(server, 'NotAllowedError')
  const { user } = await openApp('/security')
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a passkey' })
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
  expect((await within(dialog).findByText(/No passkey was used/)).closest('[role=status]')).toBeTruthy()
  vi.unstubAllGlobals()
})

describe('a change of phone', () => {
  const kept = { oldPhone: 'proven', until: Date.now() + 60_000 }
  beforeEach(() => sessionStorage.setItem('hwjy.draft.phoneChange', JSON.stringify(kept)))

  it('goes on with the new phone after a reload, in the country of the present one; closed, it is over', async () => {
    server.use(answer('/user/accountInfo', { ...account, zone: '48', mobile: '60****1234' }))
    const { user } = await openApp('/security')
    const dialog = await screen.findByRole('dialog', { name: 'Change phone number' })
    expect(within(dialog).getByLabelText(/New phone number/)).toBeTruthy()
    expect(dialog.textContent).toContain('+48')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(sessionStorage.getItem('hwjy.draft.phoneChange')).toBeNull()
  })
})

describe('what others see', () => {
  it('is taken back where nobody needs it: a birthday, not the few words', async () => {
    const asked: string[] = []
    const profile = { ...account.profile, introduction: '喜欢汉字', birthday: '2015-04-12' }
    server.use(
      answer('/user/accountInfo', { ...account, profile }),
      http.post('*/user/modifyUser', async ({ request }) => {
        asked.push(await request.text())
        return HttpResponse.json({ code: 200, message: '', data: account })
      }),
    )
    const { user } = await openApp('/account')
    await user.clear(await screen.findByLabelText(/^About me/))
    await user.click(screen.getByRole('button', { name: 'Remove birthday' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(asked).toEqual([])
    await user.type(screen.getByLabelText(/^About me/), '喜欢汉字')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(asked).toEqual(['birthday='])
  })
})

describe('a change of the profile that was not saved', () => {
  const typed = { typedAt: Date.now(), fields: { nickname: '小安' } }
  beforeEach(() => sessionStorage.setItem(`hwjy.draft.profile.${anna.userId}`, JSON.stringify(typed)))
  const nickname = () => screen.findByLabelText<HTMLInputElement>(/^Nickname/)

  it('comes back with a word about it, and stays when the person keeps it', async () => {
    const { user } = await openApp('/account')
    expect(await screen.findByText(/You have unsaved changes from \d\d:\d\d/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    expect(screen.queryByText(/unsaved changes/)).toBeNull()
    expect((await nickname()).value).toBe('小安')
  })

  it('is told of before a sign-out, behind every door, and stays when the person stays', async () => {
    const { user } = await openApp('/account')
    const question = () => screen.findByRole('alertdialog', { name: 'Sign out without saving?' })
    await user.click(await screen.findByRole('button', { name: /Account menu/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    expect((await question()).textContent).toContain('Your account changes aren’t saved')
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
    await user.keyboard('{Control>}k{/Control}')
    const palette = await screen.findByRole('dialog', { name: 'Search pages and actions' })
    await within(palette).findByRole('button', { name: /Sign out/ })
    await user.keyboard('sign out{Enter}')
    await question()
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
    expect((await nickname()).value).toBe('小安')
    expect(sessionStorage.getItem(`hwjy.draft.profile.${anna.userId}`)).not.toBeNull()
  })

  it('is none any more when it was typed back', async () => {
    const { user } = await openApp('/account')
    await user.clear(await nickname())
    await user.type(await nickname(), 'Anna')
    expect(sessionStorage.getItem(`hwjy.draft.profile.${anna.userId}`)).toBeNull()
  })

  it('goes for good when the person discards it', async () => {
    const { user } = await openApp('/account')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect((await nickname()).value).toBe('Anna')
    expect(screen.queryByText(/unsaved changes/)).toBeNull()
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
    const sessions = await screen.findByRole('list', { name: 'Where you’re signed in' })
    const [first, second] = within(sessions).getAllByRole('listitem')
    expect(first?.textContent).toMatch(/Chrome on Linux.*Active now.*This device/)
    expect(second?.textContent).toMatch(/Safari on iPhone.*Last used 5 minutes ago/)
    await user.hover(within(sessions).getByText('Last used 5 minutes ago'))
    expect((await screen.findByRole('tooltip')).textContent).toMatch(/20\d\d.*\d\d:\d\d/)
  })

  it('is ended everywhere else at once', async () => {
    let hasEnded = false
    let accountReads = 0
    const after = { ...list, sessions: list.sessions.slice(0, 1) }
    server.use(
      http.post('*/user/accountInfo', () => {
        accountReads += 1
        return HttpResponse.json({ code: 200, message: 'ok', data: account })
      }),
      answer('/ext/account/sessions', list),
      http.post('*/ext/account/endOtherSessions', () => {
        hasEnded = true
        server.use(answer('/ext/account/sessions', after))
        return HttpResponse.json({ code: 200, message: 'ok', data: after })
      }),
    )
    const { user } = await openApp('/security')
    await user.click(await screen.findByRole('button', { name: 'Sign out of all other devices' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Sign out of all' }))
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
    expect(hasEnded).toBe(true)
    expect(screen.queryByRole('button', { name: 'Sign out of all other devices' })).toBeNull()
    // The number of sessions stands in the account, too: the contract says that it is stale now.
    await waitFor(() => expect(accountReads).toBe(2))
  })
})

describe('an address that asks for something', () => {
  it('opens the change of the password at once, and forgets that when it is closed', async () => {
    const { user } = await openApp('/security?change=password')
    const dialog = await screen.findByRole('dialog', { name: 'Change password' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(window.location.search).toBe('')
  })

  const noticeNo = (no: number) => ({
    noticeId: `notice-${no}`,
    classId: 'class-1',
    className: '周五班',
    courseName: '中文入门一',
    title: `Notice ${no}`,
    content: 'Bring a brush.',
    isTop: false,
    author: { userId: 'user-li', name: '李老师', avatar: null },
    publishedAt: '2026-11-20T12:00:00Z',
    updatedAt: '2026-11-20T12:00:00Z',
    readCount: null,
    audienceCount: null,
    isRead: true,
  })
  const notices = Array.from({ length: 14 }, (_, no) => noticeNo(no))

  it('leads to the one notice, on whatever page of the list it is', async () => {
    server.use(
      answer('/ext/notice/get', notices[12]),
      http.post('*/course/getListNotice', async ({ request }) => {
        const form = new URLSearchParams(await request.text())
        const [current, size] = [Number(form.get('current')), Number(form.get('size'))]
        const records = notices.slice((current - 1) * size, current * size)
        const data = { records, total: 14, current, size, pages: Math.ceil(14 / size) }
        return HttpResponse.json({ code: 200, message: 'ok', data })
      }),
    )
    await openApp('/messages?tab=notices&notice=notice-12')
    const heading = await screen.findByRole('heading', { name: 'Notice 12' })
    const card = heading.closest('li')
    expect(card?.dataset['state']).toBe('wanted')
    await waitFor(() => expect(document.activeElement).toBe(card))
    expect(screen.getAllByRole('listitem').find((item) => item.contains(heading))).toBe(card)
  })
})

describe('a forgotten password', () => {
  it('is replaced with a code from the phone, and a wrong code is said beside its field', async () => {
    const asked: string[] = []
    const answers = [{ code: 50_004, message: 'Wrong code', data: null }] as object[]
    server.use(
      http.post('*/user/code/sms', () => {
        const data = { mobile: '138****0003', expiresInSeconds: 300, nextInSeconds: 60 }
        return HttpResponse.json({ code: 200, message: '', data })
      }),
      http.post('*/user/resetPwd', async ({ request }) => {
        asked.push(await request.text())
        return HttpResponse.json(answers.shift() ?? { code: 200, message: '', data: account })
      }),
    )
    const { user } = await openApp('/security')
    await user.click(await screen.findByRole('button', { name: 'Change password' }))
    await user.click(await screen.findByRole('button', { name: 'I forgot my current password' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a new password' }))
    await user.click(dialog.getByRole('button', { name: 'Send code' }))
    await user.type(await dialog.findByLabelText('6-digit code'), '482913')
    await user.type(dialog.getByLabelText('New password'), 'Kite-river-27')
    await user.type(dialog.getByLabelText('Confirm new password'), 'Kite-river-27')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(/^This code is wrong or has expired/)).toBeTruthy()
    expect((dialog.getByLabelText('New password') as HTMLInputElement).value).toBe('Kite-river-27')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked).toHaveLength(2)
    expect(asked[0]).toContain('smsCode=482913&password=Kite-river-27&passwordAgain=Kite-river-27')
  })

  it('is not offered where no code can come', async () => {
    server.use(answer('/user/accountInfo', { ...account, zone: null, mobile: null }))
    const { user } = await openApp('/security')
    await user.click(await screen.findByRole('button', { name: 'Change password' }))
    await screen.findByRole('dialog', { name: 'Change password' })
    expect(screen.queryByRole('button', { name: 'I forgot my current password' })).toBeNull()
  })
})
