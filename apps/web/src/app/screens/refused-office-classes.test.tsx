import type { LessonSeriesPreview, LessonTimeCheck, SchoolPerson } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { answer, mockBackend } from '../../shared/testing/backend.ts'
import { refuseInOwnWords, refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { busyTeacher } from '../../shared/timetable/timetable.fixtures.ts'
import { openApp } from './open-app.tsx'
import { course, group, lessons, mia, page, startOffice } from './school-office-backend.ts'

/** What the server refuses an administrator about courses, classes and lessons, and where each refusal is read. */

const server = mockBackend()
const wang: SchoolPerson = { ...mia, personId: 'usr_wang', role: 'teacher', name: '王芳', username: 'wang' }
beforeEach(() => {
  startOffice(server)
  server.use(
    answer('/ext/school/people/list', page(mia, wang)),
    answer('/ext/school/classes/list', page(group)),
    answer('/ext/school/classes/get', { class: group, students: [], lessons }),
    answer('/ext/school/courses/list', page(course())),
    answer('/ext/school/textbooks/list', []),
  )
})

type User = Awaited<ReturnType<typeof openApp>>['user']

async function choose(user: User, combobox: HTMLElement, option: RegExp) {
  await user.click(combobox)
  await user.click(await screen.findByRole('option', { name: option }))
}
async function openDialog(button: string | RegExp) {
  const { user } = await openApp('/teacher/school/classes')
  await user.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement)
  return { user, dialog: await screen.findByRole('dialog') }
}
async function openClass() {
  const { user } = await openApp('/teacher/school/classes/cls_1')
  await screen.findByRole('heading', { level: 1, name: '周末班' })
  return { user }
}

it('a course whose ID another course has stays typed in the dialog, with the reason beside the ID', async () => {
  const { user, dialog } = await openDialog('Create course')
  await user.type(within(dialog).getByLabelText(/^Course name/), 'HSK 2')
  await refuseInTurn(server, {
    path: '/courses/create',
    codes: [37_002],
    ask: () => user.click(within(dialog).getByRole('button', { name: 'Create course' })),
    place: () => dialog,
  })
  expect(within(dialog).getByLabelText('ID in your own system').getAttribute('aria-invalid')).toBe('true')
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^Course name/).value).toBe('HSK 2')
})

it('a textbook that can change no longer is said beside it, and an ID that is taken beside the ID', async () => {
  const { user, dialog } = await openDialog('Edit HSK 1')
  const save = within(dialog).getByRole('button', { name: 'Save' })
  const ask = { path: '/courses/update', ask: () => user.click(save), place: () => dialog }
  await refuseInTurn(server, { ...ask, codes: [37_002] })
  await refuseInOwnWords(server, { ...ask, refusals: [{ code: 32_006, says: 'schoolOffice:courses.textbookFixed' }] })
  expect(
    within(dialog)
      .getByRole('combobox', { name: /^Textbook/ })
      .getAttribute('aria-invalid'),
  ).toBe('true')
})

it('a class whose ID another class has stays typed in the dialog, with the reason beside the ID', async () => {
  const { user, dialog } = await openDialog('Create class')
  await choose(user, within(dialog).getByRole('combobox', { name: /^Course/ }), /HSK 1/)
  await user.type(within(dialog).getByLabelText(/^Class name/), '周三班')
  await choose(user, within(dialog).getByRole('combobox', { name: /^Teacher/ }), /王芳/)
  await refuseInTurn(server, {
    path: '/classes/create',
    codes: [37_002],
    ask: () => user.click(within(dialog).getByRole('button', { name: 'Create class' })),
    place: () => dialog,
  })
  expect(within(dialog).getByLabelText('ID in your own system').getAttribute('aria-invalid')).toBe('true')
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^Class name/).value).toBe('周三班')
})

it('a change of a class that is refused says why in the form, a busy teacher beside the teacher', async () => {
  const { user } = await openClass()
  const save = screen.getByRole('button', { name: 'Save' })
  const form = save.closest('form') as HTMLElement
  const teacher = within(form).getByRole('combobox', { name: /^Teacher/ })
  await choose(user, teacher, /王芳/)
  const ask = { path: '/classes/update', ask: () => user.click(save), place: () => form }
  await refuseInTurn(server, { ...ask, codes: [37_002, 31_003] })
  expect(teacher.getAttribute('aria-invalid')).toBe('true')
  await refuseInOwnWords(server, {
    ...ask,
    refusals: ['begun', 'ordered', 'lesson-running'].map((reason) => ({
      code: 32_006,
      reason,
      says: `schoolOffice:classes.refused.${reason}`,
    })),
  })
})

it('a student for whom no seat is left is not added, and the list says so', async () => {
  const { user } = await openClass()
  await choose(user, screen.getByRole('combobox', { name: /^Add a student/ }), /Mia Rossi/)
  const add = screen.getByRole('button', { name: 'Add' })
  const place = () => add.closest('section') as HTMLElement
  const ask = { path: '/classes/enrol', ask: () => user.click(add), place }
  await refuseInTurn(server, { ...ask, codes: [] })
  await refuseInOwnWords(server, { ...ask, refusals: [{ code: 30_003, says: 'schoolOffice:students.full' }] })
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Add a student/ }).value).toMatch(/Mia Rossi/)
})

it('a student who was not removed stays in the list, and invitations that were not created say why', async () => {
  const mira = { ...mia, familySize: 1, enrolledAt: null }
  server.use(answer('/ext/school/classes/get', { class: group, students: [mira], lessons }))
  const { user } = await openClass()
  const remove = screen.getByRole('button', { name: 'Remove Mia Rossi' })
  const section = remove.closest('section') as HTMLElement
  await refuseInTurn(server, {
    path: '/classes/withdraw',
    codes: [],
    ask: async () => {
      await user.click(remove)
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    },
    place: () => section,
  })
  expect(within(section).getByText('Mia Rossi')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Print invitations' }))
  const dialog = await screen.findByRole('dialog')
  await refuseInTurn(server, {
    path: '/invitations/class',
    codes: [],
    ask: () => user.click(within(dialog).getByRole('button', { name: 'Create invitations' })),
    place: () => dialog,
  })
})

it('a lesson that cannot be moved stays in its dialog with the reason', async () => {
  const { user } = await openClass()
  await user.click(screen.getByRole('button', { name: 'Move 第2课' }))
  const dialog = await screen.findByRole('dialog')
  const move = within(dialog).getByRole('button', { name: 'Move' })
  const ask = { path: '/lessons/move', ask: () => user.click(move), place: () => dialog }
  await refuseInTurn(server, { ...ask, codes: [] })
  await refuseInOwnWords(server, {
    ...ask,
    refusals: [
      { code: 31_001, says: 'timetable:problem.inPast' },
      { code: 31_002, says: 'timetable:problem.begun' },
      { code: 31_004, says: 'timetable:problem.studentsBusy' },
    ],
  })
})

it('a lesson that began meanwhile is not called off, and the list says why', async () => {
  const { user } = await openClass()
  const button = screen.getByRole('button', { name: 'Call off 第3课' })
  await refuseInTurn(server, {
    path: '/lessons/callOff',
    codes: [31_002],
    ask: async () => {
      await user.click(button)
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Call off' }))
    },
    place: () => button.closest('section') as HTMLElement,
  })
})

const free: LessonTimeCheck = {
  startTime: '2099-01-03T02:00:00.000Z',
  endTime: '2099-01-03T02:45:00.000Z',
  isPossible: true,
  needsConfirmation: false,
  problem: null,
  conflicts: [],
}
const preview = (check: Partial<LessonTimeCheck> = {}): LessonSeriesPreview => ({
  isPossible: true,
  needsConfirmation: check.problem === 'teacherBusy',
  lessons: [{ lessonNo: 4, lessonName: '第4课', isShifted: false, check: { ...free, ...check } }],
})

/** The dialog that plans lessons, with a preview in which nothing is in the way. */
async function openPreview() {
  server.use(answer('/ext/school/series/preview', preview()))
  const { user } = await openClass()
  await user.click(screen.getByRole('button', { name: 'Plan lessons' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/^First day/), '1/3/2099{Tab}')
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }))
  return { user, dialog, plan: await within(dialog).findByRole('button', { name: 'Plan 1 lesson' }) }
}

it('lessons that cannot be planned stay in the dialog with the reason', async () => {
  const { user, dialog, plan } = await openPreview()
  await refuseInTurn(server, {
    path: '/series/create',
    codes: [31_001, 31_003, 31_004],
    ask: () => user.click(plan),
    place: () => dialog,
  })
})

it('lessons that are in the way since the preview are shown in it and nowhere else, and a busy teacher can be passed over', async () => {
  const { user, dialog, plan } = await openPreview()
  const sent: (string | null)[] = []
  server.use(
    answer('/ext/school/series/preview', preview({ problem: 'teacherBusy', conflicts: [busyTeacher] })),
    http.post('*/ext/school/series/create', async ({ request }) => {
      sent.push(new URLSearchParams(await request.text()).get('confirm'))
      return HttpResponse.json({ code: 31_003, message: 'The teacher is busy', data: { conflicts: [busyTeacher] } })
    }),
  )
  await user.click(plan)
  expect(await within(dialog).findByText('Teacher busy')).toBeTruthy()
  await waitFor(() => expect(plan.getAttribute('aria-busy')).not.toBe('true'))
  expect(within(dialog).queryByText('The teacher is busy')).toBeNull()
  await user.click(within(dialog).getByRole('checkbox', { name: /even though the teacher is busy/ }))
  await user.click(plan)
  await expect.poll(() => sent).toEqual([null, 'true'])
})
