import { type AnswerPaper, useSession } from '@hwjy/sdk'
import { SplitPane, useIsWide, useToast, VisuallyHidden } from '@hwjy/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceStorage } from '../../shared/choices/storage.ts'
import { PinyinSwitch, WithPinyin } from '../../shared/hanzi/with-pinyin.tsx'
import { actOn } from './keys/act-on.ts'
import { type AnswerActs, AnswerSide } from './answer-side.tsx'
import { MarkCard, phrasePart } from './mark-card.tsx'
import { MarkingBar } from './marking-bar.tsx'
import { MarkingDialogs } from './marking-dialogs.tsx'
import type { MarkingAct } from './keys/marking-keys.ts'
import { markOf, scoreOf, totalOf, withMark, withRemark } from './marking-values.ts'
import * as css from './marking.css.ts'
import { outbox } from './sending/outbox.ts'
import { sendMarks, sendReturn } from './sending/send-work.ts'
import { useOpenRecorders } from './use-open-recorders.ts'
import { useMarkingDraft } from './use-marking-draft.ts'
import { useMarkingKeys } from './keys/use-marking-keys.ts'
import { WholeCard } from './whole-card.tsx'
import { WorkConflict } from './work-conflict.tsx'
import type { OrderedWork, Neighbours } from './work-order.ts'
import { WorkHead } from './work-head.tsx'

const SHARE = 'hwjy.marking-share'

export interface MarkingWorkProps {
  paper: AnswerPaper
  answerPaperId: string
  neighbours: Neighbours
  count: number
  onGo: (work: OrderedWork) => void
  /** The marks are on their way, and nothing waits behind this work. */
  onEnd: () => void
}

/** One work with its marks: beside each other on a wide screen, one question after the other on a phone. */
export function MarkingWork({ paper, answerPaperId, neighbours, count, onGo, onEnd }: MarkingWorkProps) {
  const { t } = useTranslation('marking')
  const toast = useToast()
  const isWide = useIsWide()
  const userId = useSession().userInfo?.userId ?? ''
  const marks = useMarkingDraft(paper, answerPaperId)
  const { values, change, draft, theirs } = marks
  // Marks that were refused for some questions are mended there.
  const [wrong] = useState(() => refusedQuestion(answerPaperId))
  const [current, setCurrent] = useState(wrong ?? paper.questions[0]?.no ?? 0)
  const [asked, setAsked] = useState<'keys' | 'bank' | 'return' | null>(null)
  const [isSending, setIsSending] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const acts = useRef(new Map<number, AnswerActs>())
  const recorders = useOpenRecorders(userId, answerPaperId, paper.questions)
  const { questions } = paper
  const total = totalOf(questions, values)
  const isLocked = !paper.canMark || draft.isReadOnly || theirs !== null
  const question = questions.find(({ no }) => no === current)

  const show = (no: number) => {
    setCurrent(no)
    for (const part of frame.current?.querySelectorAll(`[data-answer="${no}"], [data-mark="${no}"]`) ?? [])
      part.scrollIntoView({ block: 'nearest' })
  }
  const step = (by: 1 | -1) => {
    const at = questions.findIndex(({ no }) => no === current)
    const next = questions[Math.min(questions.length - 1, Math.max(0, at + by))]
    if (next) show(next.no)
  }
  const setScore = (score: number | null) => !isLocked && change((now) => withMark(now, current, { score }))
  const go = (work: OrderedWork | null) => {
    if (work) onGo(work)
    else toast.show(t('noMore'))
  }
  // Shows what was refused is decided here.
  const choose = (version: () => void) => void outbox.forget(answerPaperId).then(version)
  const leave = () => (neighbours.nextWaiting ? onGo(neighbours.nextWaiting) : onEnd())

  async function send() {
    if (isLocked || isSending) return
    const [missing] = [...total.wrong, ...total.unmarked]
    if (missing !== undefined) {
      show(missing)
      frame.current?.querySelector<HTMLInputElement>(`[data-mark="${missing}"] input`)?.focus()
      if (total.wrong.length === 0) toast.error(t('noScore', { no: missing }))
      return
    }
    setIsSending(true)
    marks.stop()
    await sendMarks({ paper, answerPaperId, values, userId })
    setIsSending(false)
    leave()
  }
  async function giveBack(comment: string) {
    setAsked(null)
    marks.stop()
    await sendReturn({ paper, answerPaperId, values, userId, comment })
    leave()
  }
  const act = (wanted: MarkingAct) =>
    actOn(wanted, {
      go: (by) => go(by === 1 ? neighbours.next : neighbours.previous),
      goWaiting: () => go(neighbours.nextWaiting),
      step,
      score: (scored) => question && setScore(scored(markOf(values, current).score, question.fullScore)),
      comment: () => frame.current?.querySelector<HTMLElement>(`[data-mark="${current}"] textarea`)?.focus(),
      record: () => !isLocked && recorders.press(current),
      ask: (what) => (what === 'keys' || !isLocked) && setAsked(what),
      answer: acts.current.get(current),
      send: () => void send(),
    })
  useMarkingKeys(act)
  useFirstFocus(frame, wrong)

  const shown = isWide ? questions : questions.filter(({ no }) => no === current)
  const work = (
    <div className={css.side}>
      {shown.some(({ passage }) => passage !== '') && <PinyinSwitch />}
      <WithPinyin>
        {shown.map((one) => (
          <AnswerSide
            key={one.no}
            question={one}
            mark={markOf(values, one.no)}
            tries={paper.earlierTries}
            isReturned={paper.answerPaper?.state === 'returned'}
            isCurrent={one.no === current}
            isLocked={isLocked}
            onFocus={() => setCurrent(one.no)}
            onChange={(part) => !isLocked && change((now) => withMark(now, one.no, part))}
            onActs={(part) => noteActs(acts.current, one.no, part)}
          />
        ))}
      </WithPinyin>
    </div>
  )
  const cards = shown.map((one) => (
    <MarkCard
      key={one.no}
      question={one}
      mark={markOf(values, one.no)}
      isCurrent={one.no === current}
      isLocked={isLocked}
      isReadOnly={!paper.canMark}
      about={recorders.aboutOf(one.no)}
      recorder={recorders.pressedAt(one.no)}
      onRecorder={() => recorders.toggle(one.no)}
      onBank={() => {
        setCurrent(one.no)
        setAsked('bank')
      }}
      onRemark={(remark) => change((now) => withRemark(now, one.no, remark))}
      onFocus={() => setCurrent(one.no)}
      onChange={(part) => change((now) => withMark(now, one.no, part))}
    />
  ))
  const side = (
    <div className={css.side}>
      {isWide && <WorkHead paper={paper} />}
      {theirs && (
        <WorkConflict
          theirs={theirs}
          mine={values}
          onKeepMine={() => choose(marks.keepMine)}
          onTakeTheirs={() => choose(marks.takeTheirs)}
        />
      )}
      {cards}
      {(isWide || current === questions.at(-1)?.no) && (
        <WholeCard
          paper={paper}
          answerPaperId={answerPaperId}
          comment={values.comment}
          total={total}
          isLocked={isLocked}
          onComment={(comment) => change((now) => ({ ...now, comment }))}
        />
      )}
    </div>
  )
  const score = question ? scoreOf(question, markOf(values, current)) : null
  const spot = score === null ? t('at', { no: current }) : t('atScore', { no: current, score })
  return (
    <div ref={frame} className={css.frame}>
      {isWide ? (
        <SplitPane
          label={t('split')}
          defaultShare={Number(deviceStorage.getItem(SHARE) ?? 64)}
          onShareCommit={(share) => deviceStorage.setItem(SHARE, String(Math.round(share)))}
          panes={[
            { label: t('work'), content: work },
            { label: t('marks'), content: side },
          ]}
        />
      ) : (
        <div className={css.narrow}>
          <WorkHead paper={paper} />
          {work}
        </div>
      )}
      <div className={css.foot}>
        {!isWide && (
          <details className={css.sheet} open={theirs !== null || undefined}>
            <summary className={css.sheetHead}>{spot}</summary>
            <div className={css.sheetBody}>{side}</div>
          </details>
        )}
        <MarkingBar
          paper={paper}
          values={values}
          marks={marks}
          neighbours={neighbours}
          count={count}
          questions={isWide ? null : { current, all: questions, onShow: show }}
          isLocked={isLocked}
          isSending={isSending}
          onGo={go}
          onKeys={() => setAsked('keys')}
          onReturn={() => setAsked('return')}
          onSend={() => void send()}
        />
      </div>
      <VisuallyHidden>
        <output>{spot}</output>
      </VisuallyHidden>
      <MarkingDialogs
        answerPaperId={answerPaperId}
        asked={asked}
        type={question?.type ?? 'subjective'}
        onPhrase={(phrase) =>
          question && change((now) => withMark(now, current, phrasePart(question, markOf(now, current), phrase)))
        }
        returnUntil={paper.returnUntil}
        onReturn={giveBack}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}

/** Keeps what keys do to the answer of a question; its parts come one by one. */
function noteActs(acts: Map<number, AnswerActs>, no: number, part: Partial<AnswerActs>) {
  acts.set(no, { player: null, photo: null, ...acts.get(no), ...part })
}

/** The name of the next work has the focus, so its keys are those of the page at once; marks that were refused are at hand. */
function useFirstFocus(frame: RefObject<HTMLElement | null>, wrong: number | null): void {
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('[data-student]')?.focus({ preventScroll: true })
    if (wrong !== null) frame.current?.querySelector<HTMLInputElement>(`[data-mark="${wrong}"] input`)?.focus()
  }, [frame, wrong])
}

/** Returns the first question for which the server refused the marks of a work. */
function refusedQuestion(answerPaperId: string): number | null {
  const entry = outbox.getState().find((one) => one.answerPaperId === answerPaperId && one.status === 'refused')
  return entry?.questionNos?.[0] ?? null
}
