import { getCheckLessonQueryOptions, type LessonSummary, useGetLessonFinish, useListHomeworkOfLesson } from '@hwjy/sdk'
import { Button, Card, EmptyState, RatingInput } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { BackLink } from '../../shared/page/back-link.tsx'
import { HanText } from '../../shared/han-text.tsx'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { NotYourLesson } from '../../shared/lesson/not-your-lesson.tsx'
import * as page from '../../shared/page.css.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { useLessonTitle } from '../../shared/lesson/use-lesson-title.ts'
import { lessonOf, NameLine } from '../../shared/names/name-line.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { RatingForm } from './rating-form.tsx'
import * as css from './rating-page.css.ts'

export default function RatingPage() {
  const { lessonId = '' } = useParams()
  const entry = useQuery(getCheckLessonQueryOptions({ lessonId }))
  useLessonTitle(entry.data?.lesson.lessonName)
  if (isNotYours(entry.error) || entry.data?.denial === 'notEnrolled') return <NotYourLesson home="/student" />
  return (
    <div className={clsx(page.page, css.narrow)}>
      <BackLink to="/student" />
      {entry.data ? <LessonRating lesson={entry.data.lesson} /> : <NoAnswer query={entry} waiting={<FormSkeleton />} />}
    </div>
  )
}

function LessonRating({ lesson }: { lesson: LessonSummary }) {
  const { t } = useTranslation('rating')
  const tookPart = lesson.attendance === 'present' || lesson.attendance === 'late'
  if (lesson.status !== 'ended' || !tookPart) {
    return <EmptyState drawing="lessons" title={t('heading')} description={t('notNow')} />
  }
  return <OwnRating lesson={lesson} />
}

/** Waits for what was sent before: sending again replaces it. */
function OwnRating({ lesson }: { lesson: LessonSummary }) {
  const { t } = useTranslation('rating')
  const finish = useGetLessonFinish({ lessonId: lesson.lessonId })
  const [sentScore, setSentScore] = useState<number | null>(null)
  const [isChanging, setIsChanging] = useState(false)
  if (!finish.data) return <NoAnswer query={finish} waiting={<FormSkeleton />} />
  if ((lesson.hasRated || sentScore !== null) && !isChanging) {
    return (
      <Thanks
        lessonId={lesson.lessonId}
        score={sentScore ?? finish.data.rating?.score ?? null}
        onChange={() => setIsChanging(true)}
      />
    )
  }
  return (
    <>
      <header className={page.section}>
        <h1>{t('heading')}</h1>
        <p className={page.muted}>
          <NameLine of={lessonOf(lesson)} />
          {'\u00a0'}· {lesson.teacher.name}
        </p>
      </header>
      <RatingForm
        lessonId={lesson.lessonId}
        sent={finish.data}
        onSent={(score) => {
          setSentScore(score)
          setIsChanging(false)
        }}
      />
    </>
  )
}

interface ThanksProps {
  lessonId: string
  score: number | null
  onChange: () => void
}

/** Leads on: to the homework of the lesson that is still to do, and to the whole way of the lesson. */
function Thanks({ lessonId, score, onChange }: ThanksProps) {
  const { t } = useTranslation(['rating', 'common'])
  const homework = useListHomeworkOfLesson({ lessonId }).data ?? []
  const toDo = homework.filter(({ canAnswer }) => canAnswer)
  return (
    <Card padding="lg" className={css.thanks} aria-live="polite">
      {score !== null && <RatingInput label={t('stars')} value={score} isReadOnly />}
      <h1>{t('thanks')}</h1>
      <p className={page.centredText}>{t('thanksText')}</p>
      <div className={page.actions}>
        {toDo.map(({ homeworkId, title }) => (
          <Button key={homeworkId} asChild tone="primary">
            <Link to={`/homework?${new URLSearchParams({ homeworkId })}`}>
              {t('homework')} <HanText>{title}</HanText>
            </Link>
          </Button>
        ))}
        <Button asChild>
          <Link to={lessonPath.way(lessonId)}>{t('way')}</Link>
        </Button>
        <Button asChild tone={toDo.length > 0 ? 'neutral' : 'primary'}>
          <Link to="/student">{t('common:back')}</Link>
        </Button>
        <Button tone="quiet" onClick={onChange}>
          {t('change')}
        </Button>
      </div>
    </Card>
  )
}
