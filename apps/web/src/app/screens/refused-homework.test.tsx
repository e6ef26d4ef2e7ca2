import { type HomeworkDetail, type HomeworkOverview, type HomeworkStudents, LANGUAGES } from '@hwjy/sdk'
import { cleanup, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it, vi } from 'vitest'
import { outbox } from '../../features/marking/sending/outbox.ts'
import { answer, li, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { noteCut } from '../../shared/testing/refusal-record.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { words } from '../../shared/testing/words.ts'
import { homework as ofStudents, openMarking, paper, person, work } from './marking-backend.ts'
import { openApp } from './open-app.tsx'

/** A teacher reads each refusal about homework that students have, and about its marks, at its place. */

const server = mockBackend()
const HOUR = 3_600_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })
const begun = (path: string) =>
  http.post(`*${path}`, () =>
    HttpResponse.json({ code: 33_011, message: 'in the words of the server', data: { students: ['Anna', 'Ben'] } }),
  )
const homework: HomeworkOverview = {
  homeworkId: 'hmw_1',
  paperId: 'pap_1',
  title: '课后练习',
  kind: 'dailyTask',
  fullScore: 100,
  questionCount: 1,
  classId: 'cls_a',
  className: '周末小班 A',
  course: { id: 'crs_1', name: 'HSK 1' },
  lesson: null,
  startTime: at(HOUR),
  endTime: at(24 * HOUR),
  limitMinutes: 0,
  visibility: 'always',
  announceAt: 'start',
  marksShown: 'together',
  marksReleasedAt: null,
  status: 'draft',
  markBy: at(24 * HOUR),
  isOverdue: false,
  counts: { assigned: 2, notHandedIn: 0, waiting: 1, graded: 1, returned: 0, averageScore: null },
  createdAt: at(-25 * HOUR),
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSdk({ role: 'teacher', userInfo: li })
  server.use(
    answer('/user/userInfo', li),
    answer('/question/correctPaperStateList', {
      records: [homework],
      counts: (['waiting', 'graded', 'notCompleted', 'unpublished'] as const).map((state) => ({ state, count: 1 })),
      total: 1,
      current: 1,
      size: 20,
      pages: 1,
    }),
    answer('/question/classQuestionCountList', []),
    http.get('*/web/class/queryAllList', () => ok([])),
    answer('/lessonClass/lessonBriefList', { classId: 'cls_a', totalLessons: 0, lessons: [] }),
  )
})

it.each(LANGUAGES)(
  'homework that students began is neither changed nor deleted, and names them, in %s',
  async (language) => {
    localStorage.setItem('hwjy.language', language)
    const detail: HomeworkDetail = {
      homework,
      content: '读课文',
      attachments: [],
      questions: [],
      hasBegun: false,
      updatedAt: at(-HOUR),
    }
    server.use(
      http.get('*/ext/homework/detail', () => ok(detail)),
      begun('/question/deleteQuestionPaper'),
    )
    const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(['Anna', 'Ben'])
    const list = await openApp('/teacher/homework')
    const more = await words('teacherHomework:list.more', { title: homework.title })
    await list.user.click(await screen.findByRole('button', { name: more }))
    await list.user.click(await screen.findByRole('menuitem', { name: await words('teacherHomework:acts.delete') }))
    const question = await screen.findByRole('alertdialog')
    await list.user.click(within(question).getByRole('button', { name: await words('teacherHomework:acts.delete') }))
    const dialog = await screen.findByRole('dialog', { name: await words('teacherHomework:begun.title') })
    expect(within(dialog).getByText(await words('teacherHomework:begun.names', { names }))).toBeTruthy()
    list.unmount()

    const { user } = await openApp('/teacher/homework/hmw_1/edit')
    const label = new RegExp(`^${await words('homeworkForm:field.title')}`)
    const title = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })
    await user.type(title, '一')
    const save = screen.getByRole('button', { name: await words('homeworkForm:saveDraft') })
    await refuseInTurn(server, { path: '/ext/homework/save', codes: [], ask: () => user.click(save) })
    server.use(begun('/ext/homework/save'))
    await user.click(save)
    const notSaved = (await screen.findByText(await words('homeworkForm:notSaved'))).closest('[role="alert"]')
    expect(notSaved?.textContent).toContain(await words('homeworkForm:locked.names', { names }))
    // A sentence of the app is in the language of the app, and only the names may be Chinese.
    expect(notSaved?.querySelector('[lang="zh-Hans"]')).toBeNull()
    expect(title.value).toBe('课后练习一')
  },
)

it('homework that is neither published, withdrawn nor deleted stays in the list, which says why', async () => {
  const published = { ...homework, homeworkId: 'hmw_2', title: '听写', status: 'published' }
  const list = { records: [homework, published], counts: [], total: 2, current: 1, size: 20, pages: 1 }
  server.use(answer('/question/correctPaperStateList', list))
  const { user } = await openApp('/teacher/homework')
  const confirm = async (name: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  async function choose(title: string, name: string) {
    await user.click(await screen.findByRole('button', { name: `More for ${title}` }))
    await user.click(await screen.findByRole('menuitem', { name }))
    await confirm(name)
  }
  await refuseInTurn(server, {
    path: '/ext/homework/publish',
    codes: [],
    async ask() {
      await user.click(await screen.findByRole('button', { name: 'Publish 课后练习' }))
      await confirm('Publish')
    },
  })
  await refuseInTurn(server, { path: '/ext/homework/withdraw', codes: [], ask: () => choose('听写', 'Withdraw') })
  const path = '/question/deleteQuestionPaper'
  await refuseInTurn(server, { path, codes: [], ask: () => choose('听写', 'Delete') })
  expect(screen.getByRole('button', { name: 'Publish 课后练习' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'More for 听写' })).toBeTruthy()
})

it('marks of homework that was withdrawn meanwhile are not released, and both places say why', async () => {
  const graded = ofStudents.students.map((student) => ({ ...student, state: 'graded' as const, score: 20 }))
  const all = {
    ...ofStudents,
    homework: { ...ofStudents.homework, ...homework, status: 'published', startTime: at(-HOUR) },
    students: graded,
  } as unknown as HomeworkStudents
  server.use(answer('/question/questionStudentList', all))
  const { user, unmount } = await openApp('/homework-teacher?homeworkId=hmw_1')
  await refuseInTurn(server, {
    path: '/ext/homework/releaseMarks',
    codes: [33_013],
    ask: async () => {
      await user.click(await screen.findByRole('button', { name: 'Release scores' }))
      const question = await screen.findByRole('alertdialog')
      await user.click(within(question).getByRole('button', { name: 'Release scores' }))
    },
  })
  unmount()
  const marking = await openMarking(
    server,
    '/corrects?answerPaperId=anp_Anna',
    answer('/question/questionStudentList', all),
  )
  await marking.user.keyboard('f{Control>}{Enter}{/Control}')
  const end = await screen.findByRole('region', { name: 'All graded' })
  const release = () => marking.user.click(within(end).getByRole('button', { name: 'Release scores' }))
  await refuseInTurn(server, { path: '/ext/homework/releaseMarks', codes: [33_013], ask: release, place: () => end })
  await outbox.forget('anp_Anna')
})

it('a draft of marks waits for the network, and says why it is refused beside the marks', async () => {
  const cut = vi.fn<(request: Request) => void>(noteCut)
  let isCut = true
  const whileCut = (request: Request) => {
    if (!isCut) return undefined
    if (request.method === 'POST') cut(request)
    return HttpResponse.error()
  }
  const { user, drafts } = await openMarking(
    server,
    '/corrects?answerPaperId=anp_Anna',
    http.post('*/answerPaper/draft', ({ request }) => whileCut(request)),
    http.get('*/healthz', ({ request }) => whileCut(request)),
  )
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.keyboard('6')
  await expect.poll(() => cut).toHaveBeenCalledTimes(1)
  expect(await screen.findByText('Saved on this device')).toBeTruthy()
  isCut = false
  line.mockRestore()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => drafts.map(({ list }) => list[0]?.score)).toEqual([6])
  let asked = 0
  server.use(
    http.post('*/answerPaper/draft', () => {
      asked += 1
      return HttpResponse.json({ code: 33_010, message: 'A score is too high', data: null })
    }),
  )
  await user.keyboard('7')
  expect((await screen.findByText('Draft not saved: A score is too high')).getAttribute('role')).toBe('alert')
  // A page that is left sends once more what the server has not.
  cleanup()
  await expect.poll(() => asked).toBe(2)
})

it('a work that is not returned, because it was taken back, leaves the dialog open with the reason', async () => {
  const [first] = ofStudents.students
  const row = { ...first, state: 'graded', score: 20, gradedAt: at(-HOUR), submittedAt: at(-2 * HOUR) }
  const graded = { ...work('Anna'), state: 'graded', score: 20, gradedAt: row.gradedAt, submittedAt: row.submittedAt }
  server.use(
    answer('/question/questionStudentList', {
      ...ofStudents,
      homework: { ...ofStudents.homework, ...homework, status: 'published', startTime: at(-3 * HOUR) },
      students: [row],
    }),
    http.get('*/answerPaper/detail', () => ok({ ...paper('Anna'), answerPaper: graded, student: person('Anna') })),
  )
  const { user } = await openApp('/homework-teacher?homeworkId=hmw_1&tab=graded')
  await user.click(await screen.findByRole('button', { name: 'More for Anna' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Return for another try…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Return Anna’s work?' })
  const comment = within(dialog).getByRole<HTMLTextAreaElement>('textbox')
  await user.type(comment, '再写一次')
  await refuseInTurn(server, {
    path: '/ext/answerPaper/return',
    codes: [33_008],
    ask: () => user.click(within(dialog).getByRole('button', { name: 'Return' })),
    place: () => dialog,
  })
  expect(comment.value).toBe('再写一次')
})
