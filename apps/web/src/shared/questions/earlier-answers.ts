import type { AnswerMark, EarlierTry, WorkQuestion } from '@hwjy/sdk'

/** How one question went in an earlier try. `same`: what is answered now was answered then. */
export interface EarlierOfQuestion {
  tryNo: number
  same: boolean
  answer: EarlierTry['answers'][number]['answer']
  mark: EarlierTry['answers'][number]['mark']
}

/**
 * What was answered and marked in each earlier try, the last of them first. While the work is given back, an answer
 * that was not changed since still stands with the marks of its last try, which is left out.
 */
export function earlierAnswers(
  { no, answer }: Pick<WorkQuestion, 'no' | 'answer'>,
  tries: readonly EarlierTry[],
  isReturned: boolean,
): EarlierOfQuestion[] {
  return tries.toReversed().flatMap(({ tryNo, answers }, place) => {
    const then = answers.find((one) => one.no === no)
    if (!then) return []
    const same = (then.answer?.savedAt ?? null) === (answer?.savedAt ?? null)
    return isReturned && same && place === 0 ? [] : [{ tryNo, same, answer: then.answer, mark: then.mark }]
  })
}

/** What was said to the answer that is done again: it stays in sight after the new answer was saved. */
export const saidBefore = (
  { no, mark }: Pick<WorkQuestion, 'no' | 'mark'>,
  tries: readonly EarlierTry[],
): AnswerMark | null => mark ?? tries.at(-1)?.answers.find((one) => one.no === no)?.mark ?? null

/**
 * The tries to tell of. What the teacher said when giving the work back stands above them until it is handed in again: it
 * is not said twice, and a try with nothing else is left out.
 */
export function shownTries(tries: readonly EarlierTry[], isReturned: boolean): readonly EarlierTry[] {
  const last = tries.at(-1)
  if (!isReturned || !last) return tries
  const { score, comment, commentAudio, commentImages } = last
  const isSilent = score === null && comment === '' && commentAudio.length + commentImages.length === 0
  return [...tries.slice(0, -1), ...(isSilent ? [] : [{ ...last, returnComment: '' }])]
}
