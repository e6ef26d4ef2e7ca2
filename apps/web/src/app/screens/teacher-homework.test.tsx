import type { AnswerPaper, ClassChoice, HomeworkDetail, HomeworkOverview, HomeworkStudent } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, it } from 'vitest'
import { letterKeys } from '../../shared/keys/letter-keys.ts'
import { answer, cutLine, li, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { paper, person, work } from './marking-backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const HOUR = 3_600_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()

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
  startTime: at(-24 * HOUR),
  endTime: at(24 * HOUR),
  limitMinutes: 0,
  visibility: 'always',
  announceAt: 'start',
  marksShown: 'atOnce',
  marksReleasedAt: null,
  status: 'published',
  markBy: at(8 * 24 * HOUR),
  isOverdue: false,
  counts: { assigned: 2, notHandedIn: 1, waiting: 1, graded: 0, returned: 0, averageScore: null },
  createdAt: at(-25 * HOUR),
}
const classes: ClassChoice[] = ['A', 'B'].map((name) => ({
  classId: `cls_${name.toLowerCase()}`,
  className: `周末小班 ${name}`,
  courseId: 'crs_1',
  courseName: 'HSK 1',
  courseType: 'oneToMore',
  classType: 'small',
  status: 'teaching',
  studentCount: 8,
})) as unknown as ClassChoice[]
const student = (change: Partial<HomeworkStudent>): HomeworkStudent => ({
  student: { userId: 'usr_ben', name: 'Ben Carter', avatar: null },
  state: 'notSubmitted',
  answerPaperId: null,
  startedAt: null,
  submittedAt: null,
  gradedAt: null,
  score: null,
  remindedAt: null,
  returnedAt: null,
  endTime: homework.endTime,
  handInBy: homework.endTime,
  isExcused: false,
  ...change,
})

const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })
const refused = (code: number, data: unknown = null) => HttpResponse.json({ code, message: 'Refused', data })

async function open(path: string) {
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
    answer('/question/sumWaitCorrectNum', { waiting: 1, overdue: 0, homeworkCount: 1 }),
    http.get('*/web/class/queryAllList', () => ok(classes)),
    answer('/lessonClass/lessonBriefList', { classId: 'cls_a', totalLessons: 0, lessons: [] }),
  )
  return openApp(path)
}

it('a homework that a student has begun stays published, and the teacher reads who began', async () => {
  server.use(http.post('*/ext/homework/withdraw', () => refused(33_011, { students: ['Anna Kowalska'] })))
  const { user } = await open('/teacher/homework')
  await user.click(await screen.findByRole('button', { name: 'More for 课后练习' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
  const dialog = await screen.findByRole('dialog', { name: 'It can’t be changed anymore' })
  expect(within(dialog).getByText('Already started: Anna Kowalska.')).toBeTruthy()
})

it('a draft whose start goes by while the question is on the screen opens right away', async () => {
  const issues = [{ path: 'startTime', code: 'not_later_than_now', message: 'This must be later than now.' }]
  const sent: string[] = []
  const { user } = await open('/teacher/homework')
  server.use(
    answer('/question/correctPaperStateList', {
      records: [{ ...homework, status: 'draft', startTime: at(HOUR) }],
      counts: [],
      total: 1,
      current: 1,
      size: 20,
      pages: 1,
    }),
    http.post('*/ext/homework/publish', () => {
      sent.push('publish')
      return sent.length === 1 ? refused(400, { issues }) : ok(null)
    }),
    http.post<never, { startTime: string }>('*/ext/homework/save', async ({ request }) => {
      const { startTime } = await request.json()
      sent.push(startTime < at(HOUR / 2) ? 'opens now' : startTime)
      return ok(null)
    }),
  )
  await user.click(await screen.findByRole('tab', { name: /^Drafts/ }))
  await user.click(await screen.findByRole('button', { name: 'Publish 课后练习' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish' }))
  await screen.findByText('课后练习 was published.')
  expect(sent).toEqual(['publish', 'opens now', 'publish'])
})

it('of two classes one is refused: the other has it, and the next press sends the rest alone', async () => {
  const sent: string[] = []
  server.use(
    http.post('*/question/createHomeWork', async ({ request }) => {
      const classId = new URLSearchParams(await request.text()).get('classId') ?? ''
      sent.push(classId)
      return classId === 'cls_b' && sent.length < 3 ? refused(404) : ok(null)
    }),
  )
  const { user } = await open('/teacher/homework/new')
  await user.click(await screen.findByRole('checkbox', { name: '周末小班 A' }))
  await user.click(screen.getByRole('checkbox', { name: '周末小班 B' }))
  await user.click(screen.getByRole('button', { name: '课后练习' }))
  await user.type(screen.getByLabelText(/What to do/), '读课文')
  await user.click(screen.getByRole('button', { name: 'Publish for 2 classes' }))
  const notice = (await screen.findByText('Some classes don’t have it yet')).closest('[role="alert"]')
  expect(notice?.textContent).toContain('周末小班 A: set')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByRole('heading', { name: 'Homework', level: 1 })
  expect(sent).toEqual(['cls_a', 'cls_b', 'cls_b'])
})

it('a title counts its characters, and a text that is too long says so while it is typed', async () => {
  const { user } = await open('/teacher/homework/new?classId=cls_a')
  const title = await screen.findByLabelText(/^Title/, { selector: 'input' })
  expect(screen.getByText('Up to 10 characters.')).toBeTruthy()
  await user.type(title, '听写一')
  expect(screen.getByText('3 of 10 characters.')).toBeTruthy()
  await user.click(title)
  await user.paste('二三四五六七八九')
  expect(await screen.findByText('11 characters: use up to 10.')).toBeTruthy()
  expect(screen.queryByText(/11 of 10|Use up to 10/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Unit test' }))
  expect(screen.getByText('9 of 10 characters.')).toBeTruthy()
  await user.click(screen.getByLabelText(/What to do/))
  await user.paste('字'.repeat(1_001))
  expect(await screen.findByText('Use up to 1,000 characters.')).toBeTruthy()
})

it('the question bank beside a homework says which types are for class only, and asks for other words only after some', async () => {
  const { user } = await open('/teacher/homework/new?classId=cls_a')
  const none = { records: [], total: 0, current: 1, size: 10, pages: 0 }
  server.use(http.get('*/web/question/list', () => ok(none)))
  await user.click(await screen.findByRole('button', { name: 'From the question bank' }))
  const drawer = await screen.findByRole('dialog', { name: 'Question bank' })
  expect(within(drawer).getByText('Fill-ins and dictations are for class only.')).toBeTruthy()
  expect(await within(drawer).findByText('Questions you write in the question bank appear here.')).toBeTruthy()
  await user.type(within(drawer).getByRole('searchbox'), '茶')
  expect(await within(drawer).findByText('Try other words or fewer filters.')).toBeTruthy()
})

it('without a network the form keeps what was typed, and one press sends it', async () => {
  const sent: string[] = []
  const { user } = await open('/teacher/homework/new?classId=cls_a')
  await user.type(await screen.findByLabelText(/^Title/, { selector: 'input' }), '听写一')
  await user.type(screen.getByLabelText(/What to do/), '写十个字')
  const mend = cutLine(server)
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const notice = (await screen.findByText('The homework wasn’t set')).closest('[role="alert"]')
  expect(notice?.textContent).toContain('周末小班 A: You’re offline. What you typed is kept')
  mend()
  server.use(
    http.post('*/question/createHomeWork', async ({ request }) => {
      sent.push(new URLSearchParams(await request.text()).get('content') ?? '')
      return ok(null)
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByRole('heading', { name: 'Homework', level: 1 })
  expect(sent).toEqual(['写十个字'])
})

it('a change that somebody else made meanwhile is shown beside mine before anything is replaced', async () => {
  const detail: HomeworkDetail = {
    homework: { ...homework, status: 'draft', startTime: at(HOUR) },
    content: '读课文',
    attachments: [],
    questions: [],
    hasBegun: false,
    updatedAt: '2026-11-20T10:00:00.000Z',
  }
  let saved = detail
  server.use(
    http.get('*/ext/homework/detail', () => ok(saved)),
    http.post('*/ext/homework/save', () => refused(409, { updatedAt: saved.updatedAt })),
  )
  const { user } = await open('/teacher/homework/hmw_1/edit')
  const title = await screen.findByLabelText(/^Title/, { selector: 'input' })
  await user.clear(title)
  await user.type(title, '听写一')
  saved = { ...detail, homework: { ...detail.homework, title: '听写二' }, updatedAt: '2026-11-20T11:00:00.000Z' }
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  const row = await screen.findByRole('row', { name: /听写二/ })
  expect(row.textContent).toContain('听写一')
})

it('homework that is not open yet says when it opens, and no student is reminded of it', async () => {
  const opensAt = at(2 * HOUR)
  server.use(
    answer('/question/questionStudentList', {
      homework: { ...homework, startTime: opensAt },
      questions: [],
      students: [student({})],
    }),
  )
  await open('/homework-teacher?homeworkId=hmw_1&tab=notSubmitted')
  expect(await screen.findByText(/^Opens .+\. Until then, you can’t send reminders\.$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Remind/ })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('one student gets more time, and a reminder reaches those whom the last one did not', async () => {
  const asked: unknown[] = []
  server.use(
    answer('/question/questionStudentList', {
      homework,
      students: [
        student({}),
        student({
          student: { userId: 'usr_emma', name: 'Emma Laurent', avatar: null },
          remindedAt: at(-2 * HOUR),
        }),
      ],
      questions: [],
    }),
    http.post('*/question/batchReminderHomework', async ({ request }) => {
      asked.push(new URLSearchParams(await request.text()).getAll('stuIds'))
      return ok({ remindedStuIds: ['usr_ben'] })
    }),
    http.post('*/ext/homework/student', async ({ request }) => {
      asked.push(await request.json())
      return ok(student({}))
    }),
  )
  const { user } = await open('/homework-teacher?homeworkId=hmw_1&tab=notSubmitted')
  expect(await screen.findByText('reminded 2 hours ago')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remind all (1)' }))
  expect(await screen.findByText('1 student was reminded.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'More for Ben Carter' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Give more time…' }))
  const dialog = await screen.findByRole('dialog', { name: 'More time for Ben Carter' })
  await user.click(within(dialog).getByRole('button', { name: 'Give more time' }))
  await screen.findByText(/Ben Carter has time until/)
  expect(asked).toEqual([
    ['usr_ben'],
    { homeworkId: 'hmw_1', stuId: 'usr_ben', endTime: expect.stringMatching(/Z$/) as string },
  ])
})

/** Opens the dialog in which Anna's work is returned, which waits for its marks in the row. */
async function openReturn(works: readonly AnswerPaper[], basedOn: unknown[]) {
  const left = [...works]
  const row = student({
    student: person('Anna'),
    state: 'waiting',
    answerPaperId: 'anp_Anna',
    submittedAt: work('Anna').submittedAt,
  })
  server.use(
    answer('/question/questionStudentList', { homework, students: [row], questions: [] }),
    http.get('*/answerPaper/detail', () => ok(left.length > 1 ? left.shift() : left[0])),
    http.post('*/answerPaper/return', async ({ request }) => {
      basedOn.push(JSON.parse(new URLSearchParams(await request.text()).get('basedOn') ?? 'null'))
      const { answerPaper } = left[0] ?? paper('Anna')
      return basedOn.length < works.length
        ? refused(33_014, { gradedAt: answerPaper?.gradedAt, returnedAt: null, score: 17, handInCount: 1 })
        : ok({ answerPaperId: 'anp_Anna', returnedAt: at(0), handInBy: at(HOUR) })
    }),
  )
  const { user } = await open('/homework-teacher?homeworkId=hmw_1&tab=waiting')
  await user.click(await screen.findByRole('button', { name: 'More for Anna' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Return for another try…' }))
  return { user, dialog: await screen.findByRole('dialog', { name: 'Return Anna’s work?' }) }
}

const gradedAt = '2026-11-20T05:00:00.000Z'
const graded: AnswerPaper = { ...paper('Anna'), answerPaper: { ...work('Anna'), state: 'graded', gradedAt, score: 17 } }

it('a work that was graded elsewhere while its return was written keeps its marks until a second press', async () => {
  const basedOn: unknown[] = []
  const { user, dialog } = await openReturn([paper('Anna'), graded], basedOn)
  await user.type(within(dialog).getByLabelText(/What to improve/), '再写一遍')
  await user.click(await within(dialog).findByRole('button', { name: 'Return' }))
  expect(await within(dialog).findByText(/graded elsewhere .*: 17 points/)).toBeTruthy()
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/What to improve/).value).toBe('再写一遍')
  await user.click(within(dialog).getByRole('button', { name: 'Return anyway' }))
  expect(await screen.findByText('Anna’s work was returned.')).toBeTruthy()
  expect(basedOn).toEqual([
    { gradedAt: null, handInCount: 1 },
    { gradedAt, handInCount: 1 },
  ])
})

it('a return says until when, in whose time, and leads back to words that people cannot see', async () => {
  const basedOn: unknown[] = []
  const { user, dialog } = await openReturn([paper('Anna')], basedOn)
  expect(await within(dialog).findByText(/until Tue, Dec 1, 2026, \d\d:00, your time \(.+\)/)).toBeTruthy()
  const words = within(dialog).getByLabelText<HTMLTextAreaElement>(/What to improve/)
  await user.type(words, ' \u200B')
  await user.click(within(dialog).getByRole('button', { name: 'Return' }))
  expect(within(dialog).getByText('Write something, or leave this empty.')).toBeTruthy()
  expect(words.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(words)
  expect(basedOn).toEqual([])
})

it('work that was given back says when, and until when, and can be reminded of after the end of the homework', async () => {
  const ended = { ...homework, endTime: at(-HOUR), counts: { ...homework.counts, returned: 1 } }
  const row = student({
    state: 'returned',
    submittedAt: at(-48 * HOUR),
    endTime: ended.endTime,
    returnedAt: at(-2 * HOUR),
    handInBy: at(72 * HOUR),
  })
  const over = student({
    student: person('Anna'),
    state: 'notSubmitted',
    endTime: ended.endTime,
    handInBy: ended.endTime,
  })
  server.use(answer('/question/questionStudentList', { homework: ended, students: [row, over], questions: [] }))
  const { user } = await open('/homework-teacher?homeworkId=hmw_1&tab=returned')
  expect(await screen.findByText(/^returned \S.* · due again \S.*\d\d:\d\d · handed in /)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remind all (1)' })).toBeTruthy()
  expect(screen.queryByText(/past due/)).toBeNull()
  await user.click(screen.getByRole('tab', { name: /Not handed in/ }))
  expect(await screen.findByText('It’s past due, so you can’t send reminders.')).toBeTruthy()
})

it('after the end the menu of a student leads to what was saved and not handed in', async () => {
  const row = student({
    student: person('Anna'),
    answerPaperId: 'anp_Anna',
    startedAt: at(-3 * HOUR),
    endTime: at(-HOUR),
    handInBy: at(-HOUR),
  })
  server.use(
    answer('/question/questionStudentList', { homework, students: [row], questions: [] }),
    http.get('*/answerPaper/detail', () => ok(paper('Anna'))),
  )
  const { user } = await open('/homework-teacher?homeworkId=hmw_1&tab=notSubmitted')
  await user.click(await screen.findByRole('button', { name: 'More for Anna' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Grade what was saved' }))
  expect(await screen.findByRole('heading', { name: 'Anna', level: 2 })).toBeTruthy()
  expect(screen.getByLabelText('Score for question 1')).toBeTruthy()
  // The same address as that of "Grade", so that one work has one tab.
  expect(window.location.search).toBe('?answerPaperId=anp_Anna')
})

it('a work that was graded after its row was read says so before it is returned', async () => {
  const { dialog } = await openReturn([graded], [])
  expect(await within(dialog).findByText(/graded elsewhere/)).toBeTruthy()
})

it('a work that was returned elsewhere cannot be returned once more', async () => {
  const returned = { ...work('Anna'), state: 'returned' as const, returnedAt: gradedAt }
  const { dialog } = await openReturn([{ ...paper('Anna'), answerPaper: returned }], [])
  expect(await within(dialog).findByText(/returned elsewhere/)).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: /Return/ })).toBeNull()
})

it('homework that was set for one class leads to the students of that class', async () => {
  const set = { homework, content: '读课文', attachments: [], questions: [], hasBegun: false, updatedAt: at(0) }
  server.use(
    answer('/question/createHomeWork', set satisfies HomeworkDetail),
    answer('/question/questionStudentList', { homework, students: [student({})], questions: [] }),
  )
  const { user } = await open('/teacher/homework/new?classId=cls_a')
  await user.type(await screen.findByLabelText(/^Title/, { selector: 'input' }), '课后练习')
  await user.type(screen.getByLabelText(/What to do/), '读课文')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(window.location.pathname).toBe('/homework-teacher'))
  expect(window.location.search).toBe('?homeworkId=hmw_1')
})

it('what a student asks about the marks stands below all that was said to the work', async () => {
  const unmarked = {
    homeworkId: 'hmw_1',
    title: '课后练习',
    content: '',
    attachments: [],
    kind: 'dailyTask',
    fullScore: 100,
    student: { userId: 'usr_ben', name: 'Ben Carter', avatar: null },
    answerPaper: null,
    review: null,
    draft: null,
    questions: [],
    canMark: true,
    earlierTries: [],
    returnUntil: '2026-12-01T12:00:00.000Z',
    nextAnswerPaperId: null,
  } satisfies AnswerPaper
  const asked = {
    commentId: 'cmt_1',
    author: unmarked.student,
    authorRole: 'student',
    content: '为什么扣了两分？',
    writtenAt: at(-HOUR),
    no: null,
  }
  server.use(
    http.get('*/answerPaper/detail', () => ok(unmarked)),
    answer('/ext/comments', { records: [asked], total: 1, current: 1, size: 50, pages: 1 }),
  )
  await open('/homeworkComments?answerPaperId=anp_1')
  expect(await screen.findByText('为什么扣了两分？')).toBeTruthy()
})

it('the keys of the homework list stand in a list, where letters are switched off', async () => {
  const { user } = await open('/teacher/homework')
  await screen.findByRole('heading', { name: 'Homework', level: 1 })
  await user.keyboard('?')
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(list).getByText('Set homework')).toBeTruthy()
  await user.click(within(list).getByRole('switch', { name: /^Single-letter shortcuts/ }))
  await user.keyboard('{Escape}')
  await user.keyboard('n')
  expect(window.location.pathname).toBe('/teacher/homework')
  letterKeys.set('on')
  await user.keyboard('n')
  await waitFor(() => expect(window.location.pathname).toBe('/teacher/homework/new'))
})
