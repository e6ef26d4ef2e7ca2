import { getGetHomeworkQueryOptions, type HomeworkStudents, useListHomeworkStudents } from '@hwjy/sdk'
import { Button, Card, Checkbox, EmptyState, ErrorState, HanziText, Skeleton } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ChartColumn, Eye, Presentation, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { HanText } from '../../../shared/han-text.tsx'
import { lessonPath } from '../../../shared/lesson/lesson-paths.ts'
import { useLessonTitle } from '../../../shared/lesson/use-lesson-title.ts'
import { isNotYours } from '../../../shared/page/is-not-yours.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { canBePrepared } from '../../../shared/questions/prepared-rules.ts'
import { homeworkPath } from '../homework-paths.ts'
import * as page from '../list/homework-list.css.ts'
import { useMoments } from '../use-moments.ts'
import { PrintButton } from '../../../shared/page/print-button.tsx'
import { BackLink } from '../../../shared/page/back-link.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { hardestFirst } from './hardest-first.ts'
import { QuestionResults } from './question-results.tsx'
import * as css from './results.css.ts'

/** Shows what a class has not understood. Which homework stands in the query: another id is another page. */
export default function ResultsPage() {
  const [params] = useSearchParams()
  const homeworkId = params.get('homeworkId') ?? ''
  return <ResultsOf key={homeworkId} homeworkId={homeworkId} />
}

function ResultsOf({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('homeworkResults')
  const query = useListHomeworkStudents({ homeworkId }, { query: { enabled: homeworkId !== '' } })
  useLessonTitle(query.data?.homework.title)
  const isGone = homeworkId === '' || isNotYours(query.error)
  return (
    <div className={page.page}>
      <BackLink to={homeworkPath.students(homeworkId)} label={t('toStudents')} />
      {isGone ? (
        <ErrorState title={t('gone')} description={t('goneText')} />
      ) : query.data ? (
        <Results data={query.data} />
      ) : (
        <NoAnswer
          query={query}
          heading={t('heading')}
          waiting={
            <Waiting className={css.list}>
              <Skeleton shape="box" height="12rem" />
              <Skeleton shape="box" height="12rem" />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

function Results({ data }: { data: HomeworkStudents }) {
  const { t } = useTranslation('homeworkResults')
  const { moment, now } = useMoments()
  const navigate = useNavigate()
  const { homework, questions } = data
  const { homeworkId, title, className, classId, counts, endTime, lesson } = homework
  // Its questions by their ids, for "Practice again".
  const detail = useQuery(getGetHomeworkQueryOptions({ homeworkId }))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isAsking, setIsAsking] = useState(false)
  const handedIn = counts.waiting + counts.graded
  const idOf = new Map(detail.data?.questions.map(({ no, question }) => [no, question]))
  const chosenQuestions = [...chosen].toSorted((a, b) => a - b).flatMap((no) => idOf.get(no) ?? [])
  const again = () => {
    const ids = chosenQuestions.map(({ questionId }) => questionId)
    void navigate(homeworkPath.set({ classId, questionIds: ids.join(',') }))
  }
  const forClass = chosenQuestions.filter(({ type }) => canBePrepared(type))
  const ordered = hardestFirst(questions)
  return (
    <>
      <header className={page.head}>
        <div>
          <h1>{t('heading')}</h1>
          <p className={page.facts}>
            <HanText>{title}</HanText> · <HanText>{className}</HanText> ·{' '}
            {t('basis', { count: handedIn, total: counts.assigned })}
          </p>
        </div>
        <div className={clsx(page.headActs, css.noPrint)}>
          <PrintButton>{t('print')}</PrintButton>
          <Button asChild>
            <Link to={homeworkPath.withAnswers({ homeworkId })}>
              <Eye aria-hidden size={18} />
              {t('answers')}
            </Link>
          </Button>
          <Button disabled={forClass.length === 0} onClick={() => setIsAsking(true)}>
            <Presentation aria-hidden size={18} />
            {t('ask.open', { count: forClass.length })}
          </Button>
          {lesson !== null && (
            <Button asChild tone={chosen.size === 0 ? 'primary' : 'neutral'}>
              <Link to={lessonPath.result(lesson.id)}>
                <ChartColumn aria-hidden size={18} />
                {t('toClassReport')}
              </Link>
            </Button>
          )}
          <Button
            tone={lesson === null || chosen.size > 0 ? 'primary' : 'neutral'}
            disabled={chosen.size === 0 || !detail.data}
            onClick={again}
          >
            <RotateCcw aria-hidden size={18} />
            {t('again', { count: chosen.size })}
          </Button>
        </div>
      </header>
      {handedIn === 0 ? (
        <EmptyState
          drawing="homework"
          title={t('none')}
          description={t(now < Date.parse(endTime) ? 'noneDue' : 'noneEnded', { time: moment(endTime) })}
          action={
            <Button asChild>
              <Link to={homeworkPath.students(homeworkId, 'notSubmitted')}>{t('toStudents')}</Link>
            </Button>
          }
        />
      ) : (
        <ol aria-label={t('list')} className={css.list}>
          {ordered.map((question) => (
            <li key={question.no}>
              <Card asChild padding="lg" className={css.card}>
                <article aria-labelledby={`result-${question.no}`}>
                  <div className={css.head}>
                    <div className={css.words}>
                      <h2 id={`result-${question.no}`} className={css.title}>
                        {t('question', { no: question.no })}
                      </h2>
                      <p className={css.text}>
                        <HanziText text={question.title} />
                      </p>
                    </div>
                    <Checkbox
                      className={css.noPrint}
                      label={t('choose')}
                      isChecked={chosen.has(question.no)}
                      onCheckedChange={(isOn) => {
                        const next = new Set(chosen)
                        if (isOn) next.add(question.no)
                        else next.delete(question.no)
                        setChosen(next)
                      }}
                    />
                  </div>
                  <QuestionResults
                    homeworkId={homeworkId}
                    statistics={question}
                    question={idOf.get(question.no)}
                    handedIn={handedIn}
                  />
                </article>
              </Card>
            </li>
          ))}
        </ol>
      )}
      {isAsking && (
        <AskDialog
          classId={classId}
          questions={forClass}
          leftOut={chosenQuestions.length - forClass.length}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
