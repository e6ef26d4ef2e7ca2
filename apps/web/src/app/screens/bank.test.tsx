import { errorCodes, type Question } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, type HttpHandler, HttpResponse } from 'msw/http'
import { expect, it } from 'vitest'
import { answer, li, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const question: Question = {
  questionId: 'qst_1',
  type: 'singleChoice',
  title: '“谢谢”应该怎么回答？',
  passage: '',
  attachments: [],
  options: [
    { key: 'A', title: '不客气。' },
    { key: 'B', title: '对不起。' },
  ],
  correctKeys: ['A'],
  analysis: '',
  answerModes: ['choice'],
  difficulty: 'easy',
  subject: null,
  grade: null,
  chapter: null,
  author: { userId: 'usr_li', name: '李老师', avatar: null },
  isOwn: true,
  isShared: false,
  ruby: [],
  typed: null,
  usedCount: 1,
  createdAt: '2026-11-20T01:00:00.000Z',
  updatedAt: '2026-11-20T01:00:00.000Z',
}
const found = (path: string, data: unknown) =>
  http.get(`*${path}`, () => HttpResponse.json({ code: 200, message: 'ok', data }))
const page = (...records: Question[]) => ({ records, total: records.length, current: 1, size: 50, pages: 1 })

const openBank = (path: string, ...questions: Question[]) =>
  openWith(path, found('/web/question/list', page(...questions)), questions)

async function openWith(path: string, list: HttpHandler, questions: readonly Question[]) {
  startSdk({ role: 'teacher', userInfo: li })
  server.use(
    answer('/user/userInfo', li),
    list,
    found('/ext/question/detail', questions[0] ?? null),
    found('/web/grade/gradeList', []),
    answer('/lessonCourse/subjectList', []),
    answer('/lessonCourse/textBooks', []),
  )
  return openApp(path)
}

it('a question in use stays, and the teacher reads which template asks it; a network that is cut is told', async () => {
  const { user } = await openBank('/teacher/questions', question)
  async function ask() {
    await user.click(await screen.findByRole('button', { name: 'Actions for “谢谢”应该怎么回答？' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  }
  await refuseInTurn(server, { path: '/web/question/delete', codes: [], ask })
  server.use(
    http.post('*/web/question/delete', () =>
      HttpResponse.json({
        code: 33_001,
        message: '',
        data: { usedIn: [{ paperId: 'pap_1', title: '小练习', isTemplate: true, homeworkId: null }] },
      }),
    ),
  )
  await ask()
  const dialog = await screen.findByRole('dialog', { name: '1 question still in use' })
  expect(within(dialog).getByRole('link', { name: '小练习' }).getAttribute('href')).toContain('/teacher/paper/pap_1')
})

it('an empty bank offers an example of each kind', async () => {
  await openBank('/teacher/questions')
  expect(await screen.findByText('No questions yet')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Use this example' })).toHaveLength(7)
})

it('pasted lines get a receipt each, a broken one stops no other, and a cut network is told beside them', async () => {
  const { user } = await openBank('/teacher/questions', question)
  await user.click(await screen.findByRole('button', { name: 'Import…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import questions' })
  await user.click(within(dialog).getByLabelText('Questions'))
  await user.paste('水果？ | *苹果 | 米饭\n坏的 | 没有 | 答案\n“谢谢”应该怎么回答？ | *不客气。 | 对不起。')
  await refuseInTurn(server, {
    path: '/ext/question/saveAll',
    codes: [],
    ask: async () => user.click(await within(dialog).findByRole('button', { name: 'Import 2 questions' })),
    place: () => dialog,
  })
  server.use(
    answer('/ext/question/saveAll', {
      lines: [
        { state: 'saved', questionId: 'qst_2', issues: [] },
        { state: 'sameWording', questionId: 'qst_1', issues: [] },
      ],
    }),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Import 2 questions' }))
  const lines = await within(dialog).findByRole('list', { name: 'Line by line' })
  expect(await within(lines).findByText('Imported')).toBeTruthy()
  expect(within(lines).getByText('Already in the bank')).toBeTruthy()
  expect(within(lines).getByText('No right answer')).toBeTruthy()
})

it('an import says before the press which questions are skipped and which difficulty it does not know', async () => {
  const { user } = await openBank('/teacher/questions', question)
  await user.click(await screen.findByRole('button', { name: 'Import…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import questions' })
  expect(within(dialog).getByRole('button', { name: 'Import' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(within(dialog).getByLabelText('Questions'))
  await user.paste('title,A,B,answer,difficulty\n水果？,苹果,米饭,A,veryhard')
  expect(await within(dialog).findByText('Difficulty “veryhard” is unknown: Normal')).toBeTruthy()
  const skips = 'Questions whose wording is in the bank already are skipped.'
  expect(within(dialog).getByText(skips)).toBeTruthy()
  await user.click(within(dialog).getByRole('checkbox', { name: /even if the bank has the same wording/ }))
  expect(within(dialog).queryByText(skips)).toBeNull()
})

it('a table names its columns that will not be imported', async () => {
  const { user } = await openBank('/teacher/questions', question)
  await user.click(await screen.findByRole('button', { name: 'Import…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import questions' })
  await user.click(within(dialog).getByLabelText('Questions'))
  await user.paste('题目,选项,答案,来源\n水果？,A. 苹果 B. 米饭,A,第一课')
  expect(await within(dialog).findByRole('button', { name: 'Import 1 question' })).toBeTruthy()
  expect(within(dialog).getByText('Columns that won’t be imported:').textContent).toContain('来源')
})

it('what a colleague changed meanwhile is shown beside what was typed', async () => {
  server.use(http.post('*/ext/question/save', () => HttpResponse.json({ code: 409, message: '', data: null })))
  const { user } = await openBank('/teacher/question/qst_1', question)
  const title = await screen.findByRole('textbox', { name: /^Question/ })
  await user.clear(title)
  await user.type(title, '我写的')
  server.use(found('/ext/question/detail', { ...question, title: '别人写的', updatedAt: '2026-11-21T01:00:00.000Z' }))
  await user.click(screen.getByRole('button', { name: 'Save question' }))
  expect(await screen.findByRole('cell', { name: '别人写的' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '我写的' })).toBeTruthy()
})

it('a colleague’s question is shown and can be copied', async () => {
  await openBank('/teacher/question/qst_1', { ...question, isOwn: false, isShared: true })
  const copy = await screen.findByRole('link', { name: 'Copy to mine' })
  expect(copy.getAttribute('href')).toContain('copyOf=qst_1')
  expect(screen.queryByRole('button', { name: 'Save question' })).toBeNull()
})

it('chosen questions of one’s own are shared together, and one that is refused stays chosen', async () => {
  const sent: Record<string, unknown>[] = []
  server.use(
    http.post('*/ext/question/save', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      sent.push(body)
      if (body['questionId'] !== 'qst_2') return HttpResponse.json({ code: 200, message: '', data: question })
      return HttpResponse.json({ code: 409, message: 'Changed by a colleague', data: null })
    }),
  )
  const second = { ...question, questionId: 'qst_2', title: '第二题' }
  const theirs = { ...question, questionId: 'qst_3', title: '别人的题', isOwn: false }
  const { user } = await openBank('/teacher/questions', question, second, theirs)
  for (const { title } of [question, second, theirs])
    await user.click(await screen.findByRole('checkbox', { name: `Select: ${title}` }))
  await user.click(screen.getByRole('button', { name: 'Share 2' }))
  expect(await screen.findByText('1 question is shared with your school')).toBeTruthy()
  expect(screen.getByText('“第二题” isn’t shared')).toBeTruthy()
  expect(await screen.findByText('2 selected')).toBeTruthy()
  const { updatedAt } = question
  expect(sent).toMatchObject([
    { questionId: 'qst_1', isShared: true, basedOn: updatedAt, correctKeys: ['A'] },
    { questionId: 'qst_2', isShared: true, basedOn: updatedAt },
  ])
})

it('the next of several questions is written at once: its kind and difficulty stay, its words are new', async () => {
  const sent: { type: string; title: string; difficulty: string }[] = []
  server.use(
    http.post('*/ext/question/save', async ({ request }) => {
      sent.push((await request.json()) as (typeof sent)[number])
      return HttpResponse.json({ code: 200, message: 'ok', data: question })
    }),
  )
  const { user } = await openBank('/teacher/question/new')
  await user.click(await screen.findByRole('radio', { name: /^Written answer/ }))
  await user.click(screen.getByRole('radio', { name: 'Hard' }))
  await user.type(screen.getByRole('textbox', { name: /^Question/ }), '写一写你的家。')
  await user.click(screen.getByRole('button', { name: 'Save and write another' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => {
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Question/ })
    expect(field.value).toBe('')
    expect(document.activeElement).toBe(field)
  })
  await user.keyboard('写一写你的学校。{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toMatchObject([
    { type: 'subjective', difficulty: 'hard', title: '写一写你的家。' },
    { type: 'subjective', difficulty: 'hard', title: '写一写你的学校。' },
  ])
  expect(window.location.pathname).toBe('/teacher/question/new')
})

it('a file that is no text or empty is told, and what a file replaced can be put back', async () => {
  const { user } = await openBank('/teacher/questions', question)
  await user.click(await screen.findByRole('button', { name: 'Import…' }))
  const dialog = within(await screen.findByRole('dialog'))
  const text = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: /Questions/ })
  await user.type(text, 'Mine')
  const picker = dialog.getByLabelText('Open a file', { selector: 'input' })
  await user.upload(picker, new File([new Uint8Array([0x50, 0x4b, 0, 4])], 'table.csv'))
  await dialog.findByText('This isn’t a text file. Save the table as CSV, then open that file.')
  await user.upload(picker, new File([' '], 'empty.csv'))
  await dialog.findByText('The file is empty.')
  expect(text.value).toBe('Mine')
  await user.upload(picker, new File(['题目,A,B,答案\n你好吗？,好,不好,A'], 'questions.csv'))
  await dialog.findByText(/你好吗？/, { selector: 'li *' })
  await user.click(dialog.getByRole('button', { name: 'Put it back' }))
  expect(text.value).toBe('Mine')
})

/** A bank of questions No. 0, 1, …, from which the list asks for pages of fifty. */
function openLargeBank(count: number) {
  const all = Array.from({ length: count }, (_, no) => ({ ...question, questionId: `qst_${no}`, title: `No. ${no}` }))
  const list = http.get('*/web/question/list', ({ request }) => {
    const { searchParams } = new URL(request.url)
    const [current, size] = [Number(searchParams.get('current')), Number(searchParams.get('size'))]
    const matching = all.filter(({ title }) => title.includes(searchParams.get('keyword') ?? ''))
    const records = matching.slice((current - 1) * size, current * size)
    const data = { ...page(), records, total: matching.length, current, size }
    return HttpResponse.json({ code: 200, message: 'ok', data })
  })
  return openWith('/teacher/questions', list, all)
}

it('a press with Shift selects all from the row before, and another one takes them back', async () => {
  const { user } = await openLargeBank(6)
  const box = (no: number) => screen.findByRole('checkbox', { name: `Select: No. ${no}` })
  await user.click(await box(4))
  await user.keyboard('{Shift>}')
  await user.click(await box(1))
  expect(await screen.findByText('4 selected')).toBeTruthy()
  await user.click(await box(3))
  await user.keyboard('{/Shift}')
  expect(await screen.findByText('1 selected')).toBeTruthy()
  expect((await box(4)).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('checkbox', { name: 'Select all' }).getAttribute('aria-checked')).toBe('mixed')
})

it('all questions of the list are selected with one press, those that were never in sight as well', async () => {
  const { user } = await openLargeBank(70)
  const all = await screen.findByRole('checkbox', { name: 'Select all' })
  await user.click(all)
  expect(await screen.findByText('70 selected')).toBeTruthy()
  await waitFor(() => expect(all.getAttribute('aria-checked')).toBe('true'))
  await user.click(all)
  expect(await screen.findByText('70 questions')).toBeTruthy()
})

it('the deletion of several questions counts them while it goes on', async () => {
  const second = { ...question, questionId: 'qst_2', title: '第二题' }
  const lastOne = Promise.withResolvers<void>()
  server.use(
    http.post('*/web/question/delete', async ({ request }) => {
      if ((await request.formData()).get('questionId') === 'qst_2') await lastOne.promise
      return HttpResponse.json({ code: 200, message: '', data: null })
    }),
  )
  const { user } = await openBank('/teacher/questions', question, second)
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Delete 2' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const progress = await screen.findByRole('progressbar', { name: 'Deleting questions: 1 of 2' })
  expect(progress.getAttribute('aria-valuenow')).toBe('1')
  expect(screen.queryByRole('button', { name: 'Share 2' })).toBeNull()
  lastOne.resolve()
  expect(await screen.findByText('2 questions were deleted')).toBeTruthy()
})

it('a deletion that comes too fast for the server goes on when it may', async () => {
  let calls = 0
  server.use(
    http.post('*/web/question/delete', () =>
      ++calls === 1
        ? HttpResponse.json({ code: errorCodes.tooOften, message: 'Too often', data: { retryAfterSeconds: 0.05 } })
        : HttpResponse.json({ code: 200, message: '', data: null }),
    ),
  )
  const { user } = await openBank('/teacher/questions', question)
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Delete 1' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('1 question was deleted')).toBeTruthy()
  expect(calls).toBe(2)
})

it('of a long list as many are selected as one paper takes, and the teacher reads that it is the most', async () => {
  const { user } = await openLargeBank(150)
  await user.click(await screen.findByRole('checkbox', { name: 'Select the first 100' }))
  expect(await screen.findByText('100 selected · that’s the most at once')).toBeTruthy()
})

it('another filter has no selection: what is not in sight is neither deleted nor shared', async () => {
  const { user } = await openLargeBank(6)
  await screen.findByText('6 questions')
  await user.type(screen.getByLabelText('Search questions'), '5')
  await screen.findByText('1 question')
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect(await screen.findByText('1 selected')).toBeTruthy()
  // The list of the filter before is there at once.
  await user.clear(screen.getByLabelText('Search questions'))
  expect(await screen.findByText('6 questions')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Select all' }).getAttribute('aria-checked')).toBe('false')
})

it('the button of the filters says how many are chosen, because a phone keeps them closed', async () => {
  const { user } = await openBank('/teacher/questions?type=readAloud&difficulty=easy&keyword=谢谢', question)
  const button = await screen.findByRole('button', { name: 'Filters (2)' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
})

it('questions for class alone are taken out of a selection with one press, and the others go into a template', async () => {
  const fillIn: Question = { ...question, questionId: 'qst_2', title: '我去商店{买}苹果。', type: 'fillIn' }
  const { user } = await openBank('/teacher/questions', question, fillIn)
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  expect(screen.queryByRole('button', { name: 'Add to a template…' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Unselect 1' }))
  expect(await screen.findByRole('button', { name: 'Add to a template…' })).toBeTruthy()
})

it('a mixed selection says which of its questions are yours and which of them are shared', async () => {
  const shared: Question = { ...question, questionId: 'qst_2', title: '“再见”呢？', isShared: true }
  const foreign: Question = { ...question, questionId: 'qst_3', title: '“你好”呢？', isOwn: false, isShared: true }
  const { user } = await openBank('/teacher/questions', question, shared, foreign)
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  const line = await screen.findByText('2 are yours; 1 of them isn’t shared.')
  const remove = screen.getByRole('button', { name: 'Delete 2' })
  expect(remove.getAttribute('aria-describedby')).toBe(line.id)
  await user.click(screen.getByRole('checkbox', { name: 'Select: “你好”呢？' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select: “再见”呢？' }))
  expect(screen.queryByText(/yours/)).toBeNull()
})
