import { ApiError, errorCodes, type Question, type QuestionUse, useDeleteQuestion } from '@hwjy/sdk'
import { Button, Dialog, Link as StyledLink, useConfirm, useToast } from '@hwjy/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import * as css from '../bank.css.ts'
import { quietly, type Turns, useInTurn } from './use-in-turn.ts'

interface Kept {
  question: Question
  uses: readonly QuestionUse[]
}

/** Deletes questions after a question; those that something still asks stay, and the person reads where. */
export function useDeleteQuestions(): {
  /** @returns the ids of those that are gone */
  ask: (questions: readonly Question[]) => Promise<string[]>
  turns: Turns | null
  dialog: ReactNode
} {
  const { t } = useTranslation('bank')
  const confirm = useConfirm()
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync: remove } = useDeleteQuestion(quietly)
  const { turns, inTurn } = useInTurn()
  const [kept, setKept] = useState<readonly Kept[]>([])

  async function ask(questions: readonly Question[]) {
    const own = questions.filter(({ isOwn }) => isOwn)
    const isSure = await confirm({
      title: t('deleteTitle', { count: own.length }),
      description: t('deleteText'),
      confirmLabel: t('delete'),
      tone: 'danger',
    })
    if (!isSure) return []
    const gone: string[] = []
    const stayed: Kept[] = []
    await inTurn(
      own,
      async ({ questionId }) => {
        await remove({ data: { questionId } })
        gone.push(questionId)
      },
      (error, question) => {
        const isInUse = error instanceof ApiError && error.code === errorCodes.questionInUse
        if (isInUse) stayed.push({ question, uses: error.data?.usedIn ?? [] })
        else toast.error(problemText(error))
        return isInUse
      },
    )
    if (gone.length > 0) toast.show(t('deleted', { count: gone.length }))
    setKept(stayed)
    return gone
  }
  const dialog = kept.length > 0 && <InUseDialog kept={kept} onClose={() => setKept([])} />
  return { ask, turns, dialog }
}

function InUseDialog({ kept, onClose }: { kept: readonly Kept[]; onClose: () => void }) {
  const { t } = useTranslation('bank')
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('inUseTitle', { count: kept.length })}
      description={t('inUseText')}
      footer={
        <Button tone="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <ul className={css.list}>
        {kept.map(({ question, uses }) => (
          <li key={question.questionId}>
            <p lang="zh-Hans" className={css.lineText}>
              {question.title}
            </p>
            <ul className={css.list}>
              {uses.map((use) => (
                <li key={use.paperId}>
                  <StyledLink asChild>
                    <Link to={pathOf(use)}>{use.title}</Link>
                  </StyledLink>{' '}
                  <span className={css.small}>{t(`uses.${kindOf(use)}`)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function kindOf({ homeworkId, isTemplate }: QuestionUse) {
  if (homeworkId !== null) return 'draft'
  return isTemplate ? 'template' : 'paper'
}

const pathOf = ({ homeworkId, paperId }: QuestionUse) =>
  homeworkId === null ? `/teacher/paper/${paperId}` : `/teacher/homework/${homeworkId}/edit`
