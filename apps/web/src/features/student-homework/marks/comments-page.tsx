import { ApiError, errorCodes, type StudentWork, useReviewAnswerPaper } from '@hwjy/sdk'
import { Button, EmptyState, HanziText, Skeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { HanText } from '../../../shared/han-text.tsx'
import { WithPinyin } from '../../../shared/hanzi/with-pinyin.tsx'
import { isNotYours } from '../../../shared/page/is-not-yours.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import * as page from '../../../shared/page.css.ts'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { AttachmentList } from '../../../shared/questions/attachment-list.tsx'
import { AllHomework } from '../cover-page.tsx'
import { homeworkPath } from '../homework-path.ts'
import { NotYourHomework } from '../not-your-homework.tsx'
import { useSubjectTitle } from '../../../shared/page/use-subject-title.ts'
import { PrintButton } from '../../../shared/page/print-button.tsx'
import * as css from './marks.css.ts'
import { hasWords } from './has-words.ts'
import { TeachersWords } from './teachers-words.tsx'

/** The remarks alone, to read or to print. */
export default function CommentsPage() {
  const [params] = useSearchParams()
  const answerPaperId = params.get('answerPaperId')
  if (answerPaperId === null) return <Navigate to={`${homeworkPath.list}?state=graded`} replace />
  return <Comments key={answerPaperId} answerPaperId={answerPaperId} />
}

function Comments({ answerPaperId }: { answerPaperId: string }) {
  const { t } = useTranslation('studentHomework')
  const work = useReviewAnswerPaper({ answerPaperId })
  useSubjectTitle(work.data?.homework.title)
  if (isNotYours(work.error)) return <NotYourHomework />
  if (work.error instanceof ApiError && work.error.code === errorCodes.notGraded)
    return (
      <div className={page.page}>
        <AllHomework />
        <EmptyState drawing="homework" title={t('empty.graded')} description={t('empty.gradedText')} />
      </div>
    )
  return (
    <div className={page.page}>
      <AllHomework />
      {work.data ? (
        <WithPinyin>
          <Remarks work={work.data} />
        </WithPinyin>
      ) : (
        <NoAnswer
          query={work}
          waiting={
            <Waiting className={css.questions}>
              <Skeleton width="50%" height="2rem" />
              <Skeleton height="7rem" />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

function Remarks({ work: { homework, review, questions } }: { work: StudentWork }) {
  const { t } = useTranslation('studentHomework')
  const said = questions.filter(hasWords)
  return (
    <>
      <header className={css.top}>
        <h1>
          <HanText>{homework.title}</HanText>
        </h1>
        <PrintButton className={css.notPrinted}>{t('marks.print')}</PrintButton>
      </header>
      {review && <TeachersWords homework={homework} review={review} questions={questions} />}
      <ol className={css.list}>
        {said.map(({ no, title, mark, fullScore }) => (
          <li key={no} className={css.item}>
            <h2 className={css.subheading}>
              {t('marks.question', { no })}
              {mark !== null && mark.score !== null && ` · ${t('marks.score', { score: mark.score, full: fullScore })}`}
            </h2>
            <p className={css.muted}>
              <HanText>{title}</HanText>
            </p>
            <p>
              <HanziText text={mark?.comment ?? ''} />
            </p>
            <AttachmentList
              label={t('marks.words')}
              attachments={[...(mark?.commentAudio ?? []), ...(mark?.markedImages ?? [])]}
            />
          </li>
        ))}
      </ol>
      <Button asChild className={css.notPrinted}>
        <Link to={homeworkPath.marks(homework.homeworkId)}>{t('cover.marks')}</Link>
      </Button>
    </>
  )
}
