import type { EarlierTry } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, it } from 'vitest'
import { anna, answer, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'
import { at, homework, mark, noFilters, page, question, saved, tryBefore, work } from './student-homework-samples.ts'

const server = mockBackend()

beforeEach(() => {
  startSdk({ role: 'student', userInfo: anna })
  server.use(answer('/user/userInfo', anna), answer('/question/dataSelect', noFilters))
})

describe('the homework centre', () => {
  it('shows what is to do first, and what is over apart from it', async () => {
    const over = { ...homework, homeworkId: 'hmw_2', title: '旧练习', canAnswer: false, answerDenial: 'ended' as const }
    server.use(
      answer('/question/incompleteQuestionPapge', page(homework)),
      answer('/question/stuQuestionPageList', page(homework, over)),
    )
    await openApp('/student/homework')
    expect(await screen.findByRole('link', { name: '课后练习' })).toBeTruthy()
    const others = (await screen.findByText('Not open yet or past due')).closest('section') as HTMLElement
    expect(
      within(others)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['旧练习'])
    expect(within(others).getByText('Past due')).toBeTruthy()
  })

  it('says that all is done, and what comes next', async () => {
    const soon = { ...homework, title: '第二课', canAnswer: false, answerDenial: 'not-open' as const, startedAt: null }
    server.use(answer('/question/incompleteQuestionPapge', page()), answer('/question/stuQuestionPageList', page(soon)))
    await openApp('/student/homework')
    expect(await screen.findByText('All done')).toBeTruthy()
    expect(screen.getByText(/“第二课” opens/)).toBeTruthy()
  })

  it('offers the other children of the family where the homework is not this one’s', async () => {
    server.use(
      refusal('/question/detail', 30_006, 'Not in this class'),
      answer('/user/stuList', [
        { stuId: anna.userId, name: 'Anna', avatar: null, isCurrent: true },
        { stuId: 'user-samuel', name: 'Samuel', avatar: null, isCurrent: false },
      ]),
    )
    await openApp('/homework?homeworkId=hmw_1')
    expect(await screen.findByText('This homework isn’t available')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Continue as Samuel' })).toBeTruthy()
  })

  it('asks before a limited time begins', async () => {
    let begun = 0
    server.use(
      answer('/question/detail', work({ startedAt: null, limitMinutes: 40 }, [])),
      http.post('*/question/startQuestion', () => {
        begun += 1
        return HttpResponse.json({ code: 200, message: 'ok', data: work({ limitMinutes: 40 }) })
      }),
    )
    const { user } = await openApp('/homework?homeworkId=hmw_1')
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    const asked = await screen.findByRole('alertdialog', { name: 'Start now?' })
    expect(within(asked).getByText(/You’ll have 40 minutes/)).toBeTruthy()
    await user.click(within(asked).getByRole('button', { name: 'Not now' }))
    expect(begun).toBe(0)
  })
})

it('the cover of work to do again says what to improve under a heading of its own', async () => {
  server.use(
    answer('/question/detail', {
      ...work({ state: 'returned', handInBy: at(6_000) }),
      earlierTries: [{ ...tryBefore, returnComment: '请把第二题写长一点。' }],
    }),
  )
  await openApp('/homework?homeworkId=hmw_1')
  const heading = await screen.findByRole('heading', { name: 'What to improve' })
  expect(heading.parentElement?.textContent).toContain('请把第二题写长一点。')
})

it('a hand-in leads back to the lesson that the homework belongs to', async () => {
  const lesson = { id: 'lesson-1', name: '在饭馆点菜' }
  const handedIn = { state: 'waiting', submittedAt: at(-1), canAnswer: false, answerDenial: 'handed-in' } as const
  server.use(
    answer('/question/detail', work({ ...handedIn, lesson })),
    answer('/question/incompleteQuestionPapge', page()),
  )
  await openApp('/success?homeworkId=hmw_1')
  const back = await screen.findByRole('link', { name: 'Back to the lesson' })
  expect(back.getAttribute('href')).toBe('/student/lesson/lesson-1')
})

it('a hand-in that a teacher has begun to mark stays handed in', async () => {
  server.use(
    answer('/question/detail', {
      ...work({ state: 'waiting', submittedAt: at(-1), canAnswer: false, answerDenial: 'handed-in' }),
      canTakeBack: true,
    }),
    answer('/question/incompleteQuestionPapge', page()),
    refusal('/ext/homework/takeBack', 33_016, 'Your teacher has started grading this'),
  )
  const { user } = await openApp('/success?homeworkId=hmw_1')
  await user.click(await screen.findByRole('button', { name: 'Take it back' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take it back' }))
  expect(await screen.findByText('Your teacher has started grading this')).toBeTruthy()
})

it.each([
  ['one question', [2], 'Not answered: question 2'],
  ['several questions', [2, 3], 'Not answered: questions 2 and 3'],
])('a hand-in without an answer to %s names them as questions', async (_, open, words) => {
  const handedIn = { state: 'waiting', submittedAt: at(-1), canAnswer: false, answerDenial: 'handed-in' } as const
  const questions = [question(1, { answer: saved('我') }), ...open.map((no) => question(no))]
  server.use(answer('/question/detail', work(handedIn, questions)), answer('/question/incompleteQuestionPapge', page()))
  await openApp('/success?homeworkId=hmw_1')
  expect(await screen.findByText(words)).toBeTruthy()
})

it('marks come with score and words first, and what was wrong before what was right', async () => {
  const mark = (score: number, isCorrect: boolean) => ({
    score,
    isCorrect,
    comment: '',
    commentAudio: [],
    markedImages: [],
    annotations: [],
  })
  const review = { score: 25, comment: '再读一遍课文。', commentImages: [], commentAudio: [] }
  const questions = [question(1, { mark: mark(25, true) }), question(2, { mark: mark(0, false) })]
  server.use(
    answer('/question/detail', {
      ...work({ state: 'graded', score: 25, gradedAt: at(-1), canAnswer: false, answerDenial: 'handed-in' }, questions),
      review,
    }),
  )
  const { user } = await openApp('/homework-analyze?homeworkId=hmw_1')
  expect(await screen.findByText('再读一遍课文。')).toBeTruthy()
  const shown = () =>
    screen.getAllByRole('listitem', { name: /^Question/ }).map((item) => item.getAttribute('aria-label'))
  expect(shown()).toEqual(['Question 2', 'Question 1'])
  // The keys work wherever the focus is.
  await user.keyboard('w')
  expect(shown()).toEqual(['Question 2'])
  await user.keyboard('w')
  expect(shown()).toEqual(['Question 2', 'Question 1'])
  await user.click(screen.getByRole('radio', { name: 'Incorrect only' }))
  expect(shown()).toEqual(['Question 2'])
})

it('a teacher who wrote to one answer alone is not said to have written nothing', async () => {
  const said = {
    score: 20,
    isCorrect: null,
    comment: '声调对了。',
    commentAudio: [],
    markedImages: [],
    annotations: [],
  }
  server.use(
    answer('/question/detail', {
      ...work({ state: 'graded', score: 49, gradedAt: at(-1), canAnswer: false, answerDenial: 'handed-in' }, [
        question(1, { mark: said }),
        question(2),
      ]),
      review: { score: 49, comment: '', commentImages: [], commentAudio: [] },
    }),
  )
  await openApp('/homework-analyze?homeworkId=hmw_1')
  const words = await screen.findByRole('region', { name: /Your teacher/ })
  expect(words.textContent).toContain('49 of 50 points')
  expect(words.textContent).toContain('Your teacher’s comments are with the questions below.')
})

it.each([true, false])('answers that wait are final unless they can be taken back (%s)', async (canTakeBack) => {
  const handedIn = { state: 'waiting', submittedAt: at(-1), canAnswer: false, answerDenial: 'handed-in' } as const
  server.use(answer('/question/detail', { ...work(handedIn), canTakeBack }))
  await openApp('/homework-analyze?homeworkId=hmw_1')
  await screen.findByRole('listitem', { name: 'Question 1' })
  expect(screen.queryAllByRole('button', { name: 'Take it back' })).toHaveLength(canTakeBack ? 1 : 0)
  expect(screen.queryAllByText('This can’t be changed anymore.')).toHaveLength(canTakeBack ? 0 : 2)
})

it('photos that the teacher did not draw on stand with the answer', async () => {
  const photo = {
    resourceId: 'res_1',
    fileName: '第一页.png',
    resourceUrl: '/cos/first.png',
    contentType: 'image/png',
    sizeBytes: 10,
    durationSeconds: null,
  }
  const given = { ...saved(''), images: [photo] }
  server.use(
    answer('/question/detail', {
      ...work({ state: 'graded', score: 25, gradedAt: at(-1), canAnswer: false, answerDenial: 'handed-in' }, [
        question(1, { answerModes: ['photo'], answer: given }),
      ]),
      review: { score: 25, comment: '', commentImages: [], commentAudio: [] },
    }),
  )
  await openApp('/homework-analyze?homeworkId=hmw_1')
  expect(await screen.findByRole('button', { name: 'Open Photo 1' })).toBeTruthy()
})

it('a work that was done again shows both times', async () => {
  const then = { ...saved('我妈妈。'), savedAt: at(-9) }
  const kept = saved('我爸爸。')
  const earlierTries: EarlierTry[] = [
    {
      tryNo: 1,
      submittedAt: at(-8),
      gradedAt: at(-7),
      returnedAt: at(-6),
      score: 20,
      comment: '字很端正。',
      commentImages: [],
      commentAudio: [],
      returnComment: '请写成句子。',
      answers: [
        { no: 1, answer: then, mark: mark(8, '太短了。') },
        { no: 2, answer: kept, mark: mark(12) },
      ],
    },
  ]
  // It was given back ungraded: its choices have points all the same.
  const ungraded = { tryNo: 2, gradedAt: null, score: null, comment: '', returnComment: '' }
  earlierTries.push({ ...(earlierTries[0] as EarlierTry), ...ungraded, answers: [] })
  const questions = [
    question(1, { answer: saved('我妈妈是医生。'), mark: mark(25) }),
    question(2, { answer: kept, mark: mark(12) }),
  ]
  server.use(
    answer('/question/detail', {
      ...work({ state: 'graded', score: 37, gradedAt: at(-1), canAnswer: false, answerDenial: 'handed-in' }, questions),
      review: { score: 37, comment: '好多了。', commentImages: [], commentAudio: [] },
      earlierTries,
    }),
  )
  await openApp('/homework-analyze?homeworkId=hmw_1')
  const tries = await screen.findByRole('region', { name: 'Earlier tries' })
  expect(
    within(tries)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.slice(0, 28)),
  ).toEqual(['Try 2Returned before grading', expect.stringMatching(/^Try 120 of 50 points/) as string])
  expect(tries.textContent).toContain('To improve: 请写成句子。')
  const first = screen.getByRole('region', { name: 'Try 1, question 1' })
  expect(first.textContent).toContain('我妈妈。')
  expect(first.textContent).toContain('8 of 25 points')
  expect(first.textContent).toContain('太短了。')
  expect(screen.getByRole('region', { name: 'Try 1, question 2' }).textContent).toContain('Same answer as now')
})
