import { type StudentHomework, type StudentWork, useGetStudentHomework, useListPendingHomework } from '@hwjy/sdk'
import { Banner, Button, Card, Skeleton } from '@hwjy/ui'
import { CircleCheckBig } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { lessonPath } from '../../../shared/lesson/lesson-paths.ts'
import { isNotYours } from '../../../shared/page/is-not-yours.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import * as page from '../../../shared/page.css.ts'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { TakeBack } from '../cover.tsx'
import { homeworkPath } from '../homework-path.ts'
import { NotYourHomework } from '../not-your-homework.tsx'
import { useSubjectTitle } from '../../../shared/page/use-subject-title.ts'
import { useMoments } from '../use-due-text.ts'
import * as css from './marks.css.ts'

/** Says that the work arrived, what was left out, and what is next. */
export default function SuccessPage() {
  const [params] = useSearchParams()
  const homeworkId = params.get('homeworkId')
  if (homeworkId === null) return <Navigate to={homeworkPath.list} replace />
  return <Success key={homeworkId} homeworkId={homeworkId} />
}

const isHandedIn = ({ submittedAt, state }: StudentHomework) =>
  submittedAt !== null && state !== 'notSubmitted' && state !== 'returned'

function Success({ homeworkId }: { homeworkId: string }) {
  const work = useGetStudentHomework({ homeworkId }, { query: { refetchOnMount: 'always' } })
  // What was read before a hand-in says that the work is still open: it is asked for again before that is said.
  const isKnown = (work.isFetchedAfterMount && !work.isError) || (work.data && isHandedIn(work.data.homework))
  useSubjectTitle(work.data?.homework.title)
  if (isNotYours(work.error)) return <NotYourHomework />
  return (
    <div className={page.page}>
      {work.data && isKnown ? (
        <Arrived work={work.data} />
      ) : (
        <NoAnswer
          query={work}
          waiting={
            <Waiting className={css.success}>
              <Skeleton width="4rem" height="4rem" />
              <Skeleton width="12rem" height="2rem" />
              <Skeleton width="16rem" />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

function Arrived({ work: { homework, questions, canTakeBack } }: { work: StudentWork }) {
  const { t, i18n } = useTranslation('studentHomework')
  const { moment } = useMoments()
  const { homeworkId, title, lesson, submittedAt, markBy, score, fullScore } = homework
  const next = useNext(homeworkId)
  if (submittedAt === null || !isHandedIn(homework))
    return (
      <section className={css.success}>
        <h1>{t('success.waits')}</h1>
        <Button asChild tone="primary" size="lg">
          <Link to={homeworkPath.cover(homeworkId)}>{t('cover.goOn')}</Link>
        </Button>
      </section>
    )
  const open = questions.filter(
    ({ answer }) =>
      answer === null || (answer.keys.length + answer.images.length + answer.audio.length === 0 && answer.text === ''),
  )
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(open.map(({ no }) => String(no)))
  return (
    <section className={css.success}>
      <CircleCheckBig aria-hidden size={56} className={css.tick} />
      <h1>{t('success.title')}</h1>
      <p className={css.lead}>{t('success.at', { title, time: moment(submittedAt) })}</p>
      {questions.length > 0 && (
        <p className={css.muted}>
          {open.length > 0
            ? t(open.length === 1 ? 'success.openOne' : 'success.openSome', { list })
            : t('success.full')}
        </p>
      )}
      {score !== null ? (
        <Banner tone="success" className={css.score}>
          {t('success.score', { score, full: fullScore })}
        </Banner>
      ) : (
        <p className={css.muted}>{t('success.by', { time: moment(markBy) })}</p>
      )}
      {next && <Next next={next} />}
      {next === null && <p className={css.muted}>{t('success.none')}</p>}
      <div className={page.actions}>
        {score !== null && (
          <Button asChild size="lg">
            <Link to={homeworkPath.marks(homeworkId)}>{t('cover.marks')}</Link>
          </Button>
        )}
        <Button asChild size="lg" tone={next === null ? 'primary' : 'neutral'}>
          <Link to={lesson ? lessonPath.page('student', lesson.id) : '/student'}>
            {t(lesson ? 'success.lesson' : 'success.home')}
          </Link>
        </Button>
        {canTakeBack && <TakeBack homeworkId={homeworkId} />}
      </div>
    </section>
  )
}

/** Returns the other homework that is due soonest: null when there is none, undefined while it is loading. */
function useNext(besides: string) {
  const { data } = useListPendingHomework({ current: 1, size: 2 })
  return data && (data.records.find(({ homeworkId }) => homeworkId !== besides) ?? null)
}

function Next({ next }: { next: StudentHomework }) {
  const { t } = useTranslation('studentHomework')
  const { dueText } = useMoments()
  return (
    <Card className={css.next}>
      <div className={css.nextWords}>
        <span>{t('success.nextTitle', { title: next.title })}</span>
        <span className={css.muted}>{dueText(next.handInBy)}</span>
      </div>
      <Button asChild tone="primary">
        <Link to={homeworkPath.cover(next.homeworkId)}>{t('success.next')}</Link>
      </Button>
    </Card>
  )
}
