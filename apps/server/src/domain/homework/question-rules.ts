import type { AnswerMode, QuestionType, ChoiceOption } from './question.ts'
import type { FieldIssue } from '../field-issue.ts'

const OPTION_KEYS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

export const isChoice = (type: QuestionType) => type === 'singleChoice' || type === 'multipleChoice'

interface QuestionDraft {
  type: QuestionType
  passage: string
  options: readonly ChoiceOption[]
  correctKeys: readonly string[]
  /** Lists the ways to answer a subjective question; other types decide them by themselves. */
  writtenModes: readonly ('text' | 'photo')[]
}

export function answerModesOf(type: QuestionType, writtenModes: readonly ('text' | 'photo')[]): AnswerMode[] {
  if (isChoice(type)) return ['choice']
  return type === 'readAloud' ? ['audio'] : [...writtenModes]
}

/** Lists the issues that keep a question from being saved; lengths are the contract's. */
export function questionIssues(draft: QuestionDraft): FieldIssue[] {
  const { type, passage, options, correctKeys, writtenModes } = draft
  if (isChoice(type)) return choiceIssues(draft)
  const issues: FieldIssue[] = []
  if (options.length > 0) issues.push(issue('options', 'not_a_choice', 'Only choice questions have options'))
  if (correctKeys.length > 0) issues.push(issue('correctKeys', 'not_a_choice', 'Only choice questions have them'))
  if (type === 'readAloud' && passage.trim() === '')
    issues.push(issue('passage', 'nothing_to_read', 'Something must be there to read aloud'))
  if (type === 'subjective' && writtenModes.length === 0)
    issues.push(issue('answerModes', 'no_answer_mode', 'Text, photo or both'))
  return issues
}

function choiceIssues({ type, options, correctKeys }: QuestionDraft): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (options.length === 0) issues.push(issue('options', 'no_options', 'At least one option'))
  for (const [index, { key }] of options.entries()) {
    if (key !== OPTION_KEYS[index])
      issues.push(issue(`options.${index}.key`, 'out_of_order', 'Keys go from A without gaps'))
  }
  if (correctKeys.length === 0) issues.push(issue('correctKeys', 'no_answer', 'The right answer is missing'))
  if (type === 'singleChoice' && correctKeys.length > 1)
    issues.push(issue('correctKeys', 'several_answers', 'A single choice has exactly one right answer'))
  const keys = new Set(options.map(({ key }) => key))
  if (correctKeys.some((key) => !keys.has(key)))
    issues.push(issue('correctKeys', 'unknown_option', 'The right answer is no option'))
  return issues
}

const issue = (path: string, code: string, message: string): FieldIssue => ({ path, code, message })
