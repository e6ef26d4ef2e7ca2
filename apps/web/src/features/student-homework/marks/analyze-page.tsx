import { type EarlierTry, type StudentWork, useGetStudentHomework, type WorkQuestion } from '@hwjy/sdk'
import { Banner, Button, EmptyState, SegmentedControl, Skeleton } from '@hwjy/ui'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { KeepSelection } from '../../../shared/favourites/keep-selection.tsx'
import { HanText } from '../../../shared/han-text.tsx'
import { PinyinSwitch, WithPinyin } from '../../../shared/hanzi/with-pinyin.tsx'
import { PageKeys } from '../../../shared/keys/page-keys.tsx'
import { isNotYours } from '../../../shared/page/is-not-yours.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import * as page from '../../../shared/page.css.ts'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { EarlierAnswer } from '../../../shared/questions/earlier-answer.tsx'
import { earlierAnswers, shownTries } from '../../../shared/questions/earlier-answers.ts'
import { EarlierTries } from '../../../shared/questions/earlier-tries.tsx'
import * as earlierCss from '../../../shared/questions/earlier-tries.css.ts'
import { TakeBack } from '../cover.tsx'
import { AllHomework } from '../cover-page.tsx'
import { homeworkPath } from '../homework-path.ts'
import { NotYourHomework } from '../not-your-homework.tsx'
import { useSubjectTitle } from '../../../shared/page/use-subject-title.ts'
import { useMoments } from '../use-due-text.ts'
import { inMarkOrder, type MarkOrder, markOrders } from './mark-order.ts'
import { AskAbout } from './ask-about.tsx'
import { MarkedQuestion, type PhotoSide } from './marked-question.tsx'
import * as css from './marks.css.ts'
import { Practice } from './practice.tsx'
import { TeachersWords } from './teachers-words.tsx'

/** Shows what came back: score and words first, then what there is to learn from. */
export default function AnalyzePage() {
  const [params] = useSearchParams()
  const homeworkId = params.get('homeworkId')
  if (homeworkId === null) return <Navigate to={`${homeworkPath.list}?state=graded`} replace />
  return <Analysis key={homeworkId} homeworkId={homeworkId} />
}

function Analysis({ homeworkId }: { homeworkId: string }) {
  const work = useGetStudentHomework({ homeworkId })
  useSubjectTitle(work.data?.homework.title)
  if (isNotYours(work.error)) return <NotYourHomework />
  return (
    <div className={page.page}>
      <AllHomework />
      {work.data ? (
        <WithPinyin>
          <KeepSelection source={{ kind: 'homework', id: homeworkId }}>
            <Results work={work.data} />
          </KeepSelection>
        </WithPinyin>
      ) : (
        <NoAnswer
          query={work}
          waiting={
            <Waiting className={css.questions}>
              <Skeleton width="50%" height="2rem" />
              <Skeleton height="7rem" />
              <Skeleton height="12rem" />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

function Results({ work }: { work: StudentWork }) {
  const { t } = useTranslation('studentHomework')
  const { moment } = useMoments()
  const [isPractising, setIsPractising] = useState(false)
  const { homework, review, questions, earlierTries, canTakeBack } = work
  const { homeworkId, title, state, kind, endTime, submittedAt, markBy, answerPaperId, canAnswer } = homework
  const isKeyLater = state === 'graded' && kind === 'test' && questions.some(({ key }) => key === null)
  return (
    <>
      <header className={css.top}>
        <h1>
          <HanText>{title}</HanText>
        </h1>
        <PinyinSwitch />
      </header>
      {review && <TeachersWords homework={homework} review={review} questions={questions} />}
      <EarlierTries
        tries={shownTries(earlierTries, state === 'returned')}
        fullScore={homework.fullScore}
        moment={moment}
      />
      {state === 'waiting' && submittedAt !== null && (
        <Banner title={t('marks.waiting', { time: moment(submittedAt) })}>
          {t('marks.waitingText', { by: moment(markBy) })}
        </Banner>
      )}
      {state === 'notSubmitted' && <Banner>{t('marks.notYet')}</Banner>}
      <div className={css.acts}>
        {canAnswer && (
          <Button asChild tone="primary">
            <Link to={homeworkPath.cover(homeworkId)}>{t(state === 'returned' ? 'marks.doAgain' : 'cover.goOn')}</Link>
          </Button>
        )}
        {state === 'graded' && questions.length > 0 && !isPractising && (
          <Button onClick={() => setIsPractising(true)}>
            <RotateCcw aria-hidden size={18} />
            {t('marks.once')}
          </Button>
        )}
        {review && answerPaperId !== null && (
          <Button asChild tone="quiet">
            <Link to={homeworkPath.comments(answerPaperId)}>{t('marks.comments')}</Link>
          </Button>
        )}
        {canTakeBack && <TakeBack homeworkId={homeworkId} />}
      </div>
      {isKeyLater && <Banner>{t('marks.keyLater', { time: moment(endTime) })}</Banner>}
      {isPractising ? (
        <Practice questions={questions} onStop={() => setIsPractising(false)} />
      ) : (
        <Questions work={work} />
      )}
    </>
  )
}

function Questions({ work: { homework, questions, review, earlierTries, canTakeBack } }: { work: StudentWork }) {
  const { answerPaperId } = homework
  const { t } = useTranslation('studentHomework')
  const [params, setParams] = useSearchParams()
  const [side, setSide] = useState<PhotoSide>('marked')
  const list = useRef<HTMLOListElement>(null)
  const isMarked = review !== null
  const order = markOrders.find((known) => known === params.get('order')) ?? (isMarked ? 'wrongFirst' : 'inOrder')
  const shown = inMarkOrder(questions, order)
  if (questions.length === 0) return null

  function setOrder(next: MarkOrder) {
    const after = new URLSearchParams(params)
    after.set('order', next)
    setParams(after, { replace: true })
  }

  function step(by: 1 | -1) {
    const items = [...(list.current?.children ?? [])]
    const at = items.findIndex((item) => item.contains(document.activeElement))
    const next = items[at < 0 ? 0 : at + by]
    if (next instanceof HTMLElement) next.focus()
  }

  const keys = [
    { keys: ['j'], label: t('marks.next'), act: () => step(1) },
    { keys: ['k'], label: t('marks.previous'), act: () => step(-1) },
    {
      keys: ['w'],
      label: t('marks.onlyWrong'),
      act: isMarked ? () => setOrder(order === 'onlyWrong' ? 'wrongFirst' : 'onlyWrong') : undefined,
    },
    { keys: ['o'], label: t('marks.original'), act: () => setSide(side === 'marked' ? 'original' : 'marked') },
  ]
  return (
    <div className={css.questions}>
      {isMarked && (
        <SegmentedControl
          label={t('marks.order')}
          value={order}
          onValueChange={setOrder}
          options={markOrders.map((value) => ({ value, label: t(`marks.${value}`) }))}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState drawing="homework" title={t('marks.none')} />
      ) : (
        <ol ref={list} className={css.list}>
          {shown.map((question) => (
            <li
              key={question.no}
              // Keys and screen readers come to it.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className={css.item}
              aria-label={t('marks.question', { no: question.no })}
            >
              <BesideEarlier question={question} tries={earlierTries} isReturned={homework.state === 'returned'}>
                <MarkedQuestion
                  question={question}
                  isMarked={isMarked}
                  isFinal={!canTakeBack && !homework.canAnswer}
                  side={side}
                  onSideChange={setSide}
                />
              </BesideEarlier>
              {isMarked && answerPaperId !== null && <AskAbout answerPaperId={answerPaperId} no={question.no} />}
            </li>
          ))}
        </ol>
      )}
      <div>
        <PageKeys keys={keys} />
      </div>
    </div>
  )
}

interface BesideEarlierProps {
  question: WorkQuestion
  tries: readonly EarlierTry[]
  isReturned: boolean
  children: ReactNode
}

/** A question that was answered before, with what was answered and marked then. */
function BesideEarlier({ question, tries, isReturned, children }: BesideEarlierProps) {
  const before = earlierAnswers(question, tries, isReturned)
  if (before.length === 0) return children
  return (
    <div className={earlierCss.beside}>
      {children}
      <div className={earlierCss.before}>
        {before.map((earlier) => (
          <EarlierAnswer key={earlier.tryNo} question={question} earlier={earlier} />
        ))}
      </div>
    </div>
  )
}
