import type { CourseConfig, HomeworkStudents, PublicCourse, Question, ResourceItem } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { answer, li, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { homework as ofStudents, openMarking } from './marking-backend.ts'
import { openApp } from './open-app.tsx'

/** What the server refuses about courses, homework, questions and files, and where each refusal is read. */

const server = mockBackend()
const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })
const page = (...records: unknown[]) => ({ records, total: records.length, current: 1, size: 20, pages: 1 })
const DAY = 86_400_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()

type User = Awaited<ReturnType<typeof openApp>>['user']

beforeEach(() => {
  sessionStorage.clear()
  startSdk({ role: 'teacher', userInfo: li })
  server.use(answer('/user/userInfo', li))
})

const press = async (user: User, role: 'button' | 'menuitem', name: string | RegExp) =>
  user.click(await screen.findByRole(role, { name }))
const confirm = async (user: User, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

const course = {
  courseId: 'crs_1',
  classId: 'cls_1',
  courseName: '周末口语',
  status: 'published',
  coverUrl: null,
  subjectName: '',
  classType: 'small',
  registered: 2,
  studentLimit: 5,
  textbookName: null,
  introduction: '',
  priceMinor: 0,
  currency: 'CNY',
  lessons: [],
  canPublish: false,
  canClose: true,
} as unknown as PublicCourse
const config = { smallLimit: 12, largeLimit: 300 } as CourseConfig

async function openCourse(change: Partial<PublicCourse> = {}) {
  server.use(
    answer('/lessonCourse/pubCourseDetail', { ...course, ...change }),
    answer('/lessonCourse/courseConfig', config),
    answer('/lessonClass/pubClassStuList', page()),
    refusal('/lessonCourse/stats', 404, 'Not there'),
  )
  return openApp('/teacher/public-course/crs_1')
}

/** The menu of the course; the shell has a button of the same name. */
async function openMenu(user: User) {
  const heading = await screen.findByRole('heading', { level: 1, name: '周末口语' })
  const head = heading.closest('header') as HTMLElement
  await user.click(within(head).getByRole('button', { name: 'More' }))
}

it('more seats that are refused leave the dialog open with the reason', async () => {
  const { user } = await openCourse()
  await press(user, 'button', 'More seats')
  const dialog = await screen.findByRole('dialog')
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await refuseInTurn(server, {
    path: '/lessonCourse/appendRegister',
    codes: [32_002, 32_006, 32_007],
    ask: save,
    place: () => dialog,
  })
})

it('a course that is not closed by now says why', async () => {
  const { user } = await openCourse()
  await refuseInTurn(server, {
    path: '/lessonCourse/pubCourseStatus',
    codes: [32_007],
    ask: async () => {
      await openMenu(user)
      await press(user, 'menuitem', 'Close registration')
      await confirm(user, 'Close registration')
    },
  })
})

it('a draft that somebody published meanwhile is not deleted, and the page says why', async () => {
  const { user } = await openCourse({ status: 'draft', canPublish: true, canClose: false })
  await refuseInTurn(server, {
    path: '/lessonCourse/pubCourseStatus',
    codes: [32_007],
    ask: () => press(user, 'button', 'Publish'),
  })
  await refuseInTurn(server, {
    path: '/ext/pubCourse/delete',
    codes: [32_006],
    ask: async () => {
      await openMenu(user)
      await press(user, 'menuitem', 'Delete draft')
      await confirm(user, 'Delete draft')
    },
  })
})

const students = {
  ...ofStudents,
  homework: {
    ...ofStudents.homework,
    title: '课后练习',
    status: 'published',
    startTime: at(-DAY),
    endTime: at(DAY),
    markBy: at(2 * DAY),
    limitMinutes: 0,
    announceAt: 'start',
    visibility: 'always',
    marksShown: 'onRelease',
    marksReleasedAt: null,
    course: { id: 'crs_1', name: 'HSK 1' },
    lesson: null,
    counts: { assigned: 3, notHandedIn: 1, waiting: 1, graded: 1, returned: 0, averageScore: null },
  },
  students: ofStudents.students.map((one) => ({
    ...one,
    endTime: at(DAY),
    handInBy: at(DAY),
    ...(one.student.name === 'Chika' && { state: 'notSubmitted', answerPaperId: null, submittedAt: null }),
  })),
} as unknown as HomeworkStudents

it('reminders, more time and another day for marks that are refused say why', async () => {
  server.use(answer('/question/questionStudentList', students))
  const { user } = await openApp('/homework-teacher?homeworkId=hmw_1&tab=notSubmitted')
  await refuseInTurn(server, {
    path: '/question/batchReminderHomework',
    codes: [33_003, 33_004, 33_013],
    ask: () => press(user, 'button', 'Remind Chika'),
  })
  await press(user, 'button', 'Change the date')
  const day = await screen.findByRole('dialog', { name: 'Grade by' })
  await refuseInTurn(server, {
    path: '/questionPaper/updateCorrectTime',
    codes: [],
    ask: () => user.click(within(day).getByRole('button', { name: 'Save' })),
    place: () => day,
  })
  await user.click(within(day).getByRole('button', { name: 'Cancel' }))
  await press(user, 'button', 'More for Chika')
  await press(user, 'menuitem', 'Give more time…')
  const dialog = await screen.findByRole('dialog', { name: 'More time for Chika' })
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Give more time' }))
  await refuseInTurn(server, {
    path: '/ext/homework/student',
    codes: [33_013, 33_008, 30_006],
    ask: save,
    place: () => dialog,
  })
})

it('marks that lack a question lead to it', async () => {
  const lacks = http.post('*/answerPaper/submitCorrectPaper', () =>
    HttpResponse.json({ code: 33_009, message: 'A question has no score', data: { questionNos: [1] } }),
  )
  const { user } = await openMarking(server, '/corrects?answerPaperId=anp_Anna', lacks)
  await user.keyboard('f{Control>}{Enter}{/Control}')
  expect(await screen.findByText(/A question has no score/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View' })).toBeTruthy()
})

it('a template that is neither copied, deleted nor saved without a network says so, and keeps what was typed', async () => {
  const paper = { paperId: 'pap_1', title: '小练习', kind: 'test', fullScore: 10, questionCount: 1 }
  const papers = page({ ...paper, isTemplate: true, chapter: null, updatedAt: at(-DAY) })
  server.use(http.get('*/questionPaper/list', () => ok(papers)))
  const { user } = await openApp('/teacher/papers')
  const choose = async (name: string) => {
    await press(user, 'button', 'More for 小练习')
    await press(user, 'menuitem', name)
  }
  await refuseInTurn(server, { path: '/questionPaper/copy', codes: [], ask: () => choose('Copy') })
  await refuseInTurn(server, {
    path: '/questionPaper/delete',
    codes: [],
    async ask() {
      await choose('Delete')
      await confirm(user, 'Delete')
    },
  })
  await user.click(screen.getByRole('link', { name: 'New template' }))
  const form = await screen.findByRole('form', { name: 'New template' })
  const title = within(form).getByRole<HTMLInputElement>('textbox', { name: /^Title/ })
  await user.type(title, '听写')
  await user.type(within(form).getByRole('textbox', { name: /^What to do/ }), '写十个字')
  await refuseInTurn(server, {
    path: '/questionPaper/save',
    codes: [],
    ask: () => user.click(within(form).getByRole('button', { name: 'Save' })),
    place: () => form,
  })
  expect(title.value).toBe('听写')
})

const question = {
  questionId: 'qst_1',
  type: 'readAloud',
  title: '朗读',
  passage: '你好',
  attachments: [],
  options: [],
  correctKeys: [],
  analysis: '',
  answerModes: [],
  difficulty: 'easy',
  subject: null,
  grade: null,
  chapter: null,
  author: { userId: 'usr_li', name: '李老师', avatar: null },
  isOwn: true,
  isShared: false,
  ruby: [],
  usedCount: 1,
  createdAt: at(-DAY),
  updatedAt: at(-DAY),
} as unknown as Question

it('a question whose kind was changed elsewhere says that it stays as it is', async () => {
  server.use(
    http.get('*/ext/question/detail', () => ok(question)),
    http.get('*/web/grade/gradeList', () => ok([])),
    http.get('*/web/question/list', () => ok(page(question))),
    answer('/lessonCourse/subjectList', []),
    answer('/lessonCourse/textBooks', []),
  )
  const { user } = await openApp('/teacher/question/qst_1')
  await user.type(await screen.findByRole('textbox', { name: /^Question/ }), '！')
  await refuseInTurn(server, {
    path: '/ext/question/save',
    codes: [33_002],
    ask: () => press(user, 'button', 'Save question'),
  })
})

const slides = {
  resourceId: 'res_1',
  fileName: '第三课.pdf',
  newFileName: 'teacher/usr_li/document/a.pdf',
  resourceUrl: '/cos/hwjy/teacher/usr_li/document/a.pdf',
  isPublic: false,
  sizeBytes: 482_133,
  contentType: 'application/pdf',
  createdAt: at(-DAY),
  type: 'document',
  lessonId: null,
  durationSeconds: null,
  transcode: null,
} as ResourceItem

it('a name that a file may not have, and every reason against a public file or its deletion, are said at their place', async () => {
  const storage = { usedBytes: 1, quotaBytes: 1_000_000, types: [] }
  server.use(
    answer('/fileOperate/objectList', page(slides)),
    http.get('*/ext/storage', () => ok(storage)),
  )
  const { user } = await openApp('/teacher/resources')
  await press(user, 'button', 'Actions for 第三课.pdf')
  await press(user, 'menuitem', /^Rename/)
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), '4')
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Rename' }))
  await refuseInTurn(server, { path: '/fileOperate/clzResFileRename', codes: [34_004], ask: save, place: () => dialog })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await press(user, 'button', 'Actions for 第三课.pdf')
  await press(user, 'menuitem', 'Make public…')
  const open = await screen.findByRole('dialog', { name: 'Make 第三课.pdf public?' })
  const publish = () => user.click(within(open).getByRole('button', { name: 'Make public' }))
  await refuseInTurn(server, {
    path: '/ext/file/setPublic',
    codes: [34_001, 34_009, 30_040],
    ask: publish,
    place: () => open,
  })
  await user.click(within(open).getByRole('button', { name: 'Cancel' }))
  await refuseInTurn(server, {
    path: '/fileOperate/delObjects',
    codes: [],
    ask: async () => {
      await press(user, 'button', 'Actions for 第三课.pdf')
      await press(user, 'menuitem', /^Delete/)
      await confirm(user, 'Delete')
    },
  })
  expect(screen.getByRole('button', { name: 'Actions for 第三课.pdf' })).toBeTruthy()
})
