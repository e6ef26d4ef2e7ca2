import type { LessonFinish, PreparedQuestions, Question, StudentLessonPage, TeacherLessonPage } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, it } from 'vitest'
import { anna, answer, li, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { receive } from '../../shared/testing/receive.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const detail = {
  lesson: lessonAt19,
  kind: 'systematic',
  className: '周末小班 A',
  introduction: '',
  chapter: { chapterId: 'cch_3', no: 3, name: '第三课 你叫什么名字', summary: 'Names', wordCount: 1 },
  resourceCount: 0,
  homeworkCount: 0,
} as const
const student = { stuId: 'stu_anna', name: 'Anna', avatar: null }
const leave = { stuId: 'stu_anna', plan: 'onLeave', reason: '看医生', saidAt: '2026-11-20T01:00:00Z' } as const
const around = { serverTime: '2026-11-20T10:00:00Z', schoolTimeZone: 'Asia/Shanghai' }
const taught: TeacherLessonPage = {
  ...around,
  detail,
  students: [student],
  plans: [leave],
  files: [],
  homework: [],
  replay: null,
  earlier: null,
}
const own: StudentLessonPage = { ...around, detail, leave: null, files: [], homework: [], finish: null }

const ENDED = { startedAt: '2026-11-20T11:00:00Z', endedAt: '2026-11-20T11:50:00Z', canEnter: false }

const singleChoice: Question = {
  questionId: 'qst_1',
  type: 'singleChoice',
  title: '第1题',
  passage: '',
  attachments: [],
  options: [],
  correctKeys: [],
  analysis: '',
  answerModes: [],
  difficulty: 'normal',
  subject: null,
  grade: null,
  chapter: null,
  author: { userId: 'usr_li', name: 'Li', avatar: null },
  isOwn: true,
  isShared: false,
  ruby: [],
  typed: null,
  usedCount: 0,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
}

async function openTaught(page: TeacherLessonPage = taught, prepared?: PreparedQuestions) {
  startSdk({ role: 'teacher', userInfo: li })
  const none: PreparedQuestions = { lessonId: 'lesson-1', questions: [], updatedAt: null }
  server.use(answer('/user/userInfo', li), answer('/ext/lessons/page', page))
  server.use(answer('/ext/lesson/questions/list', prepared ?? none))
  return openApp('/teacher/lesson/lesson-1')
}

async function openOwn(page: StudentLessonPage = own) {
  startSdk({ role: 'student', userInfo: anna })
  server.use(answer('/user/userInfo', anna), answer('/ext/lessons/page', page))
  return openApp('/student/lesson/lesson-1')
}

describe('the lesson of a teacher', () => {
  it('says who is on leave and why, leads to each student, and brings the words of the chapter when they are opened', async () => {
    server.use(
      answer('/ext/chapter', {
        courseId: lessonAt19.courseId,
        chapterId: 'cch_3',
        no: 3,
        name: '第三课',
        summary: '',
        minutes: 5,
        words: [{ hanzi: '名字', pinyin: 'míngzi', meaning: 'name' }],
        text: [],
        previousChapterId: null,
        nextChapterId: null,
      }),
    )
    const { user } = await openTaught()
    const people = await screen.findByRole('region', { name: /^Students/ })
    expect(within(people).getByText('看医生')).toBeTruthy()
    expect(within(people).getByRole('link', { name: 'Anna' }).getAttribute('href')).toBe('/teacher/student/stu_anna')
    await user.click(screen.getByRole('button', { name: '1 new word' }))
    expect(await screen.findByText('míngzi')).toBeTruthy()
  })

  it('is renamed, and a name that is too short is refused at its field', async () => {
    server.use(
      http.get('*/lessonClass/getListChapter', () => HttpResponse.json({ code: 200, message: 'ok', data: [] })),
    )
    const renamed = receive(server, '/ext/lessons/rename', lessonAt19)
    const { user } = await openTaught()
    await user.click(await screen.findByRole('button', { name: 'Name and chapter' }))
    const field = await screen.findByLabelText('Lesson name')
    await user.clear(field)
    await user.type(field, '口')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Use at least 3 characters.')).toBeTruthy()
    await user.type(field, '语练习')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(renamed).toEqual([{ lessonId: lessonAt19.lessonId, lessonName: '口语练习' }]))
  })

  it('has names in the languages of readers beside the Chinese one, and sends those that were typed', async () => {
    server.use(
      http.get('*/lessonClass/getListChapter', () => HttpResponse.json({ code: 200, message: 'ok', data: [] })),
    )
    const renamed = receive(server, '/ext/lessons/rename', lessonAt19)
    const { user } = await openTaught()
    await user.click(await screen.findByRole('button', { name: 'Name and chapter' }))
    await user.type(await screen.findByLabelText('Name in English'), 'Ordering food')
    await user.type(screen.getByLabelText('Pinyin'), 'Diǎn cài')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(renamed).toMatchObject([
        { names: { 'en-US': 'Ordering food', 'ja-JP': '' }, pinyin: 'Diǎn cài', lessonName: lessonAt19.lessonName },
      ]),
    )
  })

  it('takes the files of the last time', async () => {
    const file = {
      resourceId: 'res_1',
      fileName: '第三课.pdf',
      newFileName: 'teacher/usr_li/document/a.pdf',
      resourceUrl: '/cos/a.pdf',
      isPublic: false,
      sizeBytes: 1,
      contentType: 'application/pdf',
      createdAt: '2026-11-01T00:00:00Z',
      type: 'document',
      lessonId: 'lesson-0',
      durationSeconds: null,
      transcode: null,
    } as const
    const copies = receive(server, '/ext/resources/copy', file)
    const earlier = {
      lessonId: 'lesson-0',
      lessonName: '第三课',
      className: '周末小班 B',
      startTime: '2026-11-01T00:00:00Z',
      files: [file],
      homework: [],
    }
    const { user } = await openTaught({ ...taught, earlier })
    await user.click(await screen.findByRole('button', { name: 'Add this file' }))
    await waitFor(() => expect(copies).toMatchObject([{ resourceId: 'res_1', lessonId: lessonAt19.lessonId }]))
  })

  it('names each file of the lesson before that was not added, and why', async () => {
    const fileOf = (resourceId: string, fileName: string) => ({
      resourceId,
      fileName,
      newFileName: `teacher/usr_li/document/${resourceId}`,
      resourceUrl: `/cos/${resourceId}`,
      isPublic: false,
      sizeBytes: 1,
      contentType: 'application/pdf',
      createdAt: '2026-11-01T00:00:00Z',
      type: 'document' as const,
      lessonId: 'lesson-0',
      durationSeconds: null,
      transcode: null,
    })
    const files = [fileOf('res_1', '第三课.pdf'), fileOf('res_2', '生词.pdf')]
    const earlier = {
      lessonId: 'lesson-0',
      lessonName: '第三课',
      className: '周末小班 B',
      startTime: '2026-11-01T00:00:00Z',
      files,
      homework: [],
    }
    const { user } = await openTaught({ ...taught, earlier })
    let isFull = true
    const asked: string[] = []
    server.use(
      http.post('*/ext/resources/copy', async ({ request }) => {
        const resourceId = new URLSearchParams(await request.text()).get('resourceId') ?? ''
        asked.push(resourceId)
        if (isFull && resourceId === 'res_2')
          return HttpResponse.json({ code: 34_005, message: 'Your space is full', data: null })
        return HttpResponse.json({ code: 200, message: 'ok', data: files[0] })
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Add these 2 files' }))
    expect(await screen.findByText('1 file of 2 was added. Not added:')).toBeTruthy()
    const rest = screen.getAllByRole('alert').find((alert) => alert.textContent?.includes('生词.pdf'))
    expect(rest?.textContent).toContain('Your space is full')
    expect(rest?.textContent).not.toContain('第三课.pdf')
    isFull = false
    await user.click(screen.getByRole('button', { name: 'Add this file' }))
    expect(await screen.findByText('1 file added')).toBeTruthy()
    expect(asked).toEqual(['res_2', 'res_1', 'res_2'])
  })

  it('keeps the questions for the class in an order that buttons change, and takes more from the bank, one or several at a time', async () => {
    const question = (no: number) => ({ ...singleChoice, questionId: `qst_${no}`, title: `第${no}题` })
    const first: PreparedQuestions = {
      lessonId: 'lesson-1',
      questions: [question(1), question(2)],
      updatedAt: '2026-11-20T09:00:00Z',
    }
    const kept: unknown[] = []
    server.use(
      http.post('*/ext/lesson/questions/save', async ({ request }) => {
        const sent = (await request.json()) as { questionIds: string[] }
        kept.push(sent)
        const questions = sent.questionIds.map((id) => question(Number(id.slice(-1))))
        const data = { lessonId: 'lesson-1', questions, updatedAt: `2026-11-20T09:0${kept.length}:00Z` }
        server.use(answer('/ext/lesson/questions/list', data))
        return HttpResponse.json({ code: 200, message: 'ok', data })
      }),
      http.get('*/web/question/list', () => {
        const data = { records: [3, 4, 5].map(question), total: 3, current: 1, size: 10, pages: 1 }
        return HttpResponse.json({ code: 200, message: 'ok', data })
      }),
    )
    const { user } = await openTaught(taught, first)
    await user.click(await screen.findByRole('button', { name: 'Move question 2 up' }))
    const section = screen.getByRole('region', { name: /^Questions for the class/ })
    await waitFor(() => expect(within(section).getAllByRole('listitem')[0]?.textContent).toContain('第2题'))
    await user.click(within(section).getByRole('button', { name: 'From the question bank' }))
    await user.click(await screen.findByRole('button', { name: 'Add: 第3题' }))
    await waitFor(() => expect(kept).toHaveLength(2))
    expect(kept).toEqual([
      { lessonId: 'lesson-1', questionIds: ['qst_2', 'qst_1'], basedOn: '2026-11-20T09:00:00Z' },
      { lessonId: 'lesson-1', questionIds: ['qst_2', 'qst_1', 'qst_3'], basedOn: '2026-11-20T09:01:00Z' },
    ])
    // Two more are picked and put in together; the one that is in cannot be picked.
    const bank = within(screen.getByRole('dialog', { name: 'Question bank' }))
    await waitFor(() => expect(bank.getByRole<HTMLButtonElement>('checkbox', { name: '第3题' }).disabled).toBe(true))
    await user.click(bank.getByRole('checkbox', { name: '第5题' }))
    await user.click(bank.getByRole('checkbox', { name: '第4题' }))
    await user.click(bank.getByRole('button', { name: 'Add 2 questions' }))
    await waitFor(() => expect(kept).toHaveLength(3))
    expect(kept.at(-1)).toMatchObject({ questionIds: ['qst_2', 'qst_1', 'qst_3', 'qst_5', 'qst_4'] })
    expect(bank.queryByRole('button', { name: /^Add \d/ })).toBeNull()
  })

  it('says that another list was prepared meanwhile, and shows it, or that the network was cut', async () => {
    const mine: PreparedQuestions = {
      lessonId: 'lesson-1',
      questions: [singleChoice],
      updatedAt: '2026-11-20T09:00:00Z',
    }
    const { user } = await openTaught(taught, mine)
    const remove = await screen.findByRole('button', { name: 'Remove question 1' })
    const path = '/ext/lesson/questions/save'
    await refuseInTurn(server, { path, codes: [], ask: () => user.click(remove) })
    expect(screen.getByText('第1题')).toBeTruthy()
    server.use(refusal(path, 409, 'Somebody else changed it'))
    const theirs = { ...singleChoice, questionId: 'qst_9', title: '第九题' }
    server.use(answer('/ext/lesson/questions/list', { ...mine, questions: [theirs] }))
    await user.click(remove)
    expect(await screen.findByText('Somebody else changed it')).toBeTruthy()
    expect(await screen.findByText('第九题')).toBeTruthy()
  })

  it('says at the press why a class that has begun cannot be called off', async () => {
    server.use(refusal('/ext/postponeLesson', 31_002, 'The class has begun'))
    const { user } = await openTaught()
    await user.click(await screen.findByRole('button', { name: 'Call off' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Call off' }))
    expect(await screen.findByText('The class has begun')).toBeTruthy()
  })
})

describe('the lesson of a student', () => {
  it('takes leave with a reason', async () => {
    const plans = receive(server, '/study/updateStuLesson', { ...leave, lessonId: 'lesson-1' })
    const { user } = await openOwn()
    await user.click(await screen.findByRole('button', { name: 'I can’t come' }))
    await user.type(await screen.findByLabelText('Reason (optional)'), '看医生')
    await user.click(screen.getByRole('button', { name: 'Tell the teacher' }))
    await waitFor(() => expect(plans).toEqual([{ lessonId: lessonAt19.lessonId, plan: 'onLeave', reason: '看医生' }]))
  })

  it('asks for no leave while the lesson waits for a new time', async () => {
    await openOwn({ ...own, detail: { ...detail, lesson: { ...detail.lesson, status: 'waitingToBeAdjusted' } } })
    expect(await screen.findByText('This lesson has been called off. You’ll hear when it has a new time.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'I can’t come' })).toBeNull()
  })

  it('says where it is told that leave cannot be taken back any more', async () => {
    server.use(refusal('/study/updateStuLesson', 31_002, 'The class has begun'))
    const { user } = await openOwn({ ...own, leave })
    await user.click(await screen.findByRole('button', { name: 'I can come' }))
    expect(await screen.findByText('The class has begun')).toBeTruthy()
  })

  it('shows the report, and the ways to it, once the class is over', async () => {
    const lesson = { ...lessonAt19, status: 'ended', enterDenial: 'ended', attendance: 'present', ...ENDED } as const
    const finish: LessonFinish = {
      lesson,
      enteredAt: null,
      presentSeconds: 2_640,
      talkSeconds: 180,
      prizes: { star: 2, flower: 0, trophy: 0, total: 2 },
      prizeRank: 1,
      practises: [],
      canRate: true,
      rating: null,
      teacherFeedback: null,
      ownFeedback: null,
      performance: { listening: 5, speaking: 4, participation: 5, comment: '声调进步很大', writtenAt: ENDED.endedAt },
      isPerformanceNew: true,
      replay: null,
      isReplayNew: false,
    }
    server.use(answer('/ext/comments', { records: [], total: 0, current: 1, size: 10, pages: 0 }))
    await openOwn({ ...own, detail: { ...detail, lesson }, finish })
    expect(await screen.findByText('声调进步很大')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Read the report' }).getAttribute('href')).toBe('/report?lessonId=lesson-1')
  })
})
