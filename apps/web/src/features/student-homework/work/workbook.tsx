import type { StudentWork } from '@hwjy/sdk'
import { Banner, Button, HanziText, Link as StyledLink } from '@hwjy/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { HanText } from '../../../shared/han-text.tsx'
import { WithPinyin } from '../../../shared/hanzi/with-pinyin.tsx'
import { PageKeys } from '../../../shared/keys/page-keys.tsx'
import { useSaysOffline } from '../../../shared/network/own-offline-line.ts'
import { useIsOnline } from '../../../shared/network/use-is-online.ts'
import { problemText } from '../../../shared/problem/problem-text.ts'
import { homeworkPath } from '../homework-path.ts'
import { wordsToImprove } from '../task-state.ts'
import { useMoments } from '../use-due-text.ts'
import { type AnswerBook, isChoiceOpen } from './answer-book.ts'
import type { OpenBook } from './create-answer-book.ts'
import * as css from './examination.css.ts'
import { HandInDialog } from './hand-in-dialog.tsx'
import { QuestionPane } from './question-pane.tsx'
import { QuestionStrip } from './question-strip.tsx'
import { SavedLine } from './saved-line.tsx'
import type { ChoicesHandle } from '../../../shared/questions/answer-choices.tsx'
import { keysOfOptions } from '../../../shared/questions/question-rules.ts'
import { saidBefore } from '../../../shared/questions/earlier-answers.ts'
import { readyToShrink } from '../../../shared/pictures/shrink-photo.ts'
import { readyToRecord } from './ready-to-record.ts'
import { TimeLeft } from './time-left.tsx'
import { useHandIn } from './use-hand-in.ts'

export interface WorkbookProps {
  work: StudentWork
  state: AnswerBook
  /** Null while another tab writes. */
  book: OpenBook | null
  isUnkept: boolean
  onWriteHere: () => void
  /** The draft has done its duty, and this page, too. */
  onHandedIn: () => void
}

/** One question at a time, with all of them in a strip; the foot leads on, and at the end to handing in. */
export function Workbook({ work, state, book, isUnkept, onWriteHere, onHandedIn }: WorkbookProps) {
  const { t } = useTranslation('studentHomework')
  const { homework, questions } = work
  const { homeworkId, handInBy, limitMinutes } = homework
  const isOnline = useIsOnline()
  const place = usePlace(work)
  const [isHandingIn, setIsHandingIn] = useState(false)
  // What R does: the recorder of the question, once it is here.
  const recordKey = useRef<(() => void) | null>(null)
  const setRecordKey = useCallback((press: (() => void) | null) => {
    recordKey.current = press
  }, [])
  const choices = useRef<ChoicesHandle>(null)
  const { state: handingIn, handIn } = useHandIn(homeworkId, book, onHandedIn)
  const [isOver, setIsOver] = useState(false)
  // By the server's clock nothing more can be written; what was kept here still goes out when there is a line. Two
  // answers to choose from stay open: without a choice nothing can be handed in.
  const isClosed = isOver && !isChoiceOpen(state)
  const open = state.end === null && !isClosed ? book : null
  const isOffline = !isOnline && open !== null
  useSaysOffline(isOffline)
  const question = questions[place.index]
  const entry = question && state.entries.get(question.no)
  const isLast = place.index === questions.length - 1
  const go = (index: number) => {
    book?.flush()
    place.set(index)
  }
  const goTo = (no: number) => go(questions.findIndex((one) => one.no === no))
  const next = () => (isLast ? setIsHandingIn(true) : go(place.index + 1))

  function handleKeyDown(event: ReactKeyboardEvent) {
    if (event.nativeEvent.isComposing || event.altKey || event.metaKey || !event.ctrlKey) return
    const acts: Readonly<Record<string, () => void>> = {
      ArrowRight: () => !isLast && go(place.index + 1),
      ArrowLeft: () => place.index > 0 && go(place.index - 1),
      Enter: () => open && setIsHandingIn(true),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  useEffect(() => {
    const isAsked = (mode: 'audio' | 'photo') => questions.some(({ answerModes }) => answerModes.includes(mode))
    if (isAsked('photo')) readyToShrink()
    return isAsked('audio') ? readyToRecord() : undefined
  }, [questions])

  if (!question || !entry) return null
  const keys = [
    {
      keys: keysOfOptions(question.options.length),
      label: t('work.chooseKey'),
      act: open && question.options.length > 0 ? (key: string) => choices.current?.press(key) : undefined,
    },
    { keys: ['l'], label: t('work.later'), act: open ? () => open.setLater(question.no, !entry.isLater) : undefined },
    {
      keys: ['r'],
      label: t('work.recordKey'),
      act: open && question.answerModes.includes('audio') ? () => recordKey.current?.() : undefined,
    },
    { keys: ['Control+ArrowRight'], label: t('work.next') },
    { keys: ['Control+ArrowLeft'], label: t('work.back') },
    { keys: ['Control+Enter'], label: t('work.handIn') },
  ]
  return (
    <WithPinyin>
      {/* The keys are shortcuts of the buttons in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={css.workbook} onKeyDown={handleKeyDown}>
        <header className={css.head}>
          <StyledLink asChild tone="quiet" className={css.back}>
            <Link to={homeworkPath.cover(homeworkId)}>
              <ChevronLeft aria-hidden size={20} />
              <h1 className={css.name}>
                <HanText>{homework.title}</HanText>
              </h1>
            </Link>
          </StyledLink>
          <div className={css.facts}>
            {state.end === null && (
              <TimeLeft
                handInBy={handInBy}
                isLimited={limitMinutes > 0 && homework.state !== 'returned'}
                onOver={() => {
                  setIsOver(true)
                  void handIn()
                }}
              />
            )}
            <SavedLine book={state} />
            <PageKeys keys={keys} />
          </div>
        </header>
        <div className={css.body}>
          <QuestionStrip entries={state.entries} current={question.no} onChoose={goTo} />
          <div className={css.middle}>
            <Notices
              state={state}
              work={work}
              isUnkept={isUnkept}
              isElsewhere={book === null}
              isClosed={isClosed}
              isOnline={isOnline}
              onWriteHere={onWriteHere}
            />
            {handingIn.status === 'failed' && state.end === null && !isHandingIn && (
              <Banner
                tone="danger"
                title={t('handIn.didNot')}
                action={
                  <Button size="sm" onClick={() => void handIn()}>
                    {t('handIn.confirm')}
                  </Button>
                }
              >
                {problemText(handingIn.error)}
              </Banner>
            )}
            {isOffline && <Banner tone="warning">{t(isUnkept ? 'work.offlineUnkept' : 'work.offline')}</Banner>}
            <ToImprove words={wordsToImprove(work)} />
            <Focused key={question.no} isMoved={place.isMoved}>
              <QuestionPane
                homeworkId={homeworkId}
                question={question}
                said={saidBefore(question, work.earlierTries)}
                entry={entry}
                book={open}
                onRecordKey={setRecordKey}
                choices={choices}
              />
            </Focused>
          </div>
        </div>
        <footer className={css.foot}>
          <Button size="lg" disabled={place.index === 0} onClick={() => go(place.index - 1)}>
            <ChevronLeft aria-hidden size={18} />
            {t('work.back')}
          </Button>
          <span className={css.position}>{t('work.of', { no: place.index + 1, total: questions.length })}</span>
          {!isLast || open ? (
            <Button size="lg" tone="primary" onClick={next}>
              {isLast ? t('work.handIn') : t('work.next')}
              {!isLast && <ChevronRight aria-hidden size={18} />}
            </Button>
          ) : (
            <span />
          )}
          {!isLast && open && (
            <Button className={css.wideOnly} size="lg" onClick={() => setIsHandingIn(true)}>
              {t('work.handIn')}
            </Button>
          )}
        </footer>
        {isHandingIn && state.end === null && (
          <HandInDialog
            entries={state.entries}
            state={handingIn}
            onGo={(no) => {
              setIsHandingIn(false)
              goTo(no)
            }}
            onHandIn={() => void handIn()}
            onClose={() => setIsHandingIn(false)}
          />
        )}
      </div>
    </WithPinyin>
  )
}

/** Which question is shown. It stands in the address; of a work that was given back, the first that needs something. */
function usePlace({ questions }: StudentWork) {
  const [params, setParams] = useSearchParams()
  const [isMoved, setIsMoved] = useState(false)
  const [first] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ mark, fullScore }) => mark !== null && (mark.score ?? 0) < fullScore),
    ),
  )
  const asked = questions.findIndex(({ no }) => no === Number(params.get('no')))
  return {
    index: asked >= 0 ? asked : first,
    isMoved,
    set(index: number) {
      const next = new URLSearchParams(params)
      next.set('no', String(questions[index]?.no ?? 1))
      setIsMoved(true)
      setParams(next, { replace: true })
    },
  }
}

/** Shows the teacher's words above every question; a student who knows them by heart folds them. */
function ToImprove({ words }: { words: string }) {
  const { t } = useTranslation('studentHomework')
  if (words === '') return null
  return (
    <details open className={css.improve}>
      <summary className={css.improveHead}>{t('cover.improve')}</summary>
      <p className={css.improveText}>
        <HanziText text={words} />
      </p>
    </details>
  )
}

/** The next question is read from its beginning: focus goes there, because the button that was pressed stays. */
function Focused({ isMoved, children }: { isMoved: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isMoved) return
    box.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [isMoved])
  return (
    <div ref={box} tabIndex={-1} className={css.focused}>
      {children}
    </div>
  )
}

interface NoticesProps {
  state: AnswerBook
  work: StudentWork
  isUnkept: boolean
  isElsewhere: boolean
  /** The time is over, and the server has not said so yet. */
  isClosed: boolean
  isOnline: boolean
  onWriteHere: () => void
}

/** Shows what stands in the way of writing here, and what is safe all the same. */
function Notices({ state, work: { homework }, isUnkept, isElsewhere, isClosed, isOnline, onWriteHere }: NoticesProps) {
  const { t } = useTranslation('studentHomework')
  const { moment } = useMoments()
  const { savedAt } = state
  const end = state.end ?? (isClosed ? (homework.limitMinutes > 0 ? 'time-over' : 'ended') : null)
  if (isElsewhere)
    return (
      <Banner
        tone="warning"
        title={t('work.elsewhere')}
        action={
          <Button size="sm" onClick={onWriteHere}>
            {t('work.here')}
          </Button>
        }
      >
        {t('work.elsewhereText')}
      </Banner>
    )
  if (end !== null) {
    const time = savedAt === null ? null : moment(savedAt)
    const words = {
      ended: () => (time === null ? t('end.endedNothing') : t('end.ended', { time })),
      'time-over': () =>
        time === null ? t('end.timeOverNothing') : t('end.time-over', { count: homework.limitMinutes, time }),
      'not-open': () => t('end.not-open'),
      'handed-in': () => t('end.handed-in'),
      'not-begun': () => t('end.not-begun'),
      gone: () => t('end.gone'),
      excused: () => t('cover.excused'),
    }[end]()
    const to = end === 'handed-in' ? homeworkPath.marks(homework.homeworkId) : homeworkPath.cover(homework.homeworkId)
    return (
      <Banner
        tone="warning"
        title={words}
        action={
          state.end !== null && (
            <Button size="sm" asChild>
              <Link to={to}>{t(end === 'handed-in' ? 'cover.answers' : 'end.show')}</Link>
            </Button>
          )
        }
      >
        {state.end === null
          ? t(isOnline ? 'handIn.busy' : 'end.restHere')
          : (end === 'ended' || end === 'time-over') && t('end.rest')}
      </Banner>
    )
  }
  // Without a network one banner says both.
  return isUnkept && isOnline ? <Banner tone="warning">{t('work.unkept')}</Banner> : null
}
