import type { CourseEnd, LessonMoveCheck, LessonSummary, NotificationSetting, Schedule } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answer, li, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { saveZoneChoice } from '../../shared/time/time-zone.ts'
import { openApp } from './open-app.tsx'

/** What the server refuses about a teacher's lessons, and where each refusal is read. */

const server = mockBackend()
const lesson: LessonSummary = { ...lessonAt19, startTime: '2026-11-27T12:00:00Z', endTime: '2026-11-27T12:50:00Z' }
const schedule: Schedule = {
  serverTime: new Date().toISOString(),
  schoolTimeZone: 'Asia/Shanghai',
  from: '2026-11-22T17:00:00Z',
  until: '2026-11-29T17:00:00Z',
  remainingAdjustments: 4,
  adjustmentsPerMonth: 4,
  lessons: [lesson],
}
const emptyPage = { records: [], total: 0, current: 1, size: 20, pages: 0 }

beforeEach(() => {
  saveZoneChoice('Europe/Berlin')
  startSdk({ role: 'teacher', userInfo: li })
  server.use(
    answer('/user/userInfo', li),
    answer('/lessonClass/getScheduleByMonth', schedule),
    answer('/lessonClass/teacherLessonStatusList', emptyPage),
    answer('/lessonClass/preparationLessons', { lesson, students: [], plans: [] }),
  )
})

it('a move that is refused says why beside the time: past, busy students, no moves left', async () => {
  const free: LessonMoveCheck = {
    lessonId: 'lesson-1',
    remainingAdjustments: 4,
    check: {
      startTime: '2026-11-27T13:30:00Z',
      endTime: '2026-11-27T14:20:00Z',
      isPossible: true,
      needsConfirmation: false,
      problem: null,
      conflicts: [],
    },
  }
  server.use(answer('/lessonClass/checkLessonTime', free))
  const { user } = await openApp('/teacher/timetable?view=agenda&date=2026-11-27')
  for (const [minute, code, said] of [
    ['30', 31_001, 'This time has passed. Choose a later one.'],
    ['35', 31_004, 'Students have another class at this time.'],
    ['40', 31_005, 'No moves are left this month.'],
  ] as const) {
    server.use(refusal('/lessonClass/adjust', code, 'Refused'))
    if (!screen.queryByRole('dialog')) await user.click(await screen.findByRole('button', { name: 'Reschedule' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reschedule “在饭馆点菜”' })
    const field = within(dialog).getByRole('combobox', { name: /Start time/ })
    await user.clear(field)
    await user.type(field, `14:${minute}{Enter}`)
    await within(dialog).findByText('No conflicts at this time.')
    await user.click(within(dialog).getByRole('button', { name: 'Reschedule' }))
    expect((await within(dialog).findAllByText(said)).length).toBeGreaterThan(0)
  }
})

it('the last lesson of a class is not deleted, and the timetable says why', async () => {
  server.use(refusal('/lessonClass/delLessons', 31_006, 'A class keeps one lesson'))
  const { user } = await openApp('/teacher/timetable?view=agenda&date=2026-11-27')
  await user.click(await screen.findByRole('button', { name: 'Details of 在饭馆点菜' }))
  const peek = await screen.findByRole('dialog', { name: '在饭馆点菜' })
  await user.click(within(peek).getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Delete lesson' }))
  expect(await screen.findByText('A class keeps one lesson')).toBeTruthy()
})

it('a class without a weekly schedule is asked for its first lesson instead', async () => {
  const end: CourseEnd = { classId: 'cls_1', isEnded: false, lessonsLeft: 0, lastEndTime: null, extensionMax: 3 }
  server.use(
    answer('/web/lessonClass/classDetail', {
      class: { classId: 'cls_1', className: '周末小班 A', plannedLessons: 3, studentCount: 2 },
      lessonMinutes: 50,
    }),
    answer('/lessonClass/isEndCourse', end),
    refusal('/lessonClass/continuationLessons', 31_008, 'No weekly schedule'),
  )
  await openApp('/teacher/class/cls_1/extend')
  expect(await screen.findByRole('textbox', { name: /first|date/i })).toBeTruthy()
  expect(screen.queryByText('No weekly schedule')).toBeNull()
})

it('a class that cannot be started says why at the button', async () => {
  const early = { ...lesson, canEnter: false, canStart: true, enterDenial: 'doorNotOpen' as const }
  server.use(answer('/lessonClass/preparationLessons', { lesson: early, students: [], plans: [] }))
  const { user } = await openApp('/lesson/lesson-1/room')
  const start = await screen.findByRole('button', { name: 'Start now' })
  for (const [code, words] of [
    [30_001, 'It is too early'],
    [30_008, 'The class has started already'],
    [30_009, 'The room refuses'],
    [30_005, 'The class has ended'],
  ] as const) {
    server.use(refusal('/lessonCourse/lessonStarted', code, words))
    await user.click(start)
    expect((await screen.findByRole('alert')).textContent).toBe(words)
  }
})

it('a report of a class that was not begun says so instead of its numbers', async () => {
  server.use(refusal('/web/lessonClass/attend', 30_007, 'The class has not started'))
  await openApp('/lesson/lesson-1/result')
  expect(await screen.findByText('The class has not started')).toBeTruthy()
})

it('a message that is always sent cannot be switched off, and the switch goes back', async () => {
  const settings: NotificationSetting[] = [{ category: 'lesson', isOn: true, canTurnOff: true }]
  server.use(answer('/ext/im/notificationSettings', settings))
  const { user } = await openApp('/settings')
  const lessons = await screen.findByRole('switch', { name: /^Lessons/ })
  const ask = async () => {
    await user.click(lessons)
    await waitFor(() => expect(lessons.getAttribute('aria-checked')).toBe('true'))
  }
  await refuseInTurn(server, { path: '/ext/im/updateNotificationSetting', codes: [36_003], ask })
  await waitFor(() => expect(lessons.getAttribute('aria-checked')).toBe('true'))
})
