/** Every refusal that a student can meet is said where it happens, in the words of each language. */
import { ApiError, describeError, type ErrorCode, type Language, LANGUAGES } from '@hwjy/sdk'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { i18n } from '../../shared/i18n/i18n.ts'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { storing } from '../../shared/testing/uploads.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { openApp } from './open-app.tsx'
import { pendingOrder as order } from './pending-order.ts'
import { createIdbTakeStore } from './takes-in-memory.ts'

const server = mockBackend()

vi.mock(import('@hwjy/classroom/recorder'), async (original) => ({
  ...(await original()),
  ...(await import('./takes-in-memory.ts')),
}))

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })
const refuse = (path: string, code: number) =>
  http.all(`*${path}`, () => HttpResponse.json({ code, message: 'in the words of the server', data: null }))
const teacher = { userId: 'usr_li', name: '李静', avatar: null }

const course = {
  courseId: 'crs_2',
  classId: 'cls_2',
  kind: 'public',
  courseName: '商务汉语',
  coverUrl: null,
  subjectName: null,
  classType: 'small',
  teacher,
  totalLessons: 12,
  durationMinutes: 50,
  priceMinor: 0,
  currency: 'CNY',
  seats: 8,
  seatsLeft: 3,
  nextLessonAt: at(600),
  conflicts: 0,
}
const offered = (standing: string) => ({
  course: { ...course, standing },
  introduction: '',
  textbookName: null,
  chapters: [],
  classes: [{ classId: 'cls_2', className: '周三晚班', teacher, seats: 8, seatsLeft: 3, lessons: [] }],
  pendingOrderId: null,
  averageScore: null,
  ratings: 0,
  school: { name: '华文示范学校' },
})
const homework = {
  homeworkId: 'hmw_1',
  title: '课后练习',
  kind: 'dailyTask',
  fullScore: 50,
  questionCount: 1,
  classId: 'cls_1',
  className: '周末小班 A',
  course: { id: 'crs_1', name: '日常汉语入门' },
  lesson: null,
  teacher,
  startTime: at(-600),
  endTime: at(6_000),
  limitMinutes: 0,
  state: 'notSubmitted',
  answerPaperId: 'anp_1',
  startedAt: null,
  submittedAt: null,
  gradedAt: null,
  score: null,
  handInBy: at(6_000),
  markBy: at(16_000),
  canAnswer: true,
  answerDenial: null,
}
const question = {
  no: 1,
  type: 'subjective',
  title: '请介绍一下你的朋友。',
  passage: '',
  attachments: [],
  options: [],
  answerModes: ['text'],
  fullScore: 50,
  answer: null,
  key: null,
  mark: null,
  suggestedScore: null,
  ruby: [],
}
const work = (change: object = {}) => ({
  homework: { ...homework, ...change },
  content: '先复习生词。',
  attachments: [],
  review: null,
  questions: [question],
  serverTime: at(0),
  canTakeBack: false,
  earlierTries: [],
})
const contract = {
  contract: { contractId: 'con_1', courseName: '商务汉语', status: 'unsigned', signedAt: null, signerName: null },
  version: '1',
  isTemplate: false,
  document: { language: 'en-US', title: 'Course agreement', clauses: [{ heading: '1', text: 'Be on time.' }] },
  signatureUrl: null,
}
const uploaded = storing('signature.jpg')

/** The button with these words in the language of the page. */
const press = (key: string) => async (user: UserEvent) => {
  const [namespace = ''] = key.split(':')
  await waitFor(() => expect(i18n.hasResourceBundle(i18n.language, namespace)).toBe(true))
  await user.click(await screen.findByRole('button', { name: (i18n.t as (words: string) => string)(key) }))
}
const type = async (user: UserEvent) => user.type(await screen.findByRole('textbox'), '我')
const nothing = async () => undefined

interface Refusal {
  code: ErrorCode
  path: string
  given: ReturnType<typeof answer>[]
  act: (user: UserEvent) => Promise<unknown>
  /** Refused although `given` answers the call. */
  refused?: ReturnType<typeof answer>
  /** The page's own words, where it has better ones than the sentence of the code. */
  says?: string
}

const joining = (code: ErrorCode): Refusal => ({
  code,
  path: '/introduction?courseId=crs_2',
  given: [
    http.get('*/ext/catalogue/crs_2', () => ok(offered('canRegister'))),
    refuse('/study/registerPubCourse', code),
  ],
  act: press('shop:join'),
})
const ordering = (code: ErrorCode): Refusal => ({
  code,
  path: '/buy-course?courseId=crs_2&classId=cls_2',
  given: [http.get('*/ext/catalogue/crs_2', () => ok(offered('canBuy'))), refuse('/ext/orders/create', code)],
  act: press('shop:order'),
})
const paying = (code: ErrorCode): Refusal => ({
  code,
  path: '/student/order/ord_1',
  given: [http.get('*/ext/orders/ord_1', () => ok(order)), refuse('/ext/orders/ord_1/pay', code)],
  act: press('shop:pay'),
})
const beginning = (code: ErrorCode): Refusal => ({
  code,
  path: '/homework?homeworkId=hmw_1',
  given: [answer('/question/detail', work()), refuse('/question/startQuestion', code)],
  act: press('studentHomework:cover.start'),
})
/** The entry check let the student in; the room itself says no, as when its time has passed in between. */
const entering = (code: ErrorCode): Refusal => ({
  code,
  path: '/lesson/lesson-1/room',
  given: [
    answer('/study/checkLesson', {
      lesson: { ...lessonAt19, canEnter: true, enterDenial: null },
      denial: null,
      serverTime: at(0),
    }),
    answer('/rtc/appInfo', {
      engine: 'local',
      mode: 'sfu',
      sdkAppId: 0,
      iceServers: [],
      livePath: '/live',
      maxPublishers: 8,
      maxViewers: 300,
    }),
    refuse('/rtc/getToken', code),
  ],
  act: nothing,
})
/** The student's own page of a lesson for which leave was taken. */
const ownLesson = {
  serverTime: '2026-11-20T10:00:00Z',
  schoolTimeZone: 'Asia/Shanghai',
  detail: {
    lesson: lessonAt19,
    kind: 'systematic',
    className: '周末小班 A',
    introduction: '',
    chapter: null,
    resourceCount: 0,
    homeworkCount: 0,
  },
  leave: { stuId: 'stu_anna', plan: 'onLeave', reason: '看医生', saidAt: '2026-11-20T01:00:00Z' },
  files: [],
  homework: [],
  finish: null,
}
/** A take is recorded, and its upload is refused. */
const recording = (code: ErrorCode, path: string, says: string): Refusal => ({
  code,
  path: '/examination?homeworkId=hmw_1',
  given: [
    answer('/question/detail', {
      ...work({ startedAt: at(-5) }),
      questions: [{ ...question, type: 'readAloud', passage: '你好', answerModes: ['audio'] }],
    }),
    ...uploaded,
  ],
  refused: refuse(path, code),
  act: async (user) => {
    await user.click(await screen.findByRole('button', { name: /^(Record|开始录音|録音する)/ }))
    await user.click(await screen.findByRole('button', { name: /^(Stop|停止)/ }))
  },
  says,
})
const saving = (code: ErrorCode, says: string): Refusal => ({
  code,
  path: '/examination?homeworkId=hmw_1',
  given: [answer('/question/detail', work({ startedAt: at(-5) })), refuse('/question/submitQuestion', code)],
  act: type,
  says,
})

const refusals: readonly Refusal[] = [
  joining(30_004),
  joining(32_002),
  joining(32_003),
  joining(32_004),
  ordering(30_004),
  ordering(32_002),
  ordering(32_003),
  paying(32_008),
  paying(32_009),
  paying(32_010),
  beginning(33_003),
  beginning(33_004),
  saving(33_003, 'studentHomework:end.not-open'),
  saving(33_004, 'studentHomework:end.endedNothing'),
  saving(33_005, 'studentHomework:end.timeOverNothing'),
  saving(33_006, 'studentHomework:end.handed-in'),
  saving(33_007, 'studentHomework:end.not-begun'),
  entering(30_001),
  entering(30_002),
  ordering(32_005),
  {
    code: 31_002,
    path: '/student/lesson/lesson-1',
    given: [answer('/ext/lessons/page', ownLesson), refuse('/study/updateStuLesson', 31_002)],
    act: press('lessonPage:takeBack'),
  },
  {
    code: 33_012,
    path: '/homeworkComments?answerPaperId=anp_1',
    given: [refuse('/question/answerPaperReviewWeb', 33_012)],
    act: nothing,
    says: 'studentHomework:empty.gradedText',
  },
  recording(34_005, '/file/tempCred', 'studentHomework:noSpace'),
  recording(34_003, '/file/addCloudRes', 'studentHomework:take.failed'),
  {
    code: 30_007,
    path: '/report?lessonId=les_1',
    given: ['/study/lessonPerformance', '/lesson/finishDetail', '/study/completedPractise'].map((path) =>
      refuse(path, 30_007),
    ),
    act: nothing,
    says: 'lessonReport:notYet',
  },
  {
    code: 36_002,
    path: '/student/group?ticket=old',
    given: [refuse('/ext/im/openGroupCode', 36_002)],
    act: nothing,
    says: 'classGroups:open.old',
  },
]

beforeEach(async () => {
  localStorage.clear()
  await createIdbTakeStore().clear('')
  startSdk({ role: 'student', userInfo: anna })
  server.use(answer('/user/userInfo', anna))
})

const sentenceOf = (code: ErrorCode, language: Language) =>
  describeError(new ApiError(code, 'in the words of the server', null, 'request-1'), language)

async function wordsOf(key: string, language: Language): Promise<string> {
  const [namespace = ''] = key.split(':')
  await waitFor(() => expect(i18n.hasResourceBundle(language, namespace)).toBe(true))
  return (i18n.t as (words: string) => string)(key)
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(refusals)('$code is said on $path', async ({ code, path, given, refused, act, says }) => {
    localStorage.setItem('hwjy.language', language)
    server.use(...given)
    if (refused) server.use(refused)
    const { user } = await openApp(path)
    await act(user)
    const text = says === undefined ? sentenceOf(code, language) : await wordsOf(says, language)
    expect(await screen.findAllByText(text)).not.toHaveLength(0)
  })

  it.each([
    [32_011, '/ext/contracts/con_1/sign'],
    [32_012, '/ext/contracts/con_1/sign'],
    [34_003, '/file/addCloudRes'],
    [34_005, '/file/tempCred'],
  ] as const)('%i is said where a contract is signed', async (code, refusedPath) => {
    localStorage.setItem('hwjy.language', language)
    server.use(
      http.get('*/ext/contracts/con_1', () => ok(contract)),
      ...uploaded,
    )
    server.use(refuse(refusedPath, code))
    const { user } = await openApp('/contract?contractId=con_1')
    await user.click(await screen.findByRole('checkbox'))
    for (const box of screen.getAllByRole('textbox')) await user.type(box, 'Maria')
    await press('contracts:signNow')(user)
    expect(await screen.findAllByText(sentenceOf(code, language))).not.toHaveLength(0)
  })
})
