import type { Continuation, CourseConfig, CourseEnd, PlanCheck, PublicCourse } from '@hwjy/sdk'
import { LANGUAGES } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { answer, li, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { words } from '../../shared/testing/words.ts'
import { busyTeacher } from '../../shared/timetable/timetable.fixtures.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
const free = {
  startTime: `${day}T12:00:00Z`,
  endTime: `${day}T12:50:00Z`,
  isPossible: true,
  needsConfirmation: false,
  problem: null,
  conflicts: [],
}
const allFree: PlanCheck = { isPossible: true, needsConfirmation: false, checks: [free] }

/** Refuses what is sent without a confirmation: somebody planned a lesson after the check. @returns what was sent */
function busyUnlessConfirmed(path: string, isConfirmed: (sent: string) => boolean) {
  const sent: string[] = []
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      const text = await request.text()
      sent.push(text)
      const data = { conflicts: [busyTeacher] }
      if (!isConfirmed(text)) return HttpResponse.json({ code: 31_003, message: 'You teach then', data })
      return HttpResponse.json({ code: 404, message: 'This is another story', data: null })
    }),
  )
  return sent
}

beforeEach(() => {
  localStorage.clear()
  startSdk({ role: 'teacher', userInfo: li })
  server.use(answer('/user/userInfo', li))
})

const rhythm: Continuation = {
  classId: 'cls_1',
  cycle: [{ weekday: 6, time: '20:00' }],
  lessonMinutes: 50,
  lessons: [{ lessonNo: 4, draft: { lessonName: '第四课', classDate: day, StartClassTime: '20:00' }, check: free }],
}

/** A class that one more lesson is planned for. */
async function openExtension(check: PlanCheck) {
  const end: CourseEnd = { classId: 'cls_1', isEnded: false, lessonsLeft: 0, lastEndTime: null, extensionMax: 1 }
  server.use(
    answer('/web/lessonClass/classDetail', {
      class: { classId: 'cls_1', className: '周末小班 A', plannedLessons: 3, studentCount: 2 },
      lessonMinutes: 50,
    }),
    answer('/lessonClass/isEndCourse', end),
    answer('/lessonClass/continuationLessons', rhythm),
    answer('/lessonClass/lessonTimeCheck', check),
  )
  return openApp('/teacher/class/cls_1/extend')
}

it('lessons that find no network stay planned, and those refused for another lesson name it and are added all the same', async () => {
  const { user } = await openExtension(allFree)
  await screen.findByText('No conflicts')
  const ask = () => user.click(screen.getByRole('button', { name: 'Add 1 lesson' }))
  await refuseInTurn(server, { path: '/lessonClass/addLessons', codes: [], ask })
  expect(screen.getByDisplayValue('第四课')).toBeTruthy()
  const sent = busyUnlessConfirmed('/lessonClass/addLessons', (text) => text.includes('confirm=true'))
  await ask()
  const conflicts = await screen.findByRole('list', { name: 'The teacher’s lessons at the same time' })
  expect(within(conflicts).getByText(busyTeacher.lessonName)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add 1 lesson anyway' }))
  await expect.poll(() => sent.length).toBe(2)
  expect(sent.map((text) => text.includes('confirm=true'))).toEqual([false, true])
})

it.each(LANGUAGES)(
  'lessons that are in the past, or meet others of their students, say so, in %s',
  async (language) => {
    localStorage.setItem('hwjy.language', language)
    const { user } = await openExtension(allFree)
    await screen.findByText(await words('extend:free'))
    for (const [code, problem] of [
      [31_001, 'inPast'],
      [31_004, 'studentsBusy'],
    ] as const) {
      server.use(refusal('/lessonClass/addLessons', code, 'in the words of the server'))
      await user.click(await screen.findByRole('button', { name: await words('extend:add', { count: 1 }) }))
      expect(await screen.findByText(await words(`timetable:problem.${problem}`))).toBeTruthy()
    }
    expect(screen.queryByText('in the words of the server')).toBeNull()
  },
)

it('what a refusal says of a lesson is said once, beside that lesson', async () => {
  const { user } = await openExtension(allFree)
  await screen.findByText('No conflicts')
  const busy = { ...free, isPossible: false, problem: 'studentsBusy' as const, conflicts: [busyTeacher] }
  server.use(
    answer('/lessonClass/lessonTimeCheck', { isPossible: false, needsConfirmation: false, checks: [busy] }),
    http.post('*/lessonClass/addLessons', () =>
      HttpResponse.json({ code: 31_004, message: 'Students are busy', data: { conflicts: [busyTeacher] } }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Add 1 lesson' }))
  const row = within(await screen.findByRole('list', { name: 'Lessons to add' }))
  expect(await row.findByText('Students have another class at this time.')).toBeTruthy()
  expect(screen.getAllByText('Students have another class at this time.')).toHaveLength(1)
})

it('a lesson that cannot be at its time is said beside the button that waits for it', async () => {
  const busy = { ...free, isPossible: false, problem: 'studentsBusy' as const, conflicts: [busyTeacher] }
  await openExtension({ isPossible: false, needsConfirmation: false, checks: [busy] })
  expect(await screen.findByText('1 lesson has a conflict. Choose another time or remove it first.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add 1 lesson' }).getAttribute('aria-disabled')).toBe('true')
})

it('the page that lessons were added on offers those behind them, under their own names, to who comes back', async () => {
  const { user } = await openExtension(allFree)
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, '复习课')
  await screen.findByText('No conflicts')
  server.use(
    http.post('*/lessonClass/addLessons', () => {
      server.use(
        answer('/lessonClass/continuationLessons', {
          ...rhythm,
          lessons: [
            { lessonNo: 5, draft: { lessonName: '第五课', classDate: day, StartClassTime: '21:00' }, check: free },
          ],
        }),
      )
      return HttpResponse.json({ code: 200, message: 'ok', data: [] })
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Add 1 lesson' }))
  await waitFor(() => expect(window.location.pathname).toBe('/teacher/timetable'))
  window.history.back()
  expect(await screen.findByDisplayValue('第五课')).toBeTruthy()
  expect(screen.queryByDisplayValue('复习课')).toBeNull()
})

it('days that are skipped are typed where they were added', async () => {
  const { user } = await openExtension(allFree)
  await user.click(await screen.findByRole('button', { name: 'Skip days' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'No lessons from' }))
})

const config: CourseConfig = {
  nameMin: 2,
  nameMax: 50,
  introductionMax: 500,
  smallLimit: 12,
  largeLimit: 300,
  lessonsMax: 100,
  durations: [50],
  coverTypes: ['image/jpeg', 'image/png'],
  coverMaxBytes: 5_000_000,
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
}
const course: PublicCourse = {
  courseId: 'crs_1',
  classId: 'cls_1',
  courseName: '端午节的故事',
  coverUrl: null,
  subjectId: 'sub_1',
  subjectName: '文化',
  classType: 'small',
  studentLimit: 12,
  registered: 0,
  status: 'draft',
  isPeriodic: false,
  cycle: [],
  totalLessons: 1,
  durationMinutes: 50,
  textbookId: null,
  textbookName: null,
  introduction: '听故事，学包粽子。',
  priceMinor: 0,
  currency: 'CNY',
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  lessons: [],
  canPublish: true,
  canClose: false,
  canChangeClassType: true,
  canChangeTextbook: true,
}

function serveCourse() {
  server.use(
    answer('/lessonCourse/courseConfig', config),
    answer('/lessonCourse/pubCourseDetail', course),
    answer('/lessonCourse/subjectList', [{ subjectId: 'sub_1', parentId: null, name: '文化', childCount: 0 }]),
    answer('/lessonCourse/periodicCheckTime', allFree),
    http.post('*/lessonCourse/textBooks', () => HttpResponse.json({ code: 200, message: 'ok', data: [] })),
  )
}

async function openCourse() {
  serveCourse()
  const opened = await openApp('/teacher/public-course/crs_1/edit')
  await screen.findByRole('button', { name: await words('courses:form.saveDraft') })
  return opened
}

type User = Awaited<ReturnType<typeof openApp>>['user']
const save = async (user: User) =>
  user.click(screen.getByRole('button', { name: await words('courses:form.saveDraft') }))

/** The first day of a weekly plan, a week from now. */
async function planIt(user: User) {
  await user.type(
    await screen.findByRole('textbox', { name: 'First day' }),
    `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`,
  )
  await user.tab()
  await screen.findByText(/free of conflicts/)
}

it('a plan that is refused because of another lesson names it, and can be saved all the same', async () => {
  const sent = busyUnlessConfirmed('/lessonCourse/updatePubCourse', (text) => /name="confirm"\s+true/.test(text))
  const { user } = await openCourse()
  await user.click(screen.getByRole('switch', { name: /^Change the schedule/ }))
  await planIt(user)
  await save(user)
  const conflicts = await screen.findByRole('list', { name: 'The teacher’s lessons at the same time' })
  expect(within(conflicts).getByText(busyTeacher.lessonName)).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /^Schedule it anyway/ }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await expect.poll(() => sent.length).toBe(2)
})

const atPicture = {
  codes: [30_040, 32_013],
  place: () => screen.getByRole('group', { name: 'Picture' }),
  cut: () => screen.getByRole('main'),
}

it('a cover that the server cannot read is said at the picture', async () => {
  const { user } = await openCourse()
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), '二')
  await refuseInTurn(server, { ...atPicture, path: '/lessonCourse/updatePubCourse', ask: () => save(user) })
})

const problems = [
  [31_001, 'This time has passed. Choose a later one.'],
  [31_004, 'Students have another class at this time.'],
] as const

it('a plan in the past, or one that meets other lessons of its students, says so below its lessons', async () => {
  const { user } = await openCourse()
  await user.click(screen.getByRole('switch', { name: /^Change the schedule/ }))
  await planIt(user)
  for (const [code, sentence] of problems) {
    server.use(refusal('/lessonCourse/updatePubCourse', code, 'in the words of the server'))
    await save(user)
    expect(await screen.findByText(sentence)).toBeTruthy()
  }
})

const fixed = [
  ['class-type-fixed', 'courses:typeLabel'],
  ['limit-below-registered', 'courses:form.seats'],
  ['textbook-fixed', 'courses:form.textbook'],
  ['price-fixed', 'courses:form.priceIn'],
] as const

it.each(LANGUAGES)('what cannot be changed any more of a course is said at its field, in %s', async (language) => {
  localStorage.setItem('hwjy.language', language)
  const { user } = await openCourse()
  for (const [reason, label] of fixed) {
    server.use(
      http.post('*/lessonCourse/updatePubCourse', () =>
        HttpResponse.json({ code: 32_006, message: 'in the words of the server', data: { reason } }),
      ),
    )
    await user.type(screen.getByRole('textbox', { name: new RegExp(await words('courses:form.name')) }), '二')
    await save(user)
    const said = await screen.findByText(await words(`courses:fixed.${reason}`))
    expect(said.closest('[data-state="invalid"]')?.textContent).toContain(await words(label, { currency: 'CNY' }))
  }
})

it('a lesson in use that a shorter plan would drop is said above the button', async () => {
  const { user } = await openCourse()
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), '二')
  await refuseInTurn(server, { path: '/lessonCourse/updatePubCourse', codes: [32_006], ask: () => save(user) })
})

it('a new course that is refused says why at its plan, or at its picture, and keeps what was typed', async () => {
  serveCourse()
  const { user } = await openApp('/teacher/public-course/new')
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  await user.type(name, '端午节')
  await user.click(screen.getByRole('combobox', { name: /^Subject/ }))
  await user.click(await screen.findByRole('option', { name: '文化' }))
  await user.type(screen.getByRole('textbox', { name: /^Introduction/ }), '听故事')
  await planIt(user)
  await refuseInTurn(server, { ...atPicture, path: '/lessonCourse/addPubCourse', ask: () => save(user) })
  server.use(refusal('/lessonCourse/addPubCourse', 31_001, 'in the words of the server'))
  await save(user)
  expect(await screen.findByText('This time has passed. Choose a later one.')).toBeTruthy()
  const sent = busyUnlessConfirmed('/lessonCourse/addPubCourse', (text) => /confirm=true/.test(text))
  await save(user)
  const conflicts = await screen.findByRole('list', { name: 'The teacher’s lessons at the same time' })
  expect(within(conflicts).getByText(busyTeacher.lessonName)).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /^Schedule it anyway/ }))
  await save(user)
  await expect.poll(() => sent.length).toBe(2)
  expect(name.value).toBe('端午节')
})
