import {
  getGetAnswerPaperQueryOptions,
  type HomeworkStudents,
  type QuestionStatistics,
  useListAnswersOfQuestionInfinite,
  useListHomeworkStudents,
} from '@hwjy/sdk'
import { Button, EmptyState, Progress, Skeleton } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { HanText } from '../../../shared/han-text.tsx'
import { useSubjectTitle } from '../../../shared/page/use-subject-title.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import * as page from '../../../shared/page.css.ts'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { OutboxLine } from '../sending/outbox-line.tsx'
import * as css from '../marking.css.ts'
import { answerNeighbours, type OrderedAnswer, answerOrder } from './answer-order.ts'
import { AnswerOfOne } from './answer-of-one.tsx'
import { QuestionEnd } from './question-end.tsx'
import * as own from './question-page.css.ts'

const PAGE_SIZE = 100
const READ = { query: { staleTime: 60_000 } } as const

interface QuestionPageProps {
  homeworkId: string
  no: number
}

/** Marks one question of all students, one after the other. What is given stays a draft until a work is graded. */
export default function QuestionPage({ homeworkId, no }: QuestionPageProps) {
  const { t } = useTranslation('marking')
  const homework = useListHomeworkStudents({ homeworkId }, READ)
  useSubjectTitle(homework.data?.homework.title)
  const answers = useListAnswersOfQuestionInfinite({ homeworkId, no, size: PAGE_SIZE })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = answers
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const question = homework.data?.questions.find((one) => one.no === no)
  if (homework.data && answers.data && question)
    return <Question homework={homework.data} question={question} answers={answers.data.records} />
  if (homework.data && !question)
    return (
      <div className={page.page}>
        <h1>{t('heading')}</h1>
        <OutboxLine />
        <EmptyState drawing="search" title={t('noWork')} description={t('noWorkText')} />
      </div>
    )
  return (
    <div className={page.page}>
      <OutboxLine />
      <NoAnswer
        query={homework.data ? answers : homework}
        heading={t('heading')}
        title={t('loadError')}
        waiting={
          <Waiting>
            <div className={css.skeleton}>
              <Skeleton shape="box" height="24rem" />
              <Skeleton shape="box" height="24rem" />
            </div>
          </Waiting>
        }
      />
    </div>
  )
}

interface QuestionProps {
  homework: HomeworkStudents
  question: QuestionStatistics
  answers: Parameters<typeof answerOrder>[0]
}

function Question({ homework, question, answers }: QuestionProps) {
  const { t } = useTranslation('marking')
  const [query, setQuery] = useSearchParams()
  const [written, setWritten] = useState<ReadonlyMap<string, number | null>>(new Map())
  const [hasEnded, setHasEnded] = useState(false)
  const order = answerOrder(answers, written)
  // The one that is shown first stays when it gets its points.
  const [first] = useState(() => (order.find(({ score }) => score === null) ?? order[0])?.answerPaperId)
  const wanted = query.get('work') ?? first
  const current = order.find(({ answerPaperId }) => answerPaperId === wanted) ?? order[0]
  const neighbours = answerNeighbours(order, current?.answerPaperId ?? '')
  const following = neighbours.nextOpen ?? neighbours.next
  usePrefetched(following?.answerPaperId ?? null)
  const change = (fields: Record<string, string | null>) =>
    setQuery(
      (now) => {
        for (const [name, value] of Object.entries(fields)) {
          if (value === null) now.delete(name)
          else now.set(name, value)
        }
        return now
      },
      { replace: true },
    )
  const show = (answer: OrderedAnswer) => {
    setHasEnded(false)
    change({ work: answer.answerPaperId })
  }
  const showQuestion = (no: number) => change({ no: String(no), work: null })
  return (
    <div className={css.page}>
      <QuestionHead
        homework={homework}
        question={question}
        order={order}
        current={hasEnded ? undefined : current}
        onShow={show}
      />
      {hasEnded ? (
        <QuestionEnd
          homework={homework}
          no={question.no}
          answerPaperIds={order.map(({ answerPaperId }) => answerPaperId)}
          onQuestion={showQuestion}
          onBack={() => setHasEnded(false)}
        />
      ) : current ? (
        <AnswerOfOne
          key={current.answerPaperId}
          answerPaperId={current.answerPaperId}
          no={question.no}
          neighbours={neighbours}
          onGo={show}
          onQuestion={(by) => {
            const at = homework.questions.findIndex(({ no }) => no === question.no)
            const next = homework.questions[at + by]
            if (next) showQuestion(next.no)
          }}
          onScore={(score) => setWritten((now) => new Map(now).set(current.answerPaperId, score))}
          onEnd={() => setHasEnded(true)}
        />
      ) : (
        <EmptyState
          drawing="homework"
          title={t('byQuestion.nobody')}
          description={t('byQuestion.nobodyText')}
          action={
            <Button asChild>
              <Link to={`/homework-teacher?homeworkId=${encodeURIComponent(homework.homework.homeworkId)}`}>
                {t('byQuestion.students')}
              </Link>
            </Button>
          }
        />
      )}
    </div>
  )
}

interface QuestionHeadProps {
  homework: HomeworkStudents
  question: QuestionStatistics
  order: readonly OrderedAnswer[]
  current: OrderedAnswer | undefined
  onShow: (answer: OrderedAnswer) => void
}

/** Says which question it is, how far it is marked, and who has not handed in. */
function QuestionHead({ homework, question, order, current, onShow }: QuestionHeadProps) {
  const { t, i18n } = useTranslation(['marking', 'questions'])
  const { homeworkId, title, className } = homework.homework
  const done = order.filter(({ score }) => score !== null).length
  const missing = homework.students
    .filter(({ state }) => state === 'notSubmitted' || state === 'returned')
    .map(({ student }) => student.name)
  const to = (no: number) => `/corrects?${new URLSearchParams({ homeworkId, no: String(no) })}`
  const progress = t('byQuestion.progress', { count: done, total: order.length })
  return (
    <header className={own.head}>
      <div className={css.row}>
        <h1 className={css.title}>
          <HanText>{title}</HanText>
        </h1>
        <p className={css.muted}>
          <HanText>{className}</HanText>
        </p>
        <nav aria-label={t('questions')} className={own.questions}>
          {homework.questions.map(({ no, type, fullScore }) => (
            <Link
              key={no}
              to={to(no)}
              replace
              className={own.question}
              aria-current={no === question.no ? 'page' : undefined}
              aria-label={t('byQuestion.question', { no, type: t(`questions:type.${type}`), points: fullScore })}
            >
              {no}
            </Link>
          ))}
        </nav>
        <div className={own.progress}>
          <Progress label={progress} value={done} max={Math.max(order.length, 1)} />
          <span aria-hidden>{progress}</span>
        </div>
      </div>
      {order.length > 0 && (
        <nav aria-label={t('byQuestion.row')} className={own.students}>
          {order.map((answer) => (
            <button
              key={answer.answerPaperId}
              type="button"
              className={own.student}
              data-state={answer.score === null ? 'open' : 'marked'}
              aria-current={answer === current ? 'step' : undefined}
              onClick={() => onShow(answer)}
            >
              {answer.name}
              <span className={css.stepScore}>{answer.score ?? '–'}</span>
            </button>
          ))}
        </nav>
      )}
      {missing.length > 0 && (
        <p className={css.muted}>
          {t('byQuestion.missing', {
            names: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(missing),
          })}
        </p>
      )}
    </header>
  )
}

/** The next work is here when its key is pressed. */
function usePrefetched(answerPaperId: string | null) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (answerPaperId === null) return
    void queryClient.prefetchQuery({ ...getGetAnswerPaperQueryOptions({ answerPaperId }), staleTime: 60_000 })
  }, [answerPaperId, queryClient])
}
