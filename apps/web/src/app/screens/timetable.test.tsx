import type { LessonMove, LessonMoveCheck, LessonPage, LessonSummary, Schedule } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it, vi } from 'vitest'
import { answer, li, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { saveZoneChoice } from '../../shared/time/time-zone.ts'
import { busyTeacher } from '../../shared/timetable/timetable.fixtures.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const lesson: LessonSummary = { ...lessonAt19, startTime: '2026-11-27T12:00:00Z', endTime: '2026-11-27T12:50:00Z' }

const scheduleOf = (lessons: LessonSummary[], remainingAdjustments = 4, adjustmentsPerMonth = 4): Schedule => ({
  serverTime: new Date().toISOString(),
  schoolTimeZone: 'Asia/Shanghai',
  from: '2026-11-22T17:00:00Z',
  until: '2026-11-29T17:00:00Z',
  remainingAdjustments,
  adjustmentsPerMonth,
  lessons,
})
const calledOff = (...records: LessonSummary[]): LessonPage => ({
  records,
  total: records.length,
  current: 1,
  size: 20,
  pages: 1,
})

/** Keeps what the page sent to a call, and answers it. */
function listen(path: string, data: unknown) {
  const sent: URLSearchParams[] = []
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      sent.push(new URLSearchParams(await request.text()))
      return HttpResponse.json({ code: 200, message: 'ok', data })
    }),
  )
  return sent
}

beforeEach(() => {
  saveZoneChoice('Europe/Berlin')
  startSdk({ role: 'teacher', userInfo: li })
  server.use(
    answer('/user/userInfo', li),
    answer('/lessonClass/getScheduleByMonth', scheduleOf([lesson])),
    answer('/lessonClass/teacherLessonStatusList', calledOff()),
    answer('/lessonClass/preparationLessons', { lesson, students: [], plans: [] }),
  )
})

const openWeek = () => openApp('/teacher/timetable?view=agenda&date=2026-11-27')
const check = (change: Partial<LessonMoveCheck['check']>): LessonMoveCheck => ({
  lessonId: 'lesson-1',
  remainingAdjustments: 4,
  check: {
    startTime: '2026-11-27T13:30:00Z',
    endTime: '2026-11-27T14:20:00Z',
    isPossible: true,
    needsConfirmation: false,
    problem: null,
    conflicts: [],
    ...change,
  },
})

async function chooseTime(user: Awaited<ReturnType<typeof openApp>>['user'], time: string) {
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reschedule “在饭馆点菜”' })
  const field = within(dialog).getByRole('combobox', { name: /Start time/ })
  await user.clear(field)
  await user.type(field, `${time}{Enter}`)
  return dialog
}

it('the list opens at the day that is asked for, or at the next one with lessons, and at the head where that is the first', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  const on = (day: number): LessonSummary => ({
    ...lesson,
    lessonId: `lesson-${day}`,
    startTime: `2026-11-${day}T12:00:00Z`,
    endTime: `2026-11-${day}T12:50:00Z`,
  })
  server.use(answer('/lessonClass/getScheduleByMonth', scheduleOf([on(25), on(27), on(28)])))
  const openedDays = () =>
    shown.mock.contexts.flatMap(
      (place) => (place as Element).querySelector('[data-day]')?.getAttribute('data-day') ?? [],
    )
  const { user } = await openApp('/teacher/timetable?view=agenda&date=2026-11-26')
  await screen.findAllByRole('button', { name: /^Details/ })
  expect(openedDays()).toEqual(['2026-11-27'])
  await user.click(screen.getByRole('button', { name: 'Next week' }))
  await user.click(screen.getByRole('button', { name: 'Previous week' }))
  await screen.findAllByRole('button', { name: /^Details/ })
  expect(openedDays()).toEqual(['2026-11-27'])
  shown.mockRestore()
})

it('a busy teacher reads what is in the way, and moves the lesson all the same', async () => {
  const asked = listen(
    '/lessonClass/checkLessonTime',
    check({ needsConfirmation: true, problem: 'teacherBusy', conflicts: [busyTeacher] }),
  )
  const moved = { ...lesson, startTime: '2026-11-27T13:30:00Z', endTime: '2026-11-27T14:20:00Z' }
  const move: LessonMove = { lesson: moved, previousStartTime: lesson.startTime, remainingAdjustments: 3 }
  const sent = listen('/lessonClass/adjust', move)
  const { user } = await openWeek()
  const dialog = await chooseTime(user, '14:30')
  expect(await within(dialog).findByText(/20:30 in Shanghai|21:30 in Shanghai/)).toBeTruthy()
  expect(await within(dialog).findByText(/一对一/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Reschedule anyway' }))
  expect(await screen.findByText(/^Rescheduled to /)).toBeTruthy()
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ StartClassTime: '14:30', timezone: 'Europe/Berlin' })
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
    lessonId: 'lesson-1',
    classDate: '2026-11-27',
    StartClassTime: '14:30',
    timezone: 'Europe/Berlin',
    confirm: 'true',
    basedOn: lesson.startTime,
  })
})

it('a class that has begun meanwhile closes the dialog, and the sentence stays to be read', async () => {
  listen('/lessonClass/checkLessonTime', check({}))
  server.use(refusal('/lessonClass/adjust', 31_002, 'The class has started'))
  const { user } = await openWeek()
  const dialog = await chooseTime(user, '14:30')
  await within(dialog).findByText('No conflicts at this time.')
  await user.click(within(dialog).getByRole('button', { name: 'Reschedule' }))
  expect(await screen.findByText('The class has started')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['a month without moves', 4, /No moves left this month/],
  ['a school that offers teachers no moves', 0, /Your school doesn’t let teachers move lessons/],
])('%s says so at the button', async (_, perMonth, said) => {
  server.use(answer('/lessonClass/getScheduleByMonth', scheduleOf([lesson], 0, perMonth)))
  const { user } = await openWeek()
  await user.click(await screen.findByRole('button', { name: 'Details of 在饭馆点菜' }))
  const peek = await screen.findByRole('dialog', { name: '在饭馆点菜' })
  expect(within(peek).getByRole('button', { name: 'Reschedule' }).getAttribute('aria-disabled')).toBe('true')
  expect(within(peek).getByText(said)).toBeTruthy()
})

it('a whole day is called off after a question, on the basis of what was read', async () => {
  const sent = listen('/ext/postponeLesson', { ...lesson, status: 'waitingToBeAdjusted' })
  const { user } = await openWeek()
  await user.click(await screen.findByRole('button', { name: /^More for Friday/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Call off 1 lesson on this day' }))
  const question = await screen.findByRole('alertdialog', { name: 'Call off “在饭馆点菜”?' })
  await user.click(within(question).getByRole('button', { name: 'Call off' }))
  expect(await screen.findByText(/1 lesson called off/)).toBeTruthy()
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ lessonId: 'lesson-1', basedOn: lesson.startTime })
})

it('a day of the week grid is called off by keyboard, from a menu that a screen reader finds in its head', async () => {
  const sent = listen('/ext/postponeLesson', { ...lesson, status: 'waitingToBeAdjusted' })
  const { user } = await openApp('/teacher/timetable?view=week&date=2026-11-27')
  // A role query sees only what a screen reader is told of.
  const more = await screen.findByRole('button', { name: /^More for Friday/ })
  expect(more.closest('[role="columnheader"]')?.textContent).toContain('27')
  more.focus()
  await user.keyboard('{ArrowDown}')
  const item = await screen.findByRole('menuitem', { name: 'Call off 1 lesson on this day' })
  expect(document.activeElement).toBe(item)
  // The arrows of the grid lead from lesson to lesson: in the menu they are the menu's.
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(item)
  await user.keyboard('{Enter}')
  const question = await screen.findByRole('alertdialog', { name: 'Call off “在饭馆点菜”?' })
  await user.click(within(question).getByRole('button', { name: 'Call off' }))
  expect(await screen.findByText(/1 lesson called off/)).toBeTruthy()
  expect(sent).toHaveLength(1)
})

it('an empty week leads to the next one that has lessons', async () => {
  server.use(
    http.post('*/lessonClass/getScheduleByMonth', async ({ request }) => {
      const { searchStartDate } = (await request.json()) as { searchStartDate: string }
      const lessons = searchStartDate === '2026-11-09' ? [lesson] : []
      return HttpResponse.json({ code: 200, message: 'ok', data: scheduleOf(lessons) })
    }),
  )
  await openApp('/teacher/timetable?view=agenda&date=2026-11-02')
  expect(await screen.findByText('No lessons this week')).toBeTruthy()
  expect(await screen.findByText(/^Your next lesson is on /)).toBeTruthy()
})

it('a letter turns the page to today, and the list of keys switches letters off', async () => {
  const { user } = await openApp('/teacher/timetable?view=agenda&date=2026-01-05')
  await screen.findByRole('heading', { name: 'Timetable' })
  await user.keyboard('?')
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(keys).getByText('Reschedule a lesson')).toBeTruthy()
  await user.click(within(keys).getByRole('switch', { name: /Single-letter shortcuts/ }))
  await user.keyboard('{Escape}')
  await user.keyboard('t')
  expect(window.location.search).toContain('date=2026-01-05')
})
