import type { SupervisedStudent, SupervisionDetail } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const read = <Data,>(path: string, data: Data) =>
  http.get(`*${path}`, () => HttpResponse.json({ code: 200, message: 'ok', data }))
const week = { lessonsAttended: 2, lessonsAbsent: 0, minutes: 100, homeworkDone: 2, homeworkDue: 2 }
const child = (stuId: string, name: string, totals: object): SupervisedStudent => {
  const all = { ...week, averageScore: null, prizes: 0, ...totals }
  return {
    student: { stuId, name, avatar: null },
    isCurrent: stuId === anna.userId,
    totals: all,
    weeks: [{ weekStart: '2026-11-16', totals: all }],
  } as unknown as SupervisedStudent
}
const children = [
  child(anna.userId, 'Anna Kowalska', {}),
  child('user-ben', 'Ben Kowalski', { minutes: 50, lessonsAbsent: 1, homeworkDone: 0 }),
]

const settings = { isLocked: false, letter: { isOffered: true, mailAddress: null, unconfirmedAddress: null } }

beforeEach(() => {
  startSdk({ role: 'student', userInfo: anna })
  server.use(
    answer('/user/userInfo', anna),
    answer(
      '/user/stuList',
      children.map(({ student, isCurrent }) => ({ ...student, isCurrent })),
    ),
    read('/ext/supervision', { students: children, settings }),
  )
})

it('the children of a family stand on one scale, and a card says what needs help', async () => {
  await openApp('/supervision')
  const cardOf = async (name: string) =>
    within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement)
  const ben = await cardOf('Ben Kowalski')
  expect(ben.getByText('Needs help with: 2 homework tasks not done · 1 missed lesson')).toBeTruthy()
  expect((await cardOf('Anna Kowalska')).queryByText(/Needs help/)).toBeNull()
  const widths = [...document.querySelectorAll<HTMLElement>('[class*="chart_bar_"]')].map(({ style }) => style.width)
  expect(widths).toEqual(['100%', '50%'])
})

it('a week without lessons and homework is said in words, not in zeros', async () => {
  const none = { lessonsAttended: 0, lessonsAbsent: 0, minutes: 0, homeworkDone: 0, homeworkDue: 0 }
  const students = [children[0] as SupervisedStudent, child('user-ben', 'Ben Kowalski', none)]
  server.use(read('/ext/supervision', { students, settings }))
  await openApp('/supervision')
  expect(await screen.findByText('This week: no lessons and no homework.')).toBeTruthy()
  expect(screen.getByText(/^This week: 2 of 2 lessons.* Homework due this week: 2 of 2 handed in\.$/)).toBeTruthy()
  expect(screen.getAllByText(/^This week: /)).toHaveLength(2)
  expect(document.querySelectorAll('[class*="chart_bar_"]')).toHaveLength(1)
})

it('a number opens the details of a child, whose homework and lessons lead on', async () => {
  server.use(
    read<SupervisionDetail>('/ext/supervision/user-ben', {
      student: children[1] as SupervisedStudent,
      homework: [
        {
          homeworkId: 'hmw_1',
          courseName: '中文入门一',
          title: '课后练习',
          endTime: '2026-11-20T12:00:00Z',
          handInBy: '2026-11-20T12:00:00Z',
          status: 'missed',
          score: null,
          fullScore: 50,
        },
      ],
      lessons: [
        {
          lessonId: 'les_1',
          courseName: '中文入门一',
          lessonName: '在饭馆点菜',
          startTime: '2026-11-20T12:00:00Z',
          attendance: 'present',
          minutes: 48,
          stars: null,
          comment: '',
          words: [
            { hanzi: '菜单', pinyin: 'càidān', meaning: 'menu' },
            { hanzi: '茶', pinyin: 'chá', meaning: 'tea' },
            { hanzi: '米饭', pinyin: 'mǐfàn', meaning: 'rice' },
            { hanzi: '汤', pinyin: 'tāng', meaning: 'soup' },
          ],
        },
      ],
      lessonsTotal: 1,
      homeworkTotal: 1,
    } as unknown as SupervisionDetail),
  )
  const { user } = await openApp('/supervision')
  await screen.findByRole('heading', { name: 'Ben Kowalski' })
  await user.keyboard('2')
  await waitFor(() => expect(window.location.search).toBe('?stuId=user-ben'))
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('课后练习')).toBe('/homework?homeworkId=hmw_1')
  expect(await hrefOf('在饭馆点菜')).toBe('/student/lesson/les_1')
  // Three words of the last lesson to ask about, not all of them.
  const dinner = within(screen.getByRole('region', { name: 'Ask at dinner' }))
  expect(dinner.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '菜单càidānmenu',
    '茶chátea',
    '米饭mǐfànrice',
  ])
})

it('the chart of a child begins with the first week in which anything was, and has four weeks at least', async () => {
  const ben = children[1] as SupervisedStudent
  const none = { lessonsAttended: 0, lessonsAbsent: 0, minutes: 0, homeworkDone: 0, homeworkDue: 0 }
  const mondays = ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16']
  const shown = async (since: string) => {
    const weeks = mondays.map((weekStart) => ({
      weekStart,
      totals: weekStart < since ? { ...ben.totals, ...none } : ben.totals,
    }))
    const data = { student: { ...ben, weeks }, homework: [], lessons: [], lessonsTotal: 0, homeworkTotal: 0 }
    server.use(read('/ext/supervision/user-ben', data))
    const { unmount } = await openApp('/supervision-detail?stuId=user-ben')
    const rows = within(await screen.findByRole('table')).getAllByRole('rowheader')
    const weeksShown = rows.map(({ textContent }) => textContent)
    unmount()
    return weeksShown
  }
  expect(await shown('2026-10-19')).toEqual(['Oct 19', 'Oct 26', 'Nov 2', 'Nov 9', 'Nov 16'])
  expect(await shown('2026-11-16')).toEqual(['Oct 26', 'Nov 2', 'Nov 9', 'Nov 16'])
})

it('a parent looks back half a year, page by page', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/ext/supervision/user-ben', ({ request }) => {
      asked.push(new URL(request.url).search)
      const data = { student: children[1], homework: [], lessons: [], lessonsTotal: 45, homeworkTotal: 3 }
      return HttpResponse.json({ code: 200, message: 'ok', data })
    }),
  )
  const { user } = await openApp('/supervision-detail?stuId=user-ben')
  await user.click(await screen.findByRole('combobox', { name: 'How far back' }))
  await user.click(await screen.findByRole('option', { name: 'Last 26 weeks' }))
  await waitFor(() => expect(asked.at(-1)).toBe('?weeks=26&current=1&size=30'))
  await user.click(screen.getByRole('button', { name: /Next page/ }))
  await waitFor(() => expect(asked.at(-1)).toBe('?weeks=26&current=2&size=30'))
})

it('the family page stays closed behind the parent’s lock, and opens with a proof', async () => {
  const locked = { code: 30_115, message: 'Show that it is you', data: { ways: ['password'] } }
  server.use(http.get('*/ext/supervision', () => HttpResponse.json(locked)))
  const { user } = await openApp('/supervision')
  await screen.findByRole('heading', { name: 'This page is locked' })
  await user.click(screen.getByRole('button', { name: 'Confirm it’s you' }))
  const dialog = await screen.findByRole('dialog')
  server.use(answer('/account/prove', {}), read('/ext/supervision', { students: children, settings }))
  await user.type(within(dialog).getByLabelText(/password/i), 'Huawen-2026{Enter}')
  await screen.findByRole('heading', { name: 'Ben Kowalski' })
})

it('a parent locks the page, and has a weekly letter sent to one right address', async () => {
  const sent: string[] = []
  const note = (path: string, data: object) =>
    http.post(`*${path}`, async ({ request }) => {
      sent.push(`${path} ${await request.text()}`)
      return HttpResponse.json({ code: 200, message: 'ok', data })
    })
  server.use(note('/ext/supervision/lock', settings), note('/ext/supervision/letter', settings))
  const { user } = await openApp('/supervision')
  await user.click(await screen.findByRole('switch', { name: /Parent’s lock/ }))
  await waitFor(() => expect(sent).toEqual([expect.stringContaining('/ext/supervision/lock isLocked=true')]))
  await user.click(screen.getByRole('switch', { name: /Weekly letter/ }))
  await user.type(screen.getByLabelText('Mail address'), 'kowalski')
  await user.click(screen.getByRole('button', { name: 'Save address' }))
  await screen.findByText('Enter one mail address, such as li@example.com.')
  expect(sent).toHaveLength(1)
  await user.type(screen.getByLabelText('Mail address'), '@family.example')
  await user.click(screen.getByRole('button', { name: 'Save address' }))
  await waitFor(() => expect(sent.at(-1)).toContain('mailAddress=kowalski%40family.example'))
})

/** The page of a family whose letter is as given; what it sends is noted. */
async function openLetter(letter: { mailAddress: string | null; unconfirmedAddress: string | null }) {
  const sent: string[] = []
  const isOffered = true
  const shown = { ...settings, letter: { isOffered, ...letter } }
  const note = (path: string) =>
    http.post(`*${path}`, async ({ request }) => {
      sent.push(`${path} ${await request.text()}`)
      return HttpResponse.json({ code: 200, message: 'ok', data: shown })
    })
  server.use(
    read('/ext/supervision', { students: children, settings: shown }),
    note('/ext/supervision/letter'),
    note('/ext/supervision/letter/confirm'),
  )
  const { user } = await openApp('/supervision')
  await screen.findByRole('switch', { name: /Weekly letter/ })
  return { user, sent }
}
const waiting = { mailAddress: null, unconfirmedAddress: 'kowalski@family.example' }

it('an address of the weekly letter waits for the code that was mailed there', async () => {
  const { user, sent } = await openLetter(waiting)
  screen.getByText('Waiting for confirmation of kowalski@family.example')
  screen.getByText(/The first letter comes after you enter it/)
  await user.type(screen.getByLabelText('Code from the email'), '482913')
  await waitFor(() => expect(sent).toEqual(['/ext/supervision/letter/confirm code=482913']))
  await screen.findByText('The weekly letter is on.')
})

it('a code of the weekly letter that is wrong is said beside its field', async () => {
  const { user, sent } = await openLetter(waiting)
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText('Enter the six digits from the email.')
  expect(sent).toEqual([])
  const wrong = { code: 30_137, message: 'Wrong code', data: null }
  server.use(http.post('*/ext/supervision/letter/confirm', () => HttpResponse.json(wrong)))
  const field = screen.getByLabelText('Code from the email')
  await user.type(field, '000000')
  await screen.findByText('Wrong code')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

it('the mail of an unconfirmed address is sent again, and a press that comes too early says how long to wait', async () => {
  const { user, sent } = await openLetter(waiting)
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await screen.findByText('A code is on its way to kowalski@family.example.')
  expect(sent).toEqual(['/ext/supervision/letter mailAddress=kowalski%40family.example'])
  const early = { code: 30_113, message: 'Just sent', data: { retryAfterSeconds: 50 } }
  server.use(http.post('*/ext/supervision/letter', () => HttpResponse.json(early)))
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await screen.findByText(/A code was just sent/)
})

it('a new address of the weekly letter says where letters go until it is confirmed', async () => {
  await openLetter({ ...waiting, mailAddress: 'anna@family.example' })
  screen.getByText(/Until you enter it, letters go to anna@family.example/)
})

it('a weekly letter with a confirmed address waits for nothing', async () => {
  await openLetter({ mailAddress: 'kowalski@family.example', unconfirmedAddress: null })
  expect(screen.queryByText(/Waiting for confirmation/)).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Mail address').value).toBe('kowalski@family.example')
})
