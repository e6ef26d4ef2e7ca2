import type { AttendanceMatrix, ClassPerformance, ClassResult, LessonBrief, TeacherLessonPage } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { answer, li, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { film, lessonWithFilms } from '../../shared/testing/replays.ts'
import { openApp } from './open-app.tsx'

/** A teacher reads each refusal after a class at its place. */

const server = mockBackend()
const page = (...records: unknown[]) => ({ records, total: records.length, current: 1, size: 20, pages: 1 })
const anna = { stuId: 'stu_anna', name: 'Anna', avatar: null }
const ended = { startedAt: '2026-11-20T11:00:00Z', endedAt: '2026-11-20T11:50:00Z', canEnter: false }
const lesson = { ...lessonAt19, ...ended, status: 'ended' } as const

beforeEach(() => {
  startSdk({ role: 'teacher', userInfo: li })
  server.use(answer('/user/userInfo', li))
})

const prizes = { star: 0, flower: 0, trophy: 0, total: 0 }
const result = {
  lesson,
  totals: { enrolled: 1, present: 1, late: 0, absent: 0, messages: 0, pages: 0, averageScore: null },
  students: [
    { ...anna, attendance: 'present', enteredAt: ended.startedAt, prizes, rollCalls: { answered: 0, held: 0 } },
  ],
  chat: [],
  pages: [],
} as unknown as ClassResult
const performance: ClassPerformance = {
  lesson,
  students: [
    {
      student: anna,
      attendance: 'present',
      performance: null,
      hasVisited: false,
      prizes,
      practises: { questions: 0, answered: 0, correct: 0 },
    },
  ],
}

async function openReport() {
  server.use(
    answer('/lessonClass/attend', result),
    answer('/lessonClass/classPerformance', performance),
    answer('/lessonClass/preparationLessons', { lesson, students: [anna], plans: [] }),
    answer('/ext/lessons/feedback', { mine: [], fromStudents: [] }),
    answer('/lessonClass/feedbackOptions', []),
    http.get('*/roomKeyframe', () => HttpResponse.json({ code: 404, message: 'none', data: null })),
  )
  const { user } = await openApp('/lesson/lesson-1/result')
  const grid = await screen.findByRole('grid')
  return { user, grid, name: within(grid).getByRole('link', { name: 'What Anna’s family sees' }) }
}

it('marks of a class that are refused say why in their row, beside a refused attendance, and stay', async () => {
  const { user, grid, name } = await openReport()
  const row = within(grid).getByRole('row', { name: /Anna/ })
  name.focus()
  server.use(refusal('/lessonClass/updateTbLessonStu', 31_007, 'The class is not over yet'))
  await user.keyboard('l')
  expect(await within(row).findByText('The class is not over yet')).toBeTruthy()
  await user.keyboard('{ArrowRight}{ArrowRight}5{ArrowRight}4{ArrowRight}3')
  const path = '/ext/lessons/performance'
  await refuseInTurn(server, { path, codes: [], ask: () => user.tab(), place: () => row })
  await refuseInTurn(server, {
    path,
    codes: [30_006, 30_007],
    ask: async () => user.click(await within(row).findByRole('button', { name: 'Try again' })),
    place: () => row,
  })
  expect(within(row).getByText('The class is not over yet')).toBeTruthy()
  expect(within(row).getByRole('slider', { name: 'Speaking, Anna' }).getAttribute('aria-valuenow')).toBe('4')
})

it('feedback on a class that is refused says why in its form, and what was written stays', async () => {
  const { user } = await openReport()
  const form = (await screen.findByRole('button', { name: 'Save feedback' })).closest('form') as HTMLElement
  const note = within(form).getByRole<HTMLTextAreaElement>('textbox')
  await user.type(note, '声调')
  await refuseInTurn(server, {
    path: '/lessonClass/lessonFeedback',
    codes: [30_006, 30_007],
    ask: () => user.click(within(form).getByRole('button', { name: 'Save feedback' })),
    place: () => form,
  })
  expect(note.value).toBe('声调')
})

it('an attendance that is not corrected leaves the dialog open with the reason', async () => {
  const held: LessonBrief = { ...lesson, lessonId: 'les_1', lessonNo: 1, lessonName: '第一课' }
  const matrix = {
    ...page(),
    lessons: [held],
    students: [{ stuId: 'usr_ben', name: 'Ben', avatar: null }],
    marks: [{ stuId: 'usr_ben', lessonId: 'les_1', attendance: 'absent', plan: null, isCorrected: false }],
    total: 1,
  } as unknown as AttendanceMatrix
  const classes = [{ classId: 'cls_1', className: '周末小班 A' }]
  server.use(
    answer('/lessonClass/clzNameList', classes),
    http.get('*/web/class/queryAllList', () => HttpResponse.json({ code: 200, message: '', data: classes })),
    answer('/ext/attendance/matrix', matrix),
  )
  const { user } = await openApp('/teacher/attendance?classId=cls_1')
  await user.click(await screen.findByRole('button', { name: /^Ben, 第一课: Absent/ }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('radio', { name: 'Late' }))
  await refuseInTurn(server, {
    path: '/lessonClass/updateTbLessonStu',
    codes: [30_006, 30_007],
    ask: () => user.click(within(dialog).getByRole('button', { name: 'Correct' })),
    place: () => dialog,
  })
  expect(within(dialog).getByRole('radio', { name: 'Late' }).getAttribute('aria-checked')).toBe('true')
})

it('a film that a colleague decided meanwhile says so in the dialog, and the reason that was written stays', async () => {
  server.use(answer('/ext/replays/waiting', page(lessonWithFilms({ ...film, isOwn: false }))))
  const { user } = await openApp('/teacher/replays/decide')
  await user.click(await screen.findByRole('button', { name: 'Reject' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reject “补录”?' })
  const reason = within(dialog).getByLabelText<HTMLTextAreaElement>(/^Reason/)
  await user.type(reason, '没有声音')
  await refuseInTurn(server, {
    path: '/ext/replays/decide',
    codes: [34_006],
    ask: () => user.click(within(dialog).getByRole('button', { name: 'Reject' })),
    place: () => dialog,
  })
  expect(reason.value).toBe('没有声音')
})

const detail = {
  lesson,
  kind: 'systematic',
  className: '周末小班 A',
  introduction: '',
  chapter: { chapterId: 'cch_3', no: 3, name: '第三课 你叫什么名字', summary: 'Names', wordCount: 1 },
  resourceCount: 0,
  homeworkCount: 0,
}
const taught = {
  serverTime: '2026-11-20T13:00:00Z',
  schoolTimeZone: 'Asia/Shanghai',
  detail,
  students: [anna],
  plans: [],
  files: [],
  homework: [],
  replay: null,
  earlier: null,
} as unknown as TeacherLessonPage

it('below a lesson, a comment that is refused stays in its form with the reason, and a word that is not kept says why', async () => {
  server.use(
    answer('/ext/lessons/page', taught),
    answer('/ext/lesson/questions/list', { lessonId: 'lesson-1', questions: [], updatedAt: null }),
    answer('/ext/comments', page()),
    answer('/ext/chapter', {
      courseId: lesson.courseId,
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
  const { user } = await openApp('/teacher/lesson/lesson-1')
  const send = await screen.findByRole('button', { name: 'Comment' })
  const form = send.closest('form') as HTMLElement
  const comment = within(form).getByRole<HTMLTextAreaElement>('textbox')
  await user.type(comment, '很好')
  const ask = () => user.click(send)
  await refuseInTurn(server, { path: '/comment/add', codes: [30_007], ask, place: () => form })
  expect(comment.value).toBe('很好')
  await user.click(screen.getByRole('button', { name: '1 new word' }))
  await refuseInTurn(server, {
    path: '/ext/favourites/add',
    codes: [32_017],
    ask: async () => user.click(await screen.findByRole('button', { name: /名字/ })),
  })
})
