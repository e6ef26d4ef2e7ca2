import { type AnswerPaper, getGetAnswerPaperQueryOptions, type HomeworkStudents, useSession } from '@hwjy/sdk'
import { Banner, Button, Link as StyledLink } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { beginning } from '../marking-values.ts'
import * as css from '../marking.css.ts'
import { OutboxLine } from '../sending/outbox-line.tsx'
import { sendMarks } from '../sending/send-work.ts'
import { useOutbox } from '../sending/use-outbox.ts'
import { whatIsOpen } from './what-is-open.ts'
import * as own from './question-page.css.ts'

interface QuestionEndProps {
  homework: HomeworkStudents
  no: number
  answerPaperIds: readonly string[]
  onQuestion: (no: number) => void
  onBack: () => void
}

type Graded = { status: 'asking' } | { status: 'sending' } | { status: 'sent'; graded: number; open: AnswerPaper[] }

/** Every answer has its points: the next question, or grading the works that have all of theirs. */
export function QuestionEnd({ homework, no, answerPaperIds, onQuestion, onBack }: QuestionEndProps) {
  const { t } = useTranslation('marking')
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  const userId = useSession().userInfo?.userId ?? ''
  useOutbox()
  const [state, setState] = useState<Graded>({ status: 'asking' })
  const [problem, setProblem] = useState<string | null>(null)
  const next = homework.questions.find((question) => question.no > no)

  async function grade() {
    setProblem(null)
    setState({ status: 'sending' })
    let graded = 0
    const open: AnswerPaper[] = []
    try {
      for (const answerPaperId of answerPaperIds) {
        // Read anew: only what the server has as a draft is given, and nothing that changed meanwhile is replaced.
        const paper = await queryClient.fetchQuery({
          ...getGetAnswerPaperQueryOptions({ answerPaperId }),
          staleTime: 0,
        })
        const values = beginning(paper)
        if (whatIsOpen(paper, values) === 'nothing') continue
        if (whatIsOpen(paper, values) === 'scores') open.push(paper)
        else {
          await sendMarks({ paper, answerPaperId, values, userId })
          graded += 1
        }
      }
      setState({ status: 'sent', graded, open })
    } catch (error) {
      setState({ status: 'asking' })
      setProblem(problemText(error))
    }
  }
  return (
    <section aria-label={t('byQuestion.endTitle', { no })} className={own.endSection}>
      <h2>{t('byQuestion.endTitle', { no })}</h2>
      <p className={css.text}>{t('byQuestion.endText')}</p>
      {state.status === 'sent' && (
        <Banner tone={state.graded > 0 ? 'success' : 'info'}>
          <output>
            {t('byQuestion.graded', { count: state.graded })}
            {state.open.length > 0 && ` ${t('byQuestion.stillOpen', { count: state.open.length })}`}
          </output>
        </Banner>
      )}
      {problem !== null && <Banner tone="danger">{problem}</Banner>}
      <OutboxLine />
      <div className={css.row}>
        {next && (
          <Button tone="primary" onClick={() => onQuestion(next.no)}>
            {t('byQuestion.toQuestion', { no: next.no })}
          </Button>
        )}
        {state.status !== 'sent' && (
          <Button tone={next ? 'neutral' : 'primary'} isBusy={state.status === 'sending'} onClick={() => void grade()}>
            {t('byQuestion.grade')}
          </Button>
        )}
        <Button onClick={onBack}>{t('byQuestion.back')}</Button>
      </div>
      <p className={css.text}>
        <StyledLink asChild>
          <Link to={`/homework-teacher?homeworkId=${encodeURIComponent(homework.homework.homeworkId)}`}>
            {t('byQuestion.students')}
          </Link>
        </StyledLink>
      </p>
    </section>
  )
}
