import type { LessonMoveCheck, LessonsMoveCheck, LessonSummary, Schedule } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { answer, li, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { words } from '../../shared/testing/words.ts'
import { saveZoneChoice } from '../../shared/time/time-zone.ts'
import { busyStudents, busyTeacher } from '../../shared/timetable/timetable.fixtures.ts'
import { openApp } from './open-app.tsx'

/** Times that the server refuses when a lesson is moved, and lessons that it does not delete. */

const server = mockBackend()
const moved: LessonSummary = { ...lessonAt19, startTime: '2026-11-27T12:00:00Z', endTime: '2026-11-27T12:50:00Z' }
const free = {
  startTime: '2026-11-27T13:30:00Z',
  endTime: '2026-11-27T14:20:00Z',
  isPossible: true,
  needsConfirmation: false,
  problem: null,
  conflicts: [],
}
const freeAlone: LessonMoveCheck = { lessonId: 'lesson-1', remainingAdjustments: 4, check: free }
const freeTogether = { isPossible: true, moves: [{ lessonId: 'lesson-1', check: free }] } as unknown as LessonsMoveCheck

beforeEach(() => {
  localStorage.clear()
  saveZoneChoice('Europe/Berlin')
  startSdk({ role: 'teacher', userInfo: li })
  server.use(
    answer('/user/userInfo', li),
    answer('/lessonClass/teacherLessonStatusList', { records: [], total: 0, current: 1, size: 20, pages: 0 }),
    answer('/lessonClass/checkLessonTime', freeAlone),
    answer('/lessonClass/checkLessonsMove', freeTogether),
    answer('/lessonClass/suggestLessonTimes', { times: [] }),
  )
})

async function openLesson(courseKind: LessonSummary['courseKind']) {
  const lesson = { ...moved, courseKind }
  const schedule: Schedule = {
    serverTime: new Date().toISOString(),
    schoolTimeZone: 'Asia/Shanghai',
    from: '2026-11-22T17:00:00Z',
    until: '2026-11-29T17:00:00Z',
    remainingAdjustments: 4,
    adjustmentsPerMonth: 4,
    lessons: [lesson],
  }
  server.use(
    answer('/lessonClass/getScheduleByMonth', schedule),
    answer('/lessonClass/preparationLessons', { lesson, students: [], plans: [] }),
  )
  return openApp('/teacher/timetable?view=agenda&date=2026-11-27')
}

type User = Awaited<ReturnType<typeof openApp>>['user']

/** The dialog of a move, with a reason that must not be lost. */
async function openMove(user: User, scope?: string) {
  await user.click(await screen.findByRole('button', { name: await words('timetable:calendar.reschedule') }))
  const dialog = await screen.findByRole('dialog')
  const reason = within(dialog).getByRole<HTMLTextAreaElement>('textbox', {
    name: await words('timetable:move.reason'),
  })
  await user.type(reason, '雪')
  if (scope)
    await user.click(within(dialog).getByRole('radio', { name: await words(`timetable:move.scopes.${scope}`) }))
  const chooseTime = async (time: string) => {
    const label = await words('timetable:move.time')
    const field = within(dialog).getByRole('combobox', { name: new RegExp(label) })
    await user.clear(field)
    await user.type(field, `${time}{Enter}`)
    await within(dialog).findByText(await words('timetable:conflicts.free'))
  }
  const press = async (name: 'save' | 'anyway') =>
    user.click(await within(dialog).findByRole('button', { name: await words(`timetable:move.${name}`) }))
  return { dialog, reason, chooseTime, press }
}

const refuse = (path: string, code: number, conflicts: object[] = []) =>
  http.post(`*${path}`, () => HttpResponse.json({ code, message: 'in the words of the server', data: { conflicts } }))

const moves = [
  { what: 'one lesson', kind: 'systematic', path: '/lessonClass/adjust', scope: undefined },
  { what: 'a lesson of a public course', kind: 'public', path: '/lessonClass/pubAdjust', scope: undefined },
  { what: 'a lesson with all later ones', kind: 'systematic', path: '/lessonClass/adjustLessons', scope: 'following' },
] as const

/** Both are told by the same list, so one of them is enough in the other languages. */
const told = [
  { ...moves[1], language: 'en-US' },
  { ...moves[2], language: 'en-US' },
  { ...moves[1], language: 'zh-CN' },
  { ...moves[1], language: 'ja-JP' },
]

it.each(told)('a move of $what that is refused says why beside the time, in $language', async (move) => {
  const { language, kind, path, scope } = move
  localStorage.setItem('hwjy.language', language)
  const { user } = await openLesson(kind)
  const { dialog, reason, chooseTime, press } = await openMove(user, scope)
  const reads = async (problem: string) =>
    expect(await within(dialog).findByText(await words(`timetable:problem.${problem}`))).toBeTruthy()
  await chooseTime('14:30')
  server.use(refuse(path, 31_003, [busyTeacher]))
  await press('save')
  await reads('teacherBusy')
  expect(within(dialog).getByText(busyTeacher.lessonName)).toBeTruthy()
  server.use(refuse(path, 31_001))
  await press('anyway')
  await reads('inPast')
  await chooseTime('14:35')
  server.use(refuse(path, 31_004, [busyStudents]))
  await press('save')
  await reads('studentsBusy')
  await chooseTime('14:40')
  server.use(refuse(path, 31_005))
  await press('save')
  await reads('noneLeft')
  expect(reason.value).toBe('雪')
})

it.each(moves)(
  'a move of $what that finds no network stays in its dialog, and one that is too late is told on the timetable',
  async (move) => {
    const { user } = await openLesson(move.kind)
    const { dialog, reason, chooseTime, press } = await openMove(user, move.scope)
    await chooseTime('14:30')
    await refuseInTurn(server, { path: move.path, codes: [], ask: () => press('save'), place: () => dialog })
    expect(reason.value).toBe('雪')
    server.use(refusal(move.path, 31_002, 'The class has started'))
    await press('save')
    expect(await screen.findByText('The class has started')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

it('a lesson that meets another one of its teacher since the check is moved all the same', async () => {
  const sent: string[] = []
  const { user } = await openLesson('systematic')
  const { dialog, chooseTime, press } = await openMove(user)
  server.use(
    http.post('*/lessonClass/adjust', async ({ request }) => {
      sent.push(await request.text())
      if (sent.length === 1)
        return HttpResponse.json({ code: 31_003, message: 'Busy', data: { conflicts: [busyTeacher] } })
      return HttpResponse.json({ code: 404, message: 'This is another story', data: null })
    }),
  )
  await chooseTime('14:30')
  await press('save')
  expect(await within(dialog).findByText(busyTeacher.lessonName)).toBeTruthy()
  await press('anyway')
  expect(await within(dialog).findByText('This is another story')).toBeTruthy()
  expect(sent.map((text) => text.includes('confirm=true'))).toEqual([false, true])
})

it('a lesson that has begun meanwhile is neither deleted nor called off: the timetable says why', async () => {
  const { user } = await openLesson('systematic')
  await user.click(await screen.findByRole('button', { name: 'Details of 在饭馆点菜' }))
  const peek = await screen.findByRole('dialog', { name: '在饭馆点菜' })
  await refuseInTurn(server, {
    path: '/lessonClass/delLessons',
    codes: [31_002],
    ask: async () => {
      await user.click(within(peek).getByRole('button', { name: 'Delete' }))
      const question = await screen.findByRole('alertdialog')
      await user.click(within(question).getByRole('button', { name: 'Delete lesson' }))
    },
  })
  await refuseInTurn(server, {
    path: '/ext/postponeLesson',
    codes: [31_002],
    ask: async () => {
      await user.click(within(peek).getByRole('button', { name: 'Call off' }))
      const question = await screen.findByRole('alertdialog')
      await user.click(within(question).getByRole('button', { name: 'Call off' }))
    },
  })
})

it('an address for calendars that cannot be made anew or taken back stays, and its dialog says why', async () => {
  const url = 'https://class.example/feeds/secret.ics'
  server.use(
    http.all('*/ext/calendarFeed', () =>
      HttpResponse.json({ code: 200, message: 'ok', data: { url, createdAt: null } }),
    ),
  )
  const { user } = await openLesson('systematic')
  for (const [path, name] of [
    ['/ext/renewCalendarFeed', 'New address'],
    ['/ext/revokeCalendarFeed', 'Stop sharing'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: 'Subscribe' }))
    const dialog = await screen.findByRole('dialog')
    const ask = async () => {
      await user.click(await within(dialog).findByRole('button', { name }))
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
    }
    await refuseInTurn(server, { path, codes: [], ask, place: () => dialog })
    expect(within(dialog).getByDisplayValue(url)).toBeTruthy()
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  }
})
