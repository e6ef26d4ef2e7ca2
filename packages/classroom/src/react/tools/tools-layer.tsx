import { VisuallyHidden } from '@hwjy/ui'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Practice } from '../../core/room/practice-types.ts'
import { wasAsked } from '../../core/room/rules/practice-rules.ts'
import { isTypedKind } from '../../core/room/rules/typed-rules.ts'
import { practice as practiceShape } from '../../core/shapes/practice-shapes.ts'
import { object } from '../../core/shapes/shape.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useNow } from '../hooks/use-class-clock.ts'
import { useCommand } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { useRoom } from '../hooks/use-room.ts'
import { isPhone } from '../../core/view/device-class.ts'
import { useRoomView } from '../room/room-view.ts'
import { InSlot } from '../room/slots.tsx'
import { keepInTab, keptInTab } from '../shared/kept-in-tab.ts'
import { lateDialog } from '../shared/late-notice.tsx'
import { lateView } from '../shared/late-view.tsx'
import { Reason } from '../shared/reason.tsx'
import { Moments } from './moments.tsx'
import { ReactionPicker, RisingReactions } from './reactions/reactions.tsx'
import { BuzzerPress } from './student/buzzer-press.tsx'
import { QuestionCard } from './student/question-card.tsx'
import { RollCallAnswer } from './student/roll-call-answer.tsx'
import { CHECK, CheckStart } from './teacher/check-start.tsx'
import { BuzzerCard, BuzzerStart } from './teacher/buzzer-card.tsx'
import { ShowPracticeContext } from './teacher/open-practice.tsx'
import { AttentionCard } from './teacher/attention-card.tsx'
import { PickerCard } from './teacher/picker-card.tsx'
import { PracticeCard } from './teacher/practice-card.tsx'
import { PrizeCard } from './teacher/prize-card.tsx'
import { QuizCard } from './teacher/quiz-card.tsx'
import { RecentPrize } from './teacher/recent-prize.tsx'
import { RollCallCard, RollCallStart } from './teacher/roll-call-card.tsx'
import { TimerCard, timerFace, TimerStart } from './teacher/timer-card.tsx'
import * as css from './tools-layer.css.ts'
import { ToolMenu } from './tool-menu.tsx'
import { type LateAnswers, useLateAnswers } from './use-late-answers.ts'
import { isOccupied } from './occupied.ts'
import { useCardFocus } from './use-card-focus.ts'
import { useToolKeys } from './use-tool-keys.ts'
import { useToolSounds } from './use-tool-sounds.ts'
import { asClock, leftOf, practiceName, type ToolName, useOpenRollCall, usePractice } from './use-tools.ts'
import { type ToolTranslate, useToolWords } from './use-tool-words.ts'

const QuestionDrawer = lateDialog(() =>
  import('../questions/question-drawer.tsx').then((module) => module.QuestionDrawer),
)
const TypedCard = lateView(() => import('../typed/typed-card.tsx').then((module) => module.TypedCard))
const TypedStart = lateView(() => import('../typed/typed-start.tsx').then((module) => module.TypedStart))
const WritingCard = lateView(() => import('../hanzi/writing-card.tsx').then((module) => module.WritingCard))

/** A tool to prepare, the grid of all, or the reactions, which everybody has. */
type Wanted = ToolName | 'menu' | 'reactions'

export interface ToolsLayerProps {
  wanted: Wanted | null
  onWant: (tool: Wanted | null) => void
}

interface Shown {
  key: string
  name: string
  /** A chip shows it beside the name. */
  time?: string | null
  card: (onFold: () => void) => ReactNode
}

/** The cards of all tools that are open, one at a time; the others are chips. Nothing in it takes the focus. */
export function ToolsLayer({ wanted, onWant }: ToolsLayerProps) {
  const t = useToolWords()
  const { channel, bank, board } = useClassroom()
  const command = useCommand()
  const isTeacher = useMe()?.isTeacher ?? false
  const late = useLateAnswers()
  const open = useOpenTools(late)
  const isDrawer = isTeacher && wanted === 'practice' && bank !== undefined
  const results = useResults(isTeacher)
  const prepared = usePrepared(isTeacher && wanted !== 'practice' ? wanted : null, onWant, results)
  const tools = prepared ? [prepared, ...open] : open
  const { unfolded, fold, unfold } = useFolding(tools.map(({ key }) => key))
  const { setDock, ask } = useCardFocus(tools.find(({ key }) => key === unfolded)?.key)
  useToolSounds()
  useTeacherKeys(isTeacher)
  const view = useRoomView()
  const isOnPhone = view !== null && isPhone(view.areas.device)
  const hasSheet = isOnPhone && view.areas.panel !== null
  // A card of a phone covers where the chat is written: who opens the panel wants to see it.
  useEffect(() => {
    if (hasSheet) fold()
  }, [hasSheet, fold])
  useAttention(() => {
    if (isTeacher) return
    onWant(null)
    board.follow()
    view?.set({ layout: null, enlarged: null, zoomed: 'none' })
    if (isOnPhone) view.closePanel()
  })
  const shown = tools.find(({ key }) => key === unfolded)
  const showPractice = () => {
    const running = open.find(({ key }) => key.startsWith('practice'))
    if (running === undefined) return
    ask()
    onWant(null)
    unfold(running.key)
  }
  const hasOwnReason = open.some(({ key }) => key.startsWith('practice') || key.startsWith('rollCall'))
  const choose = (tool: ToolName) => {
    // One press asks; while something else is open, its card offers to end that first.
    const canAskAtOnce = tool === 'check' && channel.denialOf(CHECK) === null
    ask()
    onWant(canAskAtOnce ? null : tool)
    if (canAskAtOnce) void command.send(CHECK)
  }
  return (
    <div className={css.layer}>
      <InSlot name="chips">
        {tools
          .filter(({ key }) => key !== unfolded)
          .map(({ key, name, time }) => (
            <button
              key={key}
              type="button"
              className={css.chip}
              aria-label={t('unfold', { tool: name })}
              onClick={() => {
                ask()
                unfold(key)
              }}
            >
              {/* A phone's top bar has no width for more than the clock of a chip. */}
              {(!isOnPhone || !time) && <span>{name}</span>}
              {time && <span>{time}</span>}
            </button>
          ))}
      </InSlot>
      {/* Beside each other on a desk; from below on a phone, over everything but the bar. */}
      <InSlot name={isOnPhone ? 'sheet' : 'cards'}>
        <div ref={setDock} className={css.dock} data-role={isTeacher ? 'teacher' : 'student'} data-sheet={isOnPhone}>
          <ShowPracticeContext value={showPractice}>{shown?.card(fold)}</ShowPracticeContext>
          {/* Also after a prize from a tile or a row; the card of prizes has it in itself. */}
          {isTeacher && shown?.key !== 'prepare prize' && <RecentPrize className={css.recent} />}
          {!isTeacher && !hasOwnReason && <Reason>{late.reason}</Reason>}
        </div>
      </InSlot>
      {isTeacher && wanted === 'menu' && <ToolMenu onChoose={choose} onClose={() => onWant(null)} />}
      {isDrawer && (
        <ShowPracticeContext value={showPractice}>
          <QuestionDrawer bank={bank} onClose={() => onWant(null)} />
        </ShowPracticeContext>
      )}
      {wanted === 'reactions' && <ReactionPicker onClose={() => onWant(null)} />}
      <RisingReactions />
      <Moments />
      <VisuallyHidden>
        <output>{open.map(({ name }) => name).join(', ')}</output>
      </VisuallyHidden>
    </div>
  )
}

// The teacher asks to be looked at: what a student opened over the room goes away, and the page and the layout are those
// of the teacher again. A question that runs stays. [R51]
function useAttention(putAway: () => void) {
  const { channel } = useClassroom()
  const latest = useRef(putAway)
  useEffect(() => {
    latest.current = putAway
  })
  useEffect(
    () =>
      channel.onEvent((event, live) => {
        if (live && event.type === 'attentionCalled') latest.current()
      }),
    [channel],
  )
}

/**
 * Lists the open tools in the order of their cards: roll call, question, timer. A roll call that the person has answered
 * comes after the question, so that who returns sees first what still waits for an answer.
 */
function useOpenTools(late: ReturnType<typeof useLateAnswers>): readonly Shown[] {
  const t = useToolWords()
  const now = useNow()
  const me = useMe()
  const isTeacher = me?.isTeacher ?? false
  const practice = useAskedPractice()
  const rollCall = useOpenRollCall()
  const timer = useRoom((room) => room.tools.timer)
  const ended = useEndedRollCall(isTeacher)
  const shown: Shown[] = []
  const listed = rollCall ?? ended.rollCall
  if (listed) {
    const left = rollCall ? leftOf(rollCall.startedAt, rollCall.limitSeconds, now) : null
    shown.push({
      key: `rollCall ${listed.id}`,
      name: t('rollCall'),
      time: left === null ? null : asClock(left),
      card: (onFold) =>
        isTeacher ? (
          <RollCallCard rollCall={listed} onFold={onFold} onClose={ended.close} />
        ) : (
          <RollCallAnswer rollCall={listed} late={late} onFold={onFold} />
        ),
    })
  }
  if (practice) {
    const left = practice.status === 'open' ? leftOf(practice.openedAt, practice.limitSeconds, now) : null
    const isAnswered = listed?.answered.some(({ userId }) => userId === me?.userId) ?? false
    shown[isAnswered ? 'unshift' : 'push']({
      key: `practice ${practice.id}`,
      name: practiceName(t, practice.kind),
      time: left === null ? null : asClock(left),
      card: (onFold) => practiceCard(practice, { isTeacher, late, onFold }),
    })
  }
  if (timer) {
    shown.push({
      key: `timer ${timer.id}`,
      name: t(timer.kind),
      time: timerFace(timer, now),
      card: (onFold) => <TimerCard timer={timer} onFold={onFold} />,
    })
  }
  return shown
}

/** A student who comes after the end of a quiz sees no result of it. */
function useAskedPractice(): Practice | null {
  const me = useMe()
  return useRoom(({ practice, participants }) => {
    const own = me === null ? undefined : participants[me.userId]
    return practice !== null && own !== undefined && !wasAsked(practice, own) ? null : practice
  })
}

function practiceCard(
  practice: Practice,
  { isTeacher, late, onFold }: { isTeacher: boolean; late: LateAnswers; onFold: () => void },
): ReactNode {
  const isBuzzer = practice.kind === 'buzzer'
  if (isTeacher && isBuzzer) return <BuzzerCard practice={practice} onFold={onFold} />
  if (practice.kind === 'writing' && !isTeacher) return <WritingCard practice={practice} late={late} onFold={onFold} />
  if (isTypedKind(practice.kind) && !isTeacher) return <TypedCard practice={practice} late={late} onFold={onFold} />
  if (isTeacher) return <PracticeCard practice={practice} onFold={onFold} />
  if (isBuzzer) return <BuzzerPress practice={practice} late={late} onFold={onFold} />
  return <QuestionCard practice={practice} late={late} onFold={onFold} />
}

/** The teacher reads the list after the end, too, until it is closed. */
function useEndedRollCall(isTeacher: boolean) {
  const newest = useRoom((room) => room.tools.rollCalls.at(-1) ?? null)
  // One that was over when the page came is history.
  const [closed, setClosed] = useState<string | null>(() => (newest?.endedAt === null ? null : (newest?.id ?? null)))
  const isShown = isTeacher && newest !== null && newest.endedAt !== null && newest.id !== closed
  return { rollCall: isShown ? newest : null, close: () => setClosed(newest?.id ?? null) }
}

type Results = Readonly<Partial<Record<'clicker' | 'buzzer', Practice>>>
const keptResults = object<Results>({}, { clicker: practiceShape, buzzer: practiceShape })

/** The teacher reads what came of a quiz and of a buzzer after they were put away, too, until this tab is closed. */
function useResults(isTeacher: boolean): Results {
  const practice = usePractice()
  const roomId = useRoom((room) => room.settings?.roomId)
  const key = `results.${useMe()?.userId ?? ''}.${roomId ?? ''}`
  const ended = isTeacher && practice?.status === 'ended' ? practice : null
  useEffect(() => {
    if (ended) keepInTab(key, { ...keptInTab(key, keptResults), [ended.kind]: ended })
  }, [ended, key])
  return useMemo(
    () => (isTeacher ? { ...keptInTab(key, keptResults), ...(ended && { [ended.kind]: ended }) } : {}),
    [isTeacher, ended, key],
  )
}

function usePrepared(wanted: Wanted | null, onWant: ToolsLayerProps['onWant'], results: Results): Shown | null {
  const t = useToolWords()
  const [prizeFor, setPrizeFor] = useState<readonly string[]>([])
  const close = () => onWant(null)
  if (wanted === null || wanted === 'menu' || wanted === 'reactions' || wanted === 'practice') return null
  const card = (onFold: () => void): ReactNode => {
    const frame = { onFold, onClose: close }
    switch (wanted) {
      case 'quiz':
        return <QuizCard {...frame} onInstead={onWant} result={results.clicker} />
      case 'buzzer':
        return <BuzzerStart {...frame} onInstead={onWant} result={results.buzzer} />
      case 'dictation':
        return <TypedStart {...frame} />
      case 'check':
        return <CheckStart {...frame} />
      case 'rollCall':
        return <RollCallStart {...frame} />
      case 'picker':
        return (
          <PickerCard
            {...frame}
            onPrize={(userIds) => {
              setPrizeFor(userIds)
              onWant('prize')
            }}
          />
        )
      case 'timer':
        return <TimerStart {...frame} />
      case 'prize':
        return <PrizeCard first={prizeFor} {...frame} />
      case 'attention':
        return <AttentionCard {...frame} />
      default:
        return wanted satisfies never
    }
  }
  return { key: `prepare ${wanted}`, name: nameOf(t, wanted), card }
}

const nameOf = (t: ToolTranslate, tool: ToolName): string => t(tool)

/**
 * One card is unfolded: the newest, unless the person just draws or types, or has folded it.
 * @param keys of all cards, in their order
 */
function useFolding(keys: readonly string[]) {
  const known = useRef<readonly string[]>([])
  const [unfolded, setUnfolded] = useState<string | null>(null)
  const listed = keys.join('\n')
  useEffect(() => {
    const fresh = listed === '' ? [] : listed.split('\n').filter((key) => !known.current.includes(key))
    known.current = listed === '' ? [] : listed.split('\n')
    const [first] = fresh
    if (first === undefined) return setUnfolded((now) => (now !== null && known.current.includes(now) ? now : null))
    // A clock needs no room; what a person asked for is shown at once.
    const isQuiet = first.startsWith('timer') || (!first.startsWith('prepare') && isOccupied())
    if (!isQuiet) setUnfolded(first)
  }, [listed])
  const fold = useCallback(() => setUnfolded(null), [])
  return { unfolded, fold, unfold: setUnfolded }
}

/** `Shift E` ends what runs, `Shift T` gives 15 s more. */
function useTeacherKeys(isTeacher: boolean): void {
  const practice = usePractice()
  const rollCall = useOpenRollCall()
  const command = useCommand()
  useToolKeys((key) => {
    if (!isTeacher) return false
    const practiceId = practice?.status === 'open' ? practice.id : null
    if (key === 'Shift+E' && rollCall) void command.attempt({ type: 'endRollCall', rollCallId: rollCall.id })
    else if (key === 'Shift+E' && practiceId) void command.attempt({ type: 'endPractice', practiceId })
    else if (key === 'Shift+T' && practiceId) void command.attempt({ type: 'extendPractice', practiceId, seconds: 15 })
    else return false
    return true
  })
}
