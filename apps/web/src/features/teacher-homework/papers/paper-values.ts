import type { Attachment, Paper, PaperKind, PaperSaveRequest } from '@hwjy/sdk'
import type { Violation } from '@hwjy/sdk/schemas'
import { type AskedQuestion, fromPaper, sumOf } from '../form/homework-values.ts'

export interface PaperValues {
  title: string
  content: string
  kind: PaperKind
  isTemplate: boolean
  fullScore: number | null
  questions: readonly AskedQuestion[]
  attachments: readonly Attachment[]
}

const DAILY_MAX = 100

export const blankPaper: PaperValues = {
  title: '',
  content: '',
  kind: 'dailyTask',
  isTemplate: true,
  fullScore: 100,
  questions: [],
  attachments: [],
}

export const paperValues = (paper: Paper): PaperValues => ({
  ...blankPaper,
  ...fromPaper(paper),
  isTemplate: paper.summary.isTemplate,
})

/** The whole paper: what a form does not show, such as its chapter, goes along as it was. */
export const paperRequest = (values: PaperValues, before: Paper | null): PaperSaveRequest => ({
  ...(before && { paperId: before.summary.paperId, basedOn: before.summary.updatedAt }),
  ...(before?.summary.chapter && { chapterId: before.summary.chapter.id }),
  title: values.title.trim(),
  content: values.content.trim(),
  kind: values.kind,
  isTemplate: values.isTemplate,
  fullScore: values.fullScore ?? -1,
  questions: values.questions.map(({ question, score }) => ({ questionId: question.questionId, score: score ?? -1 })),
  attachmentIds: values.attachments.map(({ resourceId }) => resourceId),
})

/** Checks the rules that the contract says in words only. */
export function paperViolations({ fullScore, kind, questions }: PaperValues): readonly Violation[] {
  if (fullScore === null) return [{ path: 'fullScore', kind: 'missing', limit: null }]
  if (kind === 'dailyTask' && fullScore > DAILY_MAX) return [{ path: 'fullScore', kind: 'too-large', limit: DAILY_MAX }]
  if (questions.some(({ score }) => score === null)) return [{ path: 'questions', kind: 'missing', limit: null }]
  return questions.length > 0 && sumOf(questions) !== fullScore
    ? [{ path: 'questions', kind: 'wrong-form', limit: null }]
    : []
}

/** Returns values that can be compared one by one. */
export const flatPaper = (values: PaperValues) => ({
  title: values.title,
  content: values.content,
  kind: values.kind,
  fullScore: values.fullScore,
  questions: JSON.stringify(values.questions.map(({ question, score }) => [question.questionId, score])),
  attachments: JSON.stringify(values.attachments.map(({ resourceId }) => resourceId)),
})
export type FlatPaper = ReturnType<typeof flatPaper>
