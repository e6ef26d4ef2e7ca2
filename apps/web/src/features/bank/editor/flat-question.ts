import type { Question } from '@hwjy/sdk'
import type { QuestionDraft } from '../../../shared/questions/question-rules.ts'

type Listed = 'options' | 'answerModes' | 'ruby'

/** Holds the lists of a question as text, so that two of them are compared field by field. */
export type FlatQuestion = Omit<QuestionDraft, Listed> & Record<Listed | 'attachments', string>

export const flat = (draft: QuestionDraft, attachments: Question['attachments']): FlatQuestion => ({
  ...draft,
  options: JSON.stringify(draft.options),
  answerModes: JSON.stringify(draft.answerModes),
  ruby: JSON.stringify(draft.ruby),
  attachments: JSON.stringify(attachments.map(({ resourceId }) => resourceId)),
})

/** @param known the files among which those of the question are */
export function fromFlat(
  { options, answerModes, ruby, attachments, ...rest }: FlatQuestion,
  known: Question['attachments'],
) {
  const ids = JSON.parse(attachments) as string[]
  const draft: QuestionDraft = {
    ...rest,
    options: JSON.parse(options) as QuestionDraft['options'],
    answerModes: JSON.parse(answerModes) as QuestionDraft['answerModes'],
    ruby: JSON.parse(ruby) as QuestionDraft['ruby'],
  }
  return { draft, attachments: ids.flatMap((id) => known.find(({ resourceId }) => resourceId === id) ?? []) }
}
