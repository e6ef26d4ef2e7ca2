import { VisuallyHidden } from '@hwjy/ui'
import { type ReactNode, useId } from 'react'
import type { ClassReplay } from '../../ports/class-replay.ts'
import type { EpochMs } from '../../core/room/ids.ts'
import { BLANK, CHECK_GOT_IT, type Practice, type PracticeQuestion } from '../../core/room/practice-types.ts'
import type { RollCall, Timer } from '../../core/room/tool-types.ts'
import { useMe } from '../hooks/use-me.ts'
import { useRoom } from '../hooks/use-room.ts'
import { useWords } from '../i18n/use-words.ts'
import { useSelection } from '../store/use-selection.ts'
import { CheckIcon } from '../shared/later-icons.ts'
import { AnswerChart } from '../tools/answers/answer-chart.tsx'
import { BuzzerList } from '../tools/answers/buzzer-list.tsx'
import * as card from '../tools/tool-card.css.ts'
import { timerFace } from '../tools/teacher/timer-card.tsx'
import { useToolWords } from '../tools/use-tool-words.ts'
import { asClock, leftOf, practiceName, useOpenRollCall, usePractice, useStudentsHere } from '../tools/use-tools.ts'
import { TypedResults } from '../typed/typed-results.tsx'
import * as css from './asked-now.css.ts'
import { replayWords } from './words/replay-words.ts'

/** The tools that were open at this moment. Nothing of them can be answered any more. */
export function AskedNow({ replay }: { replay: ClassReplay }) {
  // To the second, as its clocks are read.
  const now = useSelection(replay, ({ startedAt, at }) => startedAt + Math.floor(at / 1_000) * 1_000)
  const practice = usePractice()
  const rollCall = useOpenRollCall()
  const timer = useRoom((room) => room.tools.timer)
  return (
    <>
      {rollCall && <RollCallThen rollCall={rollCall} now={now} />}
      {practice && <PracticeThen practice={practice} now={now} />}
      {timer && <TimerThen timer={timer} now={now} />}
    </>
  )
}

interface Then {
  /** The moment that is shown. */
  now: EpochMs
}

function Asked({ title, time, children }: { title: string; time: string | null; children?: ReactNode }) {
  const headingId = useId()
  return (
    <section className={css.asked} aria-labelledby={headingId}>
      <div className={css.head}>
        <h3 id={headingId} className={css.title}>
          {title}
        </h3>
        {time !== null && <span className={css.time}>{time}</span>}
      </div>
      {children}
    </section>
  )
}

function TimerThen({ timer, now }: Then & { timer: Timer }) {
  const t = useToolWords()
  return <Asked title={t(timer.kind)} time={timerFace(timer, now)} />
}

function RollCallThen({ rollCall, now }: Then & { rollCall: RollCall }) {
  const { startedAt, limitSeconds, answered, expected } = rollCall
  const t = useToolWords()
  const left = leftOf(startedAt, limitSeconds, now)
  return (
    <Asked title={t('rollCall')} time={left === null ? null : asClock(left)}>
      <p className={card.muted}>{t('answered', { answered: answered.length, total: expected.length })}</p>
    </Asked>
  )
}

function PracticeThen({ practice, now }: Then & { practice: Practice }) {
  const t = useToolWords()
  const me = useMe()?.userId
  const here = useStudentsHere().length
  const { kind, status, openedAt, limitSeconds, answers, questions, results, ranks } = practice
  const left = status === 'open' ? leftOf(openedAt, limitSeconds, now) : null
  const mine = answers.find(({ userId }) => userId === me)
  const isTyped = results?.some(({ typed }) => typed !== undefined) ?? false
  return (
    <Asked title={practiceName(t, kind)} time={left === null ? null : asClock(left)}>
      {kind === 'buzzer' && <BuzzerList ranks={ranks ?? []} />}
      {isTyped ? (
        <TypedResults practice={practice} mine={mine?.texts ?? null} />
      ) : (
        questions.map((question, i) => (
          // A question of a practice is known by its place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={i} className={card.rows}>
            {question.title !== '' && (
              <p className={card.strong} lang="zh-CN">
                {questions.length > 1 && `${i + 1}. `}
                {question.title.replaceAll(BLANK, '（　）')}
              </p>
            )}
            <OptionsThen practice={practice} question={question} no={i} mine={mine?.keys[i] ?? []} />
            {mine?.texts?.[i] && <p>{mine.texts[i].map((word) => word || '—').join(' · ')}</p>}
          </div>
        ))
      )}
      <p className={card.muted}>{t('answered', { answered: answers.length, total: Math.max(here, answers.length) })}</p>
    </Asked>
  )
}

interface OptionsThenProps {
  practice: Practice
  question: PracticeQuestion
  /** Its place among the questions. */
  no: number
  mine: readonly string[]
}

/** Lists what could be chosen, and then what was. */
function OptionsThen({ practice: { kind, results }, question, no, mine }: OptionsThenProps) {
  const t = useWords(replayWords)
  const tTools = useToolWords()
  const nameOf = (key: string) => tTools(key === CHECK_GOT_IT ? 'gotIt' : 'notYet')
  const result = results?.[no]
  if (question.options.length === 0) return null
  if (result) {
    return (
      <>
        <AnswerChart question={question} result={result} {...(kind === 'check' && { nameOf })} />
        {mine.length > 0 && kind !== 'check' && <p className={card.muted}>{t('mine', { keys: mine.join(', ') })}</p>}
      </>
    )
  }
  return (
    <ul className={css.options}>
      {question.options.map(({ key, title }) => (
        <li key={key} className={css.option} data-mine={mine.includes(key)}>
          <span className={css.key}>{key}</span>
          <span lang={title === '' ? undefined : 'zh-CN'}>
            {title === '' && kind === 'check' ? nameOf(key) : title}
          </span>
          {mine.includes(key) && (
            <span className={css.chosen}>
              <CheckIcon size={16} aria-hidden />
              <VisuallyHidden>{t('mine', { keys: key })}</VisuallyHidden>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
