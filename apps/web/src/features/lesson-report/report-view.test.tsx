import type { PerformanceDetail, Practice } from '@hwjy/sdk'
import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadWords, startI18n } from '../../shared/i18n/i18n.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { ReportView } from './report-view.tsx'

beforeEach(async () => {
  await startI18n()
  await loadWords(['lessonReport'])
})

const detail = {
  lesson: lessonAt19,
  attendance: null,
  performance: null,
  prizes: { star: 0, flower: 0, trophy: 0, total: 0 },
  history: [],
} as unknown as PerformanceDetail

const practice = (kind: Practice['kind'], question: object, answer: object) =>
  ({
    practiseId: `prc_${kind}`,
    kind,
    title: '',
    questions: [{ no: 2, title: '', options: [], correctKeys: [], typed: null, ...question }],
    mine: { answers: [{ no: 2, keys: [], texts: [], written: null, isCorrect: null, ...answer }] },
  }) as unknown as Practice

const answers = (...practises: Practice[]) => {
  render(<ReportView detail={detail} note={null} practises={practises} />)
  return within(screen.getByRole('region', { name: 'Questions' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
}

it('an answer to a dictation says which one it was, and what was said', () => {
  const dictation = practice('dictation', { typed: { accepted: [['学校']] } }, { texts: ['学生'], isCorrect: false })
  expect(answers(dictation)).toEqual(['WrongDictation 2Your answer: 学生Right answer: 学校'])
})

it('a character written by hand has no words to show, and a spoken question of a quiz its number', () => {
  const writing = practice('writing', { title: '永' }, { written: { mistakes: 0, ms: 9_000 }, isCorrect: true })
  expect(answers(writing, practice('clicker', {}, { keys: ['B'] }))).toEqual(['Right永', 'AnsweredQuizYour answer: B'])
})

it('where the teacher wrote nothing no numbers are promised, and a note of the teacher is not denied', () => {
  const { rerender } = render(<ReportView detail={detail} note={null} />)
  expect(screen.getByText('Your teacher hasn’t written anything yet.')).toBeTruthy()
  rerender(<ReportView detail={detail} note={{ labels: [], content: '很好' }} />)
  expect(screen.queryByText(/hasn’t written anything/)).toBeNull()
  expect(screen.getByText('很好')).toBeTruthy()
})
