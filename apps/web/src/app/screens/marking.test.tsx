import type { AnswerPaper } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { afterEach, expect, it } from 'vitest'
import { outbox } from '../../features/marking/sending/outbox.ts'
import { pageSubjects } from '../../shared/page/page-subjects.ts'
import { choiceKeys } from '../../shared/questions/question-rules.ts'
import { answer, mockBackend, refusal } from '../../shared/testing/backend.ts'
import { noteCut } from '../../shared/testing/refusal-record.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { homework, openMarking, paper, work } from './marking-backend.ts'

const server = mockBackend()
// Marks that were refused wait in this tab, which the next test does not expect.
afterEach(async () => {
  for (const id of ['anp_Anna', 'anp_Ben']) await outbox.forget(id)
})
const openWork = () => openMarking(server, '/corrects?answerPaperId=anp_Anna')

it('digits, F and Ctrl+Enter mark a work, and the next one that waits is there', async () => {
  const { user, sent } = await openWork()
  await user.keyboard('16')
  expect(await screen.findByText('26 of 30')).toBeTruthy()
  await user.keyboard('{Control>}{Enter}{/Control}')
  const next = await screen.findByRole('heading', { name: 'Ben', level: 2 })
  await waitFor(() => expect(document.activeElement).toBe(next))
  await expect.poll(() => sent.length).toBe(1)
  expect(decodeURIComponent(sent[0] ?? '')).toContain('"score":16')
})

it('the window and the tab of the page say whose work is graded, of which homework', async () => {
  const { user } = await openWork()
  await waitFor(() => expect(document.title).toMatch(/^Anna · 第一课练习 · /))
  await user.keyboard('j')
  await waitFor(() => expect(document.title).toMatch(/^Ben · 第一课练习 · /))
  expect([...pageSubjects.getState().values()]).toContain('Ben · 第一课练习')
})

it('after the last work none comes again, though the list of works is not read anew yet', async () => {
  const { user, sent } = await openMarking(server, '/corrects?answerPaperId=anp_Anna')
  await screen.findByText(/2 to grade/)
  const held = Promise.withResolvers<void>()
  const slowly = http.post('*/question/questionStudentList', async () => {
    await held.promise
    return HttpResponse.json({ code: 200, message: '', data: homework })
  })
  server.use(slowly)
  await user.keyboard('f{Control>}{Enter}{/Control}')
  await screen.findByRole('heading', { name: 'Ben', level: 2 })
  await expect.poll(() => sent.length).toBe(1)
  await expect.poll(() => outbox.getState()).toEqual([])
  await user.keyboard('f{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('heading', { name: 'All graded' })).toBeTruthy()
  held.resolve()
})

it.each([
  ['a whole work', '/corrects?answerPaperId=anp_Anna'],
  ['one question of all students', '/corrects?homeworkId=hmw_1&no=1'],
])(
  'a choice says in words which option was right, which was chosen, and that it is scored, in %s',
  async (_, address) => {
    const before = paper('Anna')
    const options = ['你好', '再见', '谢谢'].map((title, place) => ({ key: choiceKeys[place] ?? 'A', title }))
    const [first, ...rest] = before.questions
    const choice = {
      ...first,
      type: 'singleChoice',
      options,
      answerModes: [],
      answer: { ...first?.answer, keys: ['C'], text: '' },
      key: { correctKeys: ['A'], analysis: '见面说“你好”。' },
      suggestedScore: 0,
    }
    const data = { ...before, questions: [choice, ...rest] }
    const chosen = http.get('*/answerPaper/detail', () => HttpResponse.json({ code: 200, message: '', data }))
    await openMarking(server, address, chosen)
    expect(screen.getByRole('radio', { name: /^A.*Right answer/ })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^C.*Student’s answer/ }).checked).toBe(true)
    expect(screen.getByText('Explanation')).toBeTruthy()
    const score = screen.getByLabelText<HTMLInputElement>('Score for question 1')
    expect(score.value).toBe('0')
    expect(screen.getByText('Scored automatically')).toBeTruthy()
  },
)

it('a question without a mark is named, and gets the focus', async () => {
  const { user, sent } = await openWork()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Question 1 has no score yet.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Score for question 1'))
  expect(sent).toEqual([])
})

it('a score that is too high is said once, beside its field, and is not sent with the draft', async () => {
  const { user, sent, drafts } = await openWork()
  const score = screen.getByLabelText('Score for question 1')
  await user.type(score, '25{Control>}{Enter}{/Control}')
  expect(screen.getAllByText('From 0 to 20 points')).toHaveLength(1)
  await waitFor(() => expect(drafts.at(-1)?.list.at(0)?.score).toBeNull())
  expect(document.activeElement).toBe(score)
  expect(screen.queryByText(/Check the score|A score is too high/)).toBeNull()
  expect(sent).toHaveLength(0)
})

it('a phrase of the bank that cannot be deleted says why, and is taken with Enter', async () => {
  const { user } = await openWork()
  await user.keyboard('b')
  const bank = await screen.findByRole('dialog', { name: 'Phrases' })
  await within(bank).findByText('写得很好！')
  const find = within(bank).getByLabelText<HTMLInputElement>('Find a phrase')
  await user.type(find, '很好')
  await refuseInTurn(server, {
    path: '/markingPhrase/delete',
    codes: [],
    ask: () => user.click(within(bank).getByRole('button', { name: /^Delete .*写得很好！/ })),
    place: () => bank,
  })
  expect(find.value).toBe('很好')
  await user.type(find, '{Enter}')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment on question 1').value).toBe('写得很好！')
})

it('marks that the server refuses stay, with what it says', async () => {
  const { user } = await openWork()
  server.use(refusal('/answerPaper/submitCorrectPaper', 33_008, 'The work was not handed in'))
  await user.keyboard('f{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeTruthy()
  expect(screen.getByText(/Anna: /)).toBeTruthy()
})

it('a sixth spoken remark is not recorded: the card says that an answer can have five', async () => {
  const remark = (no: number) => ({
    resourceId: `res_${no}`,
    fileName: 'remark.mp3',
    resourceUrl: 'blob:remark',
    contentType: 'audio/mpeg',
    sizeBytes: 1,
    durationSeconds: 3,
  })
  const mark = { score: 7, isCorrect: null, comment: '', markedImages: [], annotations: [] }
  const commentAudio = [1, 2, 3, 4, 5].map(remark)
  const marked = http.get('*/answerPaper/detail', () => {
    const before = paper('Anna')
    const questions = before.questions.map((question) => ({ ...question, mark: { ...mark, commentAudio } }))
    return HttpResponse.json({ code: 200, message: '', data: { ...before, questions } })
  })
  const { user } = await openMarking(server, '/corrects?answerPaperId=anp_Anna', marked)
  await user.click(screen.getByRole('button', { name: 'Voice comment on question 1' }))
  await user.click(await screen.findByRole('button', { name: 'Record' }))
  expect(await screen.findByText('An answer can have 5 voice comments. Remove one first.')).toBeTruthy()
})

it('a draft that the server refuses says why, and is not called kept', async () => {
  const { user } = await openWork()
  server.use(refusal('/answerPaper/draft', 33_008, 'The work was not handed in'))
  await user.keyboard('7')
  expect(await screen.findByText('Draft not saved: The work was not handed in')).toBeTruthy()
  expect(screen.queryByText('Saved on this device')).toBeNull()
})

it('a phrase that the server refuses to keep says why beside the comment', async () => {
  const { user } = await openWork()
  const card = screen.getByRole('region', { name: '1 · Written answer' })
  const comment = within(card).getByLabelText<HTMLTextAreaElement>('Comment on question 1')
  await user.type(comment, 'Look at 得 again')
  await refuseInTurn(server, {
    path: '/markingPhrase/save',
    codes: [400],
    ask: () => user.click(within(card).getByRole('button', { name: 'Save this comment as a phrase' })),
    place: () => card,
  })
  expect(comment.value).toBe('Look at 得 again')
})

it('at the end of a homework the next one that waits is one press away, and so is a word to the class', async () => {
  const students = homework.students.map((student) => ({ ...student, state: 'graded' as const, score: 20 }))
  const graded = answer('/question/questionStudentList', { ...homework, students })
  const { user } = await openMarking(server, '/corrects?answerPaperId=anp_Anna', graded)
  await user.keyboard('f{Control>}{Enter}{/Control}')
  await screen.findByRole('heading', { name: 'All graded' })
  const next = await screen.findByRole('link', { name: 'Next: 第二课练习' })
  expect(next.getAttribute('href')).toBe('/corrects?answerPaperId=anp_other')
  expect(screen.getByRole('link', { name: 'Write an announcement' }).getAttribute('href')).toBe(
    '/teacher/notices?classId=cls_1',
  )
})

it('the end of a homework does not call it all graded while works are given back', async () => {
  const [first, second] = homework.students
  const students = [
    { ...first, state: 'graded', score: 20 },
    { ...second, state: 'returned' },
  ]
  const noneWaits = answer('/question/questionStudentList', { ...homework, students })
  const { user } = await openMarking(server, '/corrects?answerPaperId=anp_Anna', noneWaits)
  await user.keyboard('f{Control>}{Enter}{/Control}')
  const heading = await screen.findByRole('heading', { name: 'Nothing to grade now' })
  expect(document.activeElement).toBe(heading)
  expect(screen.queryByText('All graded')).toBeNull()
  expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
    ['Average', '20 of 30'],
    ['Range', '20 – 20'],
    ['Graded', '1'],
    ['Returned', '1'],
  ])
})

it('a work that was begun and not handed in says so once', async () => {
  const left = { ...paper('Anna'), answerPaper: { ...work('Anna'), state: 'notSubmitted' as const, submittedAt: null } }
  const read = http.get('*/answerPaper/detail', () => HttpResponse.json({ code: 200, message: '', data: left }))
  await openMarking(server, '/corrects?answerPaperId=anp_Anna', read)
  expect(screen.getAllByText('Not handed in')).toHaveLength(1)
  expect(screen.getByText(/^Started Fri, Nov 20 \d\d:00$/)).toBeTruthy()
})

it('marks that wait for the network are told also where the next work cannot be read, and arrive once', async () => {
  let isCut = true
  const away = http.post('*/answerPaper/submitCorrectPaper', ({ request }) => {
    if (!isCut) return undefined
    noteCut(request)
    return HttpResponse.error()
  })
  const onlyAnna = http.get('*/answerPaper/detail', ({ request }) =>
    request.url.endsWith('anp_Anna')
      ? HttpResponse.json({ code: 200, message: '', data: paper('Anna') })
      : HttpResponse.error(),
  )
  const { user, sent } = await openMarking(server, '/corrects?answerPaperId=anp_Anna', away, onlyAnna)
  await user.keyboard('f{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Anna', level: 2 })).toBeNull())
  expect(await screen.findByText('1 waiting to send')).toBeTruthy()
  isCut = false
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText('1 waiting to send')).toBeNull())
  expect(sent).toHaveLength(1)
})

it('marks that are refused for one question lead back to that question', async () => {
  const tooHigh = http.post('*/answerPaper/submitCorrectPaper', () =>
    HttpResponse.json({ code: 33_010, message: 'A score is too high', data: { questionNos: [2] } }),
  )
  const { user } = await openMarking(server, '/corrects?answerPaperId=anp_Anna', tooHigh)
  await user.keyboard('f{Control>}{Enter}{/Control}')
  await screen.findByRole('heading', { name: 'Ben', level: 2 })
  await user.click(await screen.findByRole('link', { name: 'View' }))
  await screen.findByRole('heading', { name: 'Anna', level: 2 })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Score for question 2')))
})

it('a returned work is only read: without fields, tools, a draft, or buttons that do nothing', async () => {
  const photo = { resourceId: 'res_1', fileName: '1.png', resourceUrl: 'blob:photo', contentType: 'image/png' }
  const images = [{ ...photo, sizeBytes: 10, durationSeconds: null }]
  const annotations = [{ resourceId: 'res_1', ink: '', pins: [{ x: 0.5, y: 0.5, text: '多一横', points: -2 }] }]
  const said = { no: 1, score: 12, comment: '字要写工整。', annotations, commentAudio: [], markedImages: [] }
  const before = paper('Anna')
  const returned: AnswerPaper = {
    ...before,
    canMark: false,
    answerPaper: { ...work('Anna'), state: 'returned', returnedAt: '2026-11-20T03:00:00.000Z' },
    draft: {
      savedAt: '2026-11-20T02:30:00.000Z',
      handInCount: 1,
      comment: '',
      commentImages: [],
      commentAudio: [],
      list: [said],
    },
    questions: before.questions.map((question) => ({
      ...question,
      answerModes: ['photo'],
      answer: question.answer && { ...question.answer, images },
    })),
  }
  const read = http.get('*/answerPaper/detail', () => HttpResponse.json({ code: 200, message: '', data: returned }))
  const { user } = await openMarking(server, '/corrects?answerPaperId=anp_Anna', read)
  expect(await screen.findByText(/^You returned this, so it’s read-only/)).toBeTruthy()
  expect(screen.getByRole('region', { name: '1 · Written answer' }).textContent).toContain('12 of 20')
  expect(screen.getByText('字要写工整。')).toBeTruthy()
  expect(screen.getAllByText('多一横 -2')).toHaveLength(1)
  await user.keyboard('7d')
  expect(screen.queryByText(/^Draft/)).toBeNull()
  expect(screen.queryAllByRole('textbox')).toEqual([])
  expect(screen.queryAllByRole('spinbutton')).toEqual([])
  for (const name of ['Pen', 'Pin', 'Return', 'Grade and next'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Rotate' })).toHaveLength(2)
})

it('a comment that is too long says so while it is typed', async () => {
  const { user } = await openWork()
  for (const name of ['Comment on question 1', 'Overall comment']) {
    await user.click(screen.getByLabelText(name))
    await user.paste('字'.repeat(1_001))
  }
  expect(await screen.findAllByText('Use up to 1,000 characters.')).toHaveLength(2)
  expect(await screen.findByText(/^Draft /)).toBeTruthy()
})
