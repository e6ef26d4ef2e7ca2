import type { EpochMs } from '@hwjy/classroom/core'
import { isStale } from '../based-on.ts'
import type { FieldIssue } from '../field-issue.ts'
import type { QuestionText } from './question.ts'

interface SentAnswer {
  no: number
  /** `savedAt` of what it replaces; undefined where the sender did not say. */
  basedOn?: EpochMs | null | undefined
  keys: readonly string[]
  text: string
  imageIds: readonly string[]
  audioIds: readonly string[]
}

type AskedQuestion = Pick<QuestionText, 'type' | 'options' | 'answerModes'> & { no: number }

/** Answers are to questions that are asked, once each, and of the kind the question takes. */
export function answerIssues(questions: readonly AskedQuestion[], answers: readonly SentAnswer[]): FieldIssue[] {
  const asked = new Map(questions.map((question) => [question.no, question]))
  const seen = new Set<number>()
  return answers.flatMap((answer, index) => {
    const at = (field: string, code: string, message: string) => ({ path: `answers.${index}.${field}`, code, message })
    const question = asked.get(answer.no)
    if (!question) return [at('no', 'unknown_question', 'The paper has no such question.')]
    if (seen.has(answer.no)) return [at('no', 'answered_twice', 'A question has one answer.')]
    seen.add(answer.no)
    const takes = new Set(question.answerModes)
    const options = new Set(question.options.map(({ key }) => key))
    const issues: FieldIssue[] = []
    if (answer.keys.some((key) => !options.has(key)))
      issues.push(at('keys', 'unknown_option', 'There is no such option.'))
    if (question.type === 'singleChoice' && answer.keys.length > 1)
      issues.push(at('keys', 'several_answers', 'A single choice takes one option.'))
    if (answer.text !== '' && !takes.has('text'))
      issues.push(at('text', 'not_taken', 'This question isn’t answered with a text.'))
    if (answer.imageIds.length > 0 && !takes.has('photo'))
      issues.push(at('imageIds', 'not_taken', 'This question isn’t answered with photos.'))
    if (answer.audioIds.length > 0 && !takes.has('audio'))
      issues.push(at('audioIds', 'not_taken', 'This question isn’t answered with a recording.'))
    return issues
  })
}

/** The answers that something else took the place of since they were read. */
export function changedNos(
  questions: readonly { no: number; answer: { savedAt: EpochMs } | null }[],
  answers: readonly Pick<SentAnswer, 'no' | 'basedOn'>[],
): number[] {
  const saved = new Map(questions.map(({ no, answer }) => [no, answer?.savedAt ?? null]))
  return answers.flatMap(({ no, basedOn }) => (isStale(saved.get(no) ?? null, basedOn) ? [no] : []))
}
