import type { ChoiceKey, Practice, PracticeQuestion, QuestionSaveRequest } from '@hwjy/sdk'
import { choiceOptionTitleMax, QuestionTitleMax } from '@hwjy/sdk/limits'

/** A question that was asked in class, once, however often it was asked. */
export interface AskedInClass {
  /** Also good as an idempotency key. */
  id: string
  practised: PracticeQuestion
  /** Students whose answer was not right. */
  wrong: number
}

/** Returns what can be asked again at home: it has words, and options with a right one. The most wrong answers come first. */
export function askedInClass(practices: readonly Practice[]): readonly AskedInClass[] {
  const found = new Map<string, AskedInClass>()
  for (const { practiseId, questions } of practices) {
    for (const practised of questions) {
      const { questionId, no, title, options, correctKeys, answered, correct } = practised
      if (title.trim() === '' || options.length === 0 || (correctKeys?.length ?? 0) === 0) continue
      const key = questionId ?? title
      const before = found.get(key)
      const wrong = answered - (correct ?? answered)
      if (!before || before.wrong < wrong) found.set(key, { id: `${practiseId}:${no}`, practised, wrong })
    }
  }
  return [...found.values()].toSorted((one, other) => other.wrong - one.wrong)
}

/** The same question for the bank. */
export const questionOfPractice = ({
  title,
  options,
  correctKeys,
  isMultiple,
}: PracticeQuestion): QuestionSaveRequest => ({
  type: isMultiple ? 'multipleChoice' : 'singleChoice',
  title: title.slice(0, QuestionTitleMax),
  options: options.map((option) => ({
    key: option.key as ChoiceKey,
    title: option.title.slice(0, choiceOptionTitleMax),
  })),
  correctKeys: [...(correctKeys ?? [])] as ChoiceKey[],
  difficulty: 'normal',
})
