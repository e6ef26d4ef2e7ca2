import { type AnswerPaper, useGetAnswerPaper } from '@hwjy/sdk'
import { Button, ErrorState, HanziText, Skeleton } from '@hwjy/ui'
import { PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { MarkQuestions } from '../../../shared/comments/mark-questions.tsx'
import { HanText } from '../../../shared/han-text.tsx'
import { PinyinSwitch, WithPinyin } from '../../../shared/hanzi/with-pinyin.tsx'
import { useLessonTitle } from '../../../shared/lesson/use-lesson-title.ts'
import { isNotYours } from '../../../shared/page/is-not-yours.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { AttachmentList } from '../../../shared/questions/attachment-list.tsx'
import { QuestionView } from '../../../shared/questions/question-view.tsx'
import { homeworkPath } from '../homework-paths.ts'
import * as page from '../list/homework-list.css.ts'
import { useMoments } from '../use-moments.ts'
import { PrintButton } from '../../../shared/page/print-button.tsx'
import { BackLink } from '../../../shared/page/back-link.tsx'
import * as css from './results.css.ts'

/** All that was said to one student about one work, to read or print. Another id in the query is another page. */
export default function CommentsPage() {
  const { t } = useTranslation('homeworkResults')
  const [params] = useSearchParams()
  const answerPaperId = params.get('answerPaperId') ?? ''
  const query = useGetAnswerPaper({ answerPaperId }, { query: { enabled: answerPaperId !== '' } })
  useLessonTitle(query.data?.student.name)
  const isGone = answerPaperId === '' || isNotYours(query.error)
  return (
    <div key={answerPaperId} className={page.page}>
      {isGone ? (
        <ErrorState title={t('workGone')} description={t('workGoneText')} />
      ) : query.data ? (
        <Comments work={query.data} answerPaperId={answerPaperId} />
      ) : (
        <NoAnswer
          query={query}
          heading={t('heading')}
          waiting={
            <Waiting className={css.list}>
              <Skeleton width="40%" />
              <Skeleton shape="box" height="24rem" />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

function Comments({ work, answerPaperId }: { work: AnswerPaper; answerPaperId: string }) {
  const { t } = useTranslation('homeworkResults')
  const { moment } = useMoments()
  const { homeworkId, title, student, answerPaper, review, questions, fullScore } = work
  const facts = [
    answerPaper?.submittedAt != null && t('handedIn', { time: moment(answerPaper.submittedAt) }),
    answerPaper?.gradedAt != null && t('gradedAt', { time: moment(answerPaper.gradedAt) }),
    answerPaper !== null && answerPaper.handInCount > 1 && t('tries', { count: answerPaper.handInCount }),
  ].filter((fact) => fact !== false)
  return (
    <WithPinyin>
      <div className={css.noPrint}>
        <BackLink to={homeworkPath.students(homeworkId)} label={t('toStudents')} />
      </div>
      <header className={page.head}>
        <div>
          <h1>{student.name}</h1>
          <p className={page.facts}>
            <HanText>{title}</HanText>
            {facts.length > 0 && ` · ${facts.join(' · ')}`}
          </p>
        </div>
        <div className={css.printActs}>
          <PinyinSwitch />
          <PrintButton>{t('print')}</PrintButton>
          <Button asChild tone="primary">
            <Link to={homeworkPath.mark(answerPaperId)}>
              <PencilLine aria-hidden size={18} />
              {t('edit')}
            </Link>
          </Button>
        </div>
      </header>
      <section aria-labelledby="whole" className={css.review}>
        <h2 id="whole" className={css.title}>
          {t('whole')}
        </h2>
        {review === null ? (
          <p className={page.facts}>{t('noReview')}</p>
        ) : (
          <>
            {review.score !== null && (
              <p className={css.score}>{t('score', { score: review.score, full: fullScore })}</p>
            )}
            {review.comment !== '' && (
              <p className={css.text}>
                <HanziText text={review.comment} />
              </p>
            )}
            <AttachmentList label={t('whole')} attachments={[...review.commentImages, ...review.commentAudio]} />
          </>
        )}
        <MarkQuestions answerPaperId={answerPaperId} />
      </section>
      <div className={css.list}>
        {questions.map((question) => (
          <QuestionView
            key={question.no}
            question={question}
            answer={{ keys: question.answer?.keys ?? [], text: question.answer?.text ?? '' }}
            handedIn={question.answer ?? undefined}
            result={{ answerKey: question.key, mark: question.mark }}
          />
        ))}
      </div>
    </WithPinyin>
  )
}
