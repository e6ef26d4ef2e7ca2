import { type AnswerPaper, useGetAnswerPaper, useSession, type WorkQuestion } from '@hwjy/sdk'
import {
  Button,
  IconButton,
  Link as StyledLink,
  personAddress,
  Skeleton,
  SplitPane,
  useIsWide,
  useToast,
  VisuallyHidden,
} from '@hwjy/ui'
import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PinyinSwitch, WithPinyin } from '../../../shared/hanzi/with-pinyin.tsx'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { actOn } from '../keys/act-on.ts'
import { type AnswerActs, AnswerSide } from '../answer-side.tsx'
import { KeptLine } from '../kept-line.tsx'
import { MarkCard, phrasePart } from '../mark-card.tsx'
import { MarkingDialogs } from '../marking-dialogs.tsx'
import { isScoreWithin, markOf, scoreOf, withMark, withRemark } from '../marking-values.ts'
import * as css from '../marking.css.ts'
import { outbox } from '../sending/outbox.ts'
import { OutboxLine } from '../sending/outbox-line.tsx'
import { useMarkingDraft } from '../use-marking-draft.ts'
import { useMarkingKeys } from '../keys/use-marking-keys.ts'
import { useOpenRecorders } from '../use-open-recorders.ts'
import { WhyReadOnly } from '../why-read-only.tsx'
import { WorkConflict } from '../work-conflict.tsx'
import { WorkHead } from '../work-head.tsx'
import type { AnswerNeighbours, OrderedAnswer } from './answer-order.ts'

const READ = { query: { staleTime: 60_000 } } as const

interface AnswerOfOneProps {
  answerPaperId: string
  no: number
  neighbours: AnswerNeighbours
  onGo: (answer: OrderedAnswer) => void
  onQuestion: (by: 1 | -1) => void
  /** Points were written, or cleared. */
  onScore: (score: number | null) => void
  /** Points are given, and no other answer waits for some. */
  onEnd: () => void
}

/** One student's answer to the question, with its mark. */
export function AnswerOfOne(props: AnswerOfOneProps) {
  const { t } = useTranslation('marking')
  const paper = useGetAnswerPaper({ answerPaperId: props.answerPaperId }, READ)
  const question = paper.data?.questions.find(({ no }) => no === props.no)
  if (paper.data && question) return <Loaded {...props} paper={paper.data} question={question} />
  return (
    <NoAnswer
      query={paper}
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
  )
}

interface LoadedProps extends AnswerOfOneProps {
  paper: AnswerPaper
  question: WorkQuestion
}

function Loaded({ paper, question, answerPaperId, no, neighbours, ...props }: LoadedProps) {
  const { t } = useTranslation('marking')
  const toast = useToast()
  const isWide = useIsWide()
  const userId = useSession().userInfo?.userId ?? ''
  const marks = useMarkingDraft(paper, answerPaperId)
  const { values, draft, theirs } = marks
  const [asked, setAsked] = useState<'keys' | 'bank' | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const acts = useRef<AnswerActs>({ player: null, photo: null })
  const recorders = useOpenRecorders(userId, answerPaperId, paper.questions)
  const mark = markOf(values, no)
  const isLocked = !paper.canMark || draft.isReadOnly || theirs !== null
  const isWithin = (score: number | null) => isScoreWithin(score, question.fullScore)
  const change = (part: Partial<typeof mark>) => {
    if (isLocked) return
    marks.change((now) => withMark(now, no, part))
    if (part.score !== undefined) props.onScore(isWithin(part.score) ? part.score : null)
  }
  const go = (answer: OrderedAnswer | null) => {
    if (answer) props.onGo(answer)
    else toast.show(t('noMore'))
  }
  const choose = (version: () => void) => void outbox.forget(answerPaperId).then(version)

  function next() {
    const score = scoreOf(question, mark)
    const isWrong = score !== null && !isWithin(score)
    if (!isLocked && (score === null || isWrong)) {
      frame.current?.querySelector<HTMLInputElement>(`[data-mark="${no}"] input`)?.focus()
      // The field says why a score is wrong.
      if (!isWrong) toast.error(t('noScore', { no }))
      return
    }
    // A suggestion counts once it is gone past.
    if (mark.score === null) change({ score })
    if (neighbours.nextOpen) props.onGo(neighbours.nextOpen)
    else props.onEnd()
  }
  useMarkingKeys((wanted) =>
    actOn(wanted, {
      go: (by) => go(by === 1 ? neighbours.next : neighbours.previous),
      goWaiting: () => go(neighbours.nextOpen),
      step: props.onQuestion,
      score: (scored) => change({ score: scored(mark.score, question.fullScore) }),
      comment: () => frame.current?.querySelector<HTMLElement>(`[data-mark="${no}"] textarea`)?.focus(),
      record: () => !isLocked && recorders.press(no),
      ask: (what) => (what === 'keys' || !isLocked) && setAsked(what),
      answer: acts.current,
      send: next,
    }),
  )
  useEffect(() => {
    // The keys of the page are those of the next answer at once.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }, [])

  const answer = (
    <div className={css.side}>
      {question.passage !== '' && <PinyinSwitch />}
      <WithPinyin>
        <AnswerSide
          question={question}
          mark={mark}
          tries={paper.earlierTries}
          isReturned={paper.answerPaper?.state === 'returned'}
          isCurrent
          isLocked={isLocked}
          onFocus={() => undefined}
          onChange={change}
          onActs={(part) => {
            acts.current = { ...acts.current, ...part }
          }}
        />
      </WithPinyin>
    </div>
  )
  const side = (
    <div className={css.side}>
      <WorkHead paper={paper} />
      {theirs && (
        <WorkConflict
          theirs={theirs}
          mine={values}
          onKeepMine={() => choose(marks.keepMine)}
          onTakeTheirs={() => choose(marks.takeTheirs)}
        />
      )}
      <MarkCard
        question={question}
        mark={mark}
        isCurrent
        isLocked={isLocked}
        isReadOnly={!paper.canMark}
        about={recorders.aboutOf(no)}
        recorder={recorders.pressedAt(no)}
        onRecorder={() => recorders.toggle(no)}
        onBank={() => setAsked('bank')}
        onRemark={(remark) => marks.change((now) => withRemark(now, no, remark))}
        onFocus={() => undefined}
        onChange={change}
      />
      <StyledLink asChild>
        <Link to={`/corrects?answerPaperId=${encodeURIComponent(answerPaperId)}`}>
          {t('byQuestion.wholeWork', { name: personAddress(paper.student.name, currentLanguage()) })}
        </Link>
      </StyledLink>
    </div>
  )
  return (
    <div ref={frame} className={css.frame}>
      {isWide ? (
        <SplitPane
          label={t('split')}
          defaultShare={60}
          panes={[
            { label: t('work'), content: answer },
            { label: t('marks'), content: side },
          ]}
        />
      ) : (
        <div className={css.narrow}>{answer}</div>
      )}
      <div className={css.foot}>
        {!isWide && (
          <details className={css.sheet} open={theirs !== null || undefined}>
            <summary className={css.sheetHead}>
              {paper.student.name}
              {' · '}
              {mark.score === null ? t('at', { no }) : t('atScore', { no, score: mark.score })}
            </summary>
            <div className={css.sheetBody}>{side}</div>
          </details>
        )}
        <footer className={css.bar}>
          <div className={css.barRow}>
            <IconButton
              label={t('bar.previous')}
              icon={<ChevronLeft aria-hidden size={20} />}
              disabled={neighbours.previous === null}
              onClick={() => go(neighbours.previous)}
            />
            <IconButton
              label={t('bar.next')}
              icon={<ChevronRight aria-hidden size={20} />}
              disabled={neighbours.next === null}
              onClick={() => go(neighbours.next)}
            />
            <IconButton
              className={css.wideOnly}
              label={t('bar.keys')}
              icon={<Keyboard aria-hidden size={20} />}
              onClick={() => setAsked('keys')}
            />
            <div className={css.saving}>
              {paper.canMark && <KeptLine marks={marks} />}
              <OutboxLine />
            </div>
            <span className={css.end}>
              <Button tone="primary" onClick={next}>
                {t(neighbours.nextOpen ? 'byQuestion.next' : 'byQuestion.done')}
              </Button>
            </span>
          </div>
          {!paper.canMark && <WhyReadOnly paper={paper} />}
        </footer>
      </div>
      <VisuallyHidden>
        <output>{mark.score === null ? t('at', { no }) : t('atScore', { no, score: mark.score })}</output>
      </VisuallyHidden>
      <MarkingDialogs
        answerPaperId={answerPaperId}
        asked={asked}
        type={question.type}
        onPhrase={(phrase) => change(phrasePart(question, mark, phrase))}
        returnUntil={paper.returnUntil}
        onReturn={async () => undefined}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}
