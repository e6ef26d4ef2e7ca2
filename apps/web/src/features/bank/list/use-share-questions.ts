import { type Question, useSaveQuestion } from '@hwjy/sdk'
import { useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { draftOf, requestOf } from '../../../shared/questions/question-rules.ts'
import { quietly, useInTurn } from './use-in-turn.ts'

/** Shows questions to every teacher of the school, one after the other; the first that is refused says why and ends it. */
export function useShareQuestions() {
  const { t } = useTranslation('bank')
  const toast = useToast()
  const problemText = useProblemText()
  const { turns, inTurn } = useInTurn()
  const { mutateAsync: save } = useSaveQuestion(quietly)

  /** @returns the ids of those that are shared now */
  async function share(questions: readonly Question[]): Promise<string[]> {
    const shared: string[] = []
    await inTurn(
      questions,
      async (question) => {
        const { questionId, attachments, updatedAt } = question
        await save({
          data: {
            ...requestOf({ ...draftOf(question), isShared: true }),
            questionId,
            attachmentIds: attachments.map(({ resourceId }) => resourceId),
            basedOn: updatedAt,
          },
        })
        shared.push(questionId)
      },
      (error, { title }) => {
        toast.error(problemText(error), { title: t('notShared', { title }) })
        return false
      },
    )
    if (shared.length > 0) toast.show(t('sharedMany', { count: shared.length }), { tone: 'success' })
    return shared
  }
  return { turns, share }
}
