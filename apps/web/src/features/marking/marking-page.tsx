import {
  type AnswerPaper,
  getGetAnswerPaperQueryOptions,
  useGetAnswerPaper,
  useGetWorkOfStudent,
  useListHomeworkStudents,
} from '@hwjy/sdk'
import { EmptyState, Link as StyledLink, Skeleton, VisuallyHidden } from '@hwjy/ui'
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { afterPaint } from '../../shared/page/after-paint.ts'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { useSubjectTitle } from '../../shared/page/use-subject-title.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as page from '../../shared/page.css.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { MarkedAll } from './end/marked-all.tsx'
import * as css from './marking.css.ts'
import { MarkingWork } from './marking-work.tsx'
import { OutboxLine } from './sending/outbox-line.tsx'
import { useSentWorks } from './sending/use-outbox.ts'
import { likelyNext, neighboursOf, type OrderedWork, orderOf } from './work-order.ts'

const QuestionPage = lazyPage<{ homeworkId: string; no: number }>(() => import('./by-question/question-page.tsx'))

/** Marks one work after the other, or one question of all works. The work stands in the query: another id is another page. */
export default function MarkingPage() {
  const { t } = useTranslation('marking')
  const [query] = useSearchParams()
  // The address keeps the work that was opened first, so that one evening's marking is one tab.
  const answerPaperId = query.get('work') ?? query.get('answerPaperId')
  const [homeworkId, stuId] = [query.get('homeworkId'), query.get('stuId')]
  const no = Number(query.get('no') ?? 0)
  if (homeworkId && no > 0)
    return (
      <Suspense fallback={<OpeningQuestion />}>
        <QuestionPage key={`${homeworkId} ${no}`} homeworkId={homeworkId} no={no} />
      </Suspense>
    )
  if (answerPaperId) return <WorkById key={answerPaperId} answerPaperId={answerPaperId} />
  if (homeworkId && stuId) return <WorkOfStudent key={`${homeworkId} ${stuId}`} homeworkId={homeworkId} stuId={stuId} />
  return (
    <div className={page.page}>
      <h1>{t('heading')}</h1>
      <EmptyState drawing="search" title={t('noWork')} description={t('noWorkText')} />
    </div>
  )
}

function OpeningQuestion() {
  const { t } = useTranslation('marking')
  return (
    <Waiting>
      <VisuallyHidden as="h1">{t('heading')}</VisuallyHidden>
    </Waiting>
  )
}

/** Shows what is being written is compared by the form itself, so a read that is a moment old may be shown. */
const READ = { query: { staleTime: 60_000 } } as const

const WorkById = ({ answerPaperId }: { answerPaperId: string }) => (
  <Read paper={useGetAnswerPaper({ answerPaperId }, READ)} />
)

const WorkOfStudent = (asked: { homeworkId: string; stuId: string }) => (
  <Read paper={useGetWorkOfStudent(asked, READ)} />
)

function Read({ paper }: { paper: UseQueryResult<AnswerPaper> }) {
  const { t } = useTranslation('marking')
  if (paper.data) return <Loaded paper={paper.data} />
  return (
    <div className={page.page}>
      <OutboxLine />
      <NoAnswer
        query={paper}
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

function Loaded({ paper }: { paper: AnswerPaper }) {
  const { t } = useTranslation('marking')
  const [, setQuery] = useSearchParams()
  const [hasEnded, setHasEnded] = useState(false)
  const work = paper.answerPaper
  useSubjectTitle(hasEnded ? paper.title : `${paper.student.name} · ${paper.title}`)
  const { data: homework, dataUpdatedAt } = useListHomeworkStudents({ homeworkId: paper.homeworkId }, READ)
  const sent = useSentWorks(dataUpdatedAt)
  const order = orderOf(homework?.students ?? [], sent)
  const neighbours = neighboursOf(order, work?.answerPaperId ?? null)
  usePrefetched(likelyNext(order, work?.answerPaperId ?? null))
  const go = ({ answerPaperId }: OrderedWork) =>
    setQuery(
      (query) => {
        query.set('work', answerPaperId)
        return query
      },
      { replace: true },
    )
  // Marked before the class was here: now it is known which one is next.
  const following = hasEnded ? neighbours.nextWaiting : null
  const goNow = useEffectEvent((next: OrderedWork) => go(next))
  useEffect(() => {
    if (following) goNow(following)
  }, [following])
  const head = (
    <header className={css.head}>
      <h1 className={css.title}>{paper.title}</h1>
      {homework && (
        <p className={css.muted}>
          {homework.homework.className}
          {' · '}
          {t('place', { place: neighbours.place, count: order.length })}
          {' · '}
          {t('wait', { count: neighbours.waiting })}
        </p>
      )}
      {homework && paper.questions[0] && (
        <StyledLink asChild className={css.toOtherWay}>
          <Link to={byQuestionPath(paper.homeworkId, paper.questions[0].no)}>{t('byQuestion.open')}</Link>
        </StyledLink>
      )}
    </header>
  )
  if (hasEnded && homework && !following) {
    return (
      <div className={page.page}>
        {head}
        <MarkedAll homework={homework} onBack={() => setHasEnded(false)} />
      </div>
    )
  }
  if (!work) {
    return (
      <div className={page.page}>
        {head}
        <OutboxLine />
        <EmptyState
          drawing="homework"
          title={t('notBegun', { name: paper.student.name })}
          description={t('notBegunText')}
        />
      </div>
    )
  }
  return (
    <div className={css.page}>
      {head}
      <MarkingWork
        key={[work.answerPaperId, work.gradedAt, work.handInCount, work.returnedAt].join(' ')}
        paper={paper}
        answerPaperId={work.answerPaperId}
        neighbours={neighbours}
        count={order.length}
        onGo={go}
        onEnd={() => setHasEnded(true)}
      />
    </div>
  )
}

const byQuestionPath = (homeworkId: string, no: number) =>
  `/corrects?${new URLSearchParams({ homeworkId, no: String(no) })}`

/** Works that are likely to be next are here when their key is pressed, their pictures and sound as well. */
function usePrefetched(answerPaperIds: readonly string[]) {
  const queryClient = useQueryClient()
  const ids = answerPaperIds.join(' ')
  useEffect(() => {
    const leaving = new AbortController()
    const stop = afterPaint(() => {
      for (const answerPaperId of ids.split(' ').filter((id) => id !== '')) {
        const options = getGetAnswerPaperQueryOptions({ answerPaperId })
        void queryClient
          .fetchQuery({ ...options, staleTime: 60_000 })
          .then((paper) => fetchMedia(paper, leaving.signal))
          .catch(() => undefined)
      }
    })
    return () => {
      stop()
      leaving.abort()
    }
  }, [ids, queryClient])
}

/** Into the browser's cache: nothing of it is kept by the page. */
function fetchMedia({ questions }: AnswerPaper, signal: AbortSignal) {
  for (const { answer } of questions) {
    for (const { resourceUrl } of [...(answer?.images ?? []), ...(answer?.audio ?? [])])
      void fetch(resourceUrl, { signal, priority: 'low' }).catch(() => undefined)
  }
}
