import { type Paper, useGetHomework, useGetPaper } from '@hwjy/sdk'
import { Banner, Button, EmptyState, Link as StyledLink, Skeleton } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { HanText } from '../../../shared/han-text.tsx'
import { PinyinSwitch, WithPinyin } from '../../../shared/hanzi/with-pinyin.tsx'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { AttachmentList } from '../../../shared/questions/attachment-list.tsx'
import { type AnswerDraft, QuestionView } from '../../../shared/questions/question-view.tsx'
import { BackLink } from '../../../shared/page/back-link.tsx'
import { homeworkPath } from '../homework-paths.ts'
import * as page from '../list/homework-list.css.ts'
import * as css from './papers.css.ts'

/** A paper or a homework as a student gets it: answers can be tried, and are not kept. */
export default function PreviewPage() {
  return <Preview withAnswers={false} />
}

/** Shows the page of a paper or a homework. Which one stands in the query: another id is another page. */
export function Preview({ withAnswers }: { withAnswers: boolean }) {
  const [params] = useSearchParams()
  const paperId = params.get('paperId')
  const homeworkId = params.get('homeworkId')
  if (paperId !== null) return <PaperPreview key={paperId} paperId={paperId} withAnswers={withAnswers} />
  return <HomeworkPreview key={homeworkId} homeworkId={homeworkId ?? ''} withAnswers={withAnswers} />
}

function PaperPreview({ paperId, withAnswers }: { paperId: string; withAnswers: boolean }) {
  const query = useGetPaper({ paperId })
  return (
    <Frame
      query={query}
      shown={query.data && { ...query.data, title: query.data.summary.title }}
      subject={{ paperId }}
      back={homeworkPath.papers}
      withAnswers={withAnswers}
    />
  )
}

function HomeworkPreview({ homeworkId, withAnswers }: { homeworkId: string; withAnswers: boolean }) {
  const query = useGetHomework({ homeworkId })
  return (
    <Frame
      query={query}
      shown={query.data && { ...query.data, title: query.data.homework.title }}
      subject={{ homeworkId }}
      back={homeworkPath.list}
      withAnswers={withAnswers}
    />
  )
}

interface FrameProps {
  query: Parameters<typeof NoAnswer>[0]['query']
  shown: (Pick<Paper, 'content' | 'attachments' | 'questions'> & { title: string }) | undefined
  subject: Readonly<Record<string, string>>
  back: string
  withAnswers: boolean
}

function Frame({ query, shown, subject, back, withAnswers }: FrameProps) {
  const { t } = useTranslation('papers')
  const other = withAnswers ? homeworkPath.preview(subject) : homeworkPath.withAnswers(subject)
  return (
    <div className={page.page}>
      <BackLink to={back} label={t(back === homeworkPath.papers ? 'heading' : 'toList')} />
      <header className={page.head}>
        <h1>{t(withAnswers ? 'answersHeading' : 'previewHeading')}</h1>
        <PinyinSwitch />
        <StyledLink asChild>
          <Link to={other}>{t(withAnswers ? 'seeAsStudent' : 'seeAnswers')}</Link>
        </StyledLink>
      </header>
      <Banner tone="info">{t(withAnswers ? 'answersText' : 'previewText')}</Banner>
      {shown ? (
        <Sheet shown={shown} withAnswers={withAnswers} />
      ) : (
        <NoAnswer
          query={query}
          waiting={
            <Waiting>
              <Skeleton shape="box" height="30rem" />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

function Sheet({ shown, withAnswers }: { shown: NonNullable<FrameProps['shown']>; withAnswers: boolean }) {
  const { t } = useTranslation('papers')
  const { title, content, attachments, questions } = shown
  const [round, setRound] = useState(0)
  return (
    <>
      <WithPinyin>
        <div className={withAnswers ? css.wide : css.phone}>
          <section className={css.task}>
            <h2 className={css.taskTitle}>
              <HanText>{title}</HanText>
            </h2>
            <p lang="zh-Hans" className={css.content}>
              {content}
            </p>
            <AttachmentList label={t('attachments')} attachments={attachments} areNamed />
          </section>
          {questions.length === 0 ? (
            <EmptyState drawing="homework" title={t('noQuestions')} description={t('noQuestionsText')} />
          ) : (
            questions.map((asked) => <Tried key={`${round}-${asked.no}`} asked={asked} withAnswers={withAnswers} />)
          )}
        </div>
      </WithPinyin>
      {!withAnswers && (
        <div className={page.headActs}>
          <Button onClick={() => setRound(round + 1)}>{t('clearTried')}</Button>
        </div>
      )}
    </>
  )
}

/** A question to try: what is answered stays on this page. */
function Tried({ asked, withAnswers }: { asked: Paper['questions'][number]; withAnswers: boolean }) {
  const { t } = useTranslation('papers')
  const { no, score, question } = asked
  const [answer, setAnswer] = useState<AnswerDraft>({ keys: [], text: '' })
  const body = { ...question, no, fullScore: score }
  return (
    <QuestionView
      question={body}
      headingLevel={3}
      answer={withAnswers ? { keys: question.correctKeys, text: '' } : answer}
      onAnswerChange={withAnswers ? undefined : setAnswer}
      photos={<p className={css.hint}>{t('photosHere')}</p>}
      recorder={<p className={css.hint}>{t('takesHere')}</p>}
      result={
        withAnswers
          ? { answerKey: { correctKeys: question.correctKeys, analysis: question.analysis }, mark: null }
          : undefined
      }
    />
  )
}
