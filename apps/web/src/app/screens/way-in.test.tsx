import { errorCodes, type OfferedCourse } from '@hwjy/sdk'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { captchaCalls, WorkerHere } from '../../shared/testing/captcha.ts'
import { kept } from '../../shared/testing/kept-in-memory.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { openApp } from './open-app.tsx'

vi.mock('idb-keyval', () => import('../../shared/testing/kept-in-memory.ts'))

const server = mockBackend()
const lesson = (no: number) => ({
  no,
  name: `第${no}课`,
  startTime: `2027-01-0${no}T02:00:00.000Z`,
  endTime: `2027-01-0${no}T03:00:00.000Z`,
})
const offered: OfferedCourse = {
  school: { schoolId: 'sch_1', name: '竹林中文学校', region: '成都', timeZone: 'Asia/Shanghai', isOwn: true },
  course: {
    courseId: 'crs_1',
    courseName: '中国节日故事',
    kind: 'public',
    classType: 'small',
    coverUrl: null,
    priceMinor: 0,
    currency: 'CNY',
    totalLessons: 6,
  },
  introduction: '四个节日，四个故事。',
  subjectName: null,
  durationMinutes: 60,
  chapters: [],
  classes: [
    {
      classId: 'cls_1',
      className: '周六班',
      teacher: { name: '王老师', avatar: null, introduction: '' },
      seats: 6,
      seatsLeft: 2,
      lessons: [1, 2, 3, 4, 5, 6].map(lesson),
    },
  ],
  averageScore: 4.8,
  ratings: 12,
}
const answerCourse = (data: OfferedCourse) =>
  http.get('*/ext/schools/sch_1/courses/crs_1', () => HttpResponse.json({ code: 200, message: 'ok', data }))
const answerSchools = ({ isOwn }: { isOwn: boolean }) => {
  const card = { ...offered.school, isOwn, logoUrl: null, summary: '', courses: 1 }
  const data = { records: [card], total: 1, current: 1, size: 100, pages: 1 }
  return http.get('*/ext/schools', () => HttpResponse.json({ code: 200, message: 'ok', data }))
}
const COURSE = '/school/sch_1/course/crs_1'
const ASK = '/school/sch_1/ask?courseId=crs_1&wish=place'

beforeEach(() => {
  kept.clear()
  startSdk()
  server.use(answerCourse(offered))
})

describe('a course, for a visitor', () => {
  it('shows its classes with free places and the next lessons, and leads to the form', async () => {
    const { user } = await openApp(COURSE)
    const group = await screen.findByRole('region', { name: '周六班' })
    expect(within(group).getByText('2 seats left')).toBeTruthy()
    expect(within(group).getAllByRole('listitem')).toHaveLength(4)
    await user.click(within(group).getByRole('button', { name: 'Show all 6 lessons' }))
    expect(within(group).getAllByRole('listitem')).toHaveLength(6)
    expect(screen.getByRole('link', { name: 'Ask for a trial lesson' }).getAttribute('href')).toContain(
      '/school/sch_1/ask?courseId=crs_1&wish=trial',
    )
  })

  it('names its classes and lessons in the language of the visitor, with the hanzi and their pinyin', async () => {
    const [group] = offered.classes
    if (!group) throw new Error('the course has no class')
    const named = { ...lesson(1), names: { 'en-US': 'Ordering food' }, pinyin: 'Diǎn cài' }
    const classes = [{ ...group, classNames: { 'en-US': 'Evening class' }, lessons: [named] }]
    server.use(answerCourse({ ...offered, classes }))
    await openApp(COURSE)
    expect((await screen.findByRole('heading', { name: /^Evening class/ })).textContent).toContain(group.className)
    expect(screen.getByText('Ordering food').closest('li')?.textContent).toContain(`${named.name} · Diǎn cài`)
  })

  it('is what a student’s address of the course leads to', async () => {
    server.use(answerSchools({ isOwn: true }))
    await openApp('/introduction?courseId=crs_1')
    expect(await screen.findByRole('link', { name: 'Ask for a trial lesson' })).toBeTruthy()
    expect(window.location.pathname).toBe(COURSE)
  })

  it.each([
    ['that visitors may not see', true],
    ['of a school that is in no list', false],
  ])('%s asks them to sign in', async (_, isOwn) => {
    server.use(
      answerSchools({ isOwn }),
      http.get('*/ext/schools/sch_1/courses/crs_1', () => HttpResponse.json({ code: 404, message: 'no', data: null })),
    )
    await openApp('/introduction?courseId=crs_1')
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
  })

  it('that is not offered any more leads to its school', async () => {
    server.use(
      http.get('*/ext/schools/sch_1/courses/crs_1', () => HttpResponse.json({ code: 404, message: 'no', data: null })),
    )
    await openApp(COURSE)
    expect(await screen.findByText('Course not found')).toBeTruthy()
  })

  it('of a school that takes no enquiries here says so, and offers no form', async () => {
    const elsewhere = { ...offered, school: { ...offered.school, isOwn: false } }
    server.use(answerCourse(elsewhere))
    await openApp(COURSE)
    expect(await screen.findByText(/handles enrollment itself/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Ask for a place' })).toBeNull()
  })
})

describe('the form of an enquiry', () => {
  it('names every field that is missing, and asks for no captcha before', async () => {
    const { user } = await openApp(ASK)
    expect(await screen.findByRole('radio', { name: 'A place in a class', checked: true })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send to the school' }))
    expect(await screen.findByText('Enter your name, up to 50 characters.')).toBeTruthy()
    expect(screen.getByText('Enter an age from 2 to 18.')).toBeTruthy()
    expect(screen.getByText('The school needs your agreement to answer you.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks for no child when the visitor will learn', async () => {
    const { user } = await openApp(ASK)
    await user.click(await screen.findByRole('radio', { name: 'Me' }))
    expect(screen.queryByLabelText('Age')).toBeNull()
  })

  it('keeps what was typed when the captcha cannot be had', async () => {
    server.use(refusal('/ext/captcha/work', 429, 'Too often.'))
    const { user } = await openApp(ASK)
    await user.click(await screen.findByRole('radio', { name: 'Me' }))
    await user.type(screen.getByLabelText(/Your name/), 'Aoife')
    await user.type(screen.getByLabelText(/How can the school reach you/), 'aoife@example.com')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Send to the school' }))
    const dialog = await screen.findByRole('dialog')
    // A visitor has neither an account nor a password.
    expect(dialog.textContent).not.toMatch(/password|account|sign/i)
    await user.click(within(dialog).getByRole('button', { name: /close/i }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>(/Your name/).value).toBe('Aoife')
  })

  it('keeps what was typed through a reload, and asks for the agreement anew', async () => {
    const { user } = await openApp(ASK)
    await user.click(await screen.findByRole('checkbox'))
    await user.type(screen.getByLabelText(/Your name/), 'Aoife')
    cleanup()
    await openApp(ASK)
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Your name/).value).toBe('Aoife'))
    expect(screen.getByRole('checkbox', { checked: false })).toBeTruthy()
  })

  it.each([
    ['a mail address that no mail reaches', 'ngozi@@x', 'Check the email address, such as name@example.com.'],
    [
      'a phone number that is cut off',
      '+86 138',
      'Check the phone number: country code and number, such as +81 90 1234 5678.',
    ],
  ])('refuses %s, beside its field', async (_, typed, said) => {
    const { user } = await openApp(ASK)
    await user.click(await screen.findByRole('radio', { name: 'Me' }))
    await user.type(screen.getByLabelText(/Your name/), 'Ngozi')
    const contact = screen.getByLabelText(/How can the school reach you/)
    await user.type(contact, typed)
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Send to the school' }))
    expect(await screen.findByText(said)).toBeTruthy()
    expect(contact.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that its captcha has become too old, and is sent as it was typed with another one', async () => {
    vi.stubGlobal('Worker', WorkerHere)
    server.use(...captchaCalls)
    server.use(answerCourse({ ...offered, school: { ...offered.school, names: { 'en-US': 'Bamboo Grove School' } } }))
    const { user } = await openApp(ASK)
    await user.click(await screen.findByRole('radio', { name: 'Me' }))
    await user.type(screen.getByLabelText(/Your name/), 'Aoife')
    await user.type(screen.getByLabelText(/How can the school reach you/), 'aoife@example.com')
    await user.click(screen.getByRole('checkbox'))
    const send = async () => user.click(await screen.findByRole('button', { name: 'Send to the school' }))
    await refuseInTurn(server, {
      path: '/ext/enquiries',
      codes: [errorCodes.captchaRequired],
      ask: send,
      // Its dialog is closing.
      place: () => screen.getByRole('main', { hidden: true }),
    })
    const receipt = { schoolName: offered.school.name, phone: '', receivedAt: '2026-11-20T12:00:00Z' }
    server.use(answer('/ext/enquiries', receipt))
    await send()
    expect(await screen.findByText(/aoife@example.com/)).toBeTruthy()
    expect(screen.getByText(/^Bamboo Grove School has it/)).toBeTruthy()
    vi.unstubAllGlobals()
  })
})

it('a visitor sees the steps of a lesson without ticks, and signs in to see their own', async () => {
  startSdk()
  await openApp('/process?lessonId=lesson-1')
  const link = await screen.findByRole('link', { name: 'Sign in to see your lesson' })
  const steps = within(screen.getByRole('list', { name: 'Lesson steps' })).getAllByRole('listitem')
  expect(steps.map((step) => step.dataset['state'])).toEqual(Array.from({ length: 6 }))
  expect(link.getAttribute('href')).toBe('/login')
})
