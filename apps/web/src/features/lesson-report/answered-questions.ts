import { BLANK } from '@hwjy/classroom/core'
import type { Practice } from '@hwjy/sdk'
import { acceptedLine } from '../../shared/questions/typed-draft.ts'

type AskedKind = Exclude<Practice['kind'], 'check' | 'buzzer'>

export interface AnsweredQuestion {
  key: string
  /** Empty for a question that was said aloud; its kind and number stand for it. */
  title: string
  kind: AskedKind
  no: number
  /** Null where there was nothing to be right about. */
  isCorrect: boolean | null
  /** Empty for a character that was written by hand: its ink stayed on the page. */
  mine: string
  /** Empty where there is nothing to be right about. */
  right: string
}

/**
 * The questions of a lesson that the student answered, each with the own answer and the right one. A press of the buzzer is
 * none, nor is a quick check: it asks how the student feels, and is not for the family.
 */
export function answeredQuestions(practises: readonly Practice[]): AnsweredQuestion[] {
  return practises.flatMap(({ kind, ...practice }) =>
    kind === 'check' || kind === 'buzzer'
      ? []
      : (practice.mine?.answers ?? []).flatMap((answer) => {
          const question = practice.questions.find(({ no }) => no === answer.no)
          if (!question) return []
          const titleOf = (key: string) => {
            const title = question.options.find((option) => option.key === key)?.title ?? ''
            return title === '' ? key : title
          }
          return [
            {
              key: `${practice.practiseId} ${question.no}`,
              kind,
              no: question.no,
              title: question.title === '' ? practice.title : question.title.replaceAll(BLANK, '（　）'),
              isCorrect: answer.isCorrect,
              mine: answer.keys.length > 0 ? answer.keys.map(titleOf).join(' · ') : answer.texts.join(' · '),
              right: question.typed
                ? acceptedLine(question.typed.accepted)
                : (question.correctKeys ?? []).map(titleOf).join(' · '),
            },
          ]
        }),
  )
}
