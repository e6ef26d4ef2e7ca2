/** What the whole class sees at once: a timer, a call for attention, reactions. [R37][R51][R53] */
import { integer, listOf, text } from '../../shapes/shape.ts'
import { id, MESSAGE_WIRE_LENGTH } from '../../shapes/room-shapes.ts'
import { timerKind } from '../../shapes/tool-shapes.ts'
import { happened, refused, storableText, unchanged } from '../decision.ts'
import { isTimerOver, timerPassedMs } from '../rules/tool-rules.ts'
import type { RoomState } from '../state-types.ts'
import {
  ATTENTION_EVERY_MS,
  ATTENTION_TEXT_LENGTH,
  REACTIONS,
  type Timer,
  TIMER_SECONDS_MAX,
  type TimerKind,
} from '../tool-types.ts'
import { type CommandTable, type EventTable, noContent, ordinary } from './table.ts'

type TimerStart = { timerId: string; kind: TimerKind; seconds: number }

export type SignalCommand =
  | ({ type: 'startTimer' } & TimerStart)
  | { type: 'pauseTimer'; timerId: string }
  | { type: 'resumeTimer'; timerId: string }
  | { type: 'addTime'; timerId: string; seconds: number }
  | { type: 'stopTimer'; timerId: string }
  | { type: 'callAttention'; text: string }
  /** How often each reaction was sent, in the order of `REACTIONS`. */
  | { type: 'countReactions'; counts: readonly number[] }

export type SignalEvent =
  | ({ type: 'timerStarted' } & TimerStart)
  | { type: 'timerPaused'; timerId: string }
  | { type: 'timerResumed'; timerId: string }
  | { type: 'timerExtended'; timerId: string; seconds: number }
  | { type: 'timerStopped'; timerId: string }
  | { type: 'attentionCalled'; text: string }
  | { type: 'reactionsCounted'; counts: readonly number[] }

const seconds = integer(0, Number.MAX_SAFE_INTEGER)
const counts = listOf(seconds, REACTIONS.length)
const timerShape = { timerId: id, kind: timerKind, seconds }
const byTeacher = { ...ordinary, askedBy: 'teacher', isInPerson: false } as const
const publicly = { rights: 'unchanged', privacy: 'public', content: noContent } as const

export const signalCommands: CommandTable<SignalCommand, SignalEvent> = {
  startTimer: {
    ...byTeacher,
    rules: ['R37'],
    shape: timerShape,
    marks: ['timerStarted'],
    // One at a time; a countdown whose time is up makes room for the next.
    decide({ room, command: { timerId, kind, seconds }, now }) {
      const { timer } = room.tools
      if (timer?.id === timerId) return unchanged
      if (timer !== null && !isTimerOver(timer, now)) return refused('tool-running')
      const isLength = kind === 'stopwatch' ? seconds === 0 : seconds >= 1 && seconds <= TIMER_SECONDS_MAX
      return isLength ? happened({ type: 'timerStarted', timerId, kind, seconds }) : refused('tool-invalid')
    },
  },
  pauseTimer: {
    ...byTeacher,
    rules: ['R37'],
    shape: { timerId: id },
    marks: ['timerPaused'],
    decide({ room, command: { timerId }, now }) {
      const timer = timerOf(room, timerId)
      if (timer === null || isTimerOver(timer, now)) return refused('tool-over')
      return timer.pausedAt === null ? happened({ type: 'timerPaused', timerId }) : unchanged
    },
  },
  resumeTimer: {
    ...byTeacher,
    rules: ['R37'],
    shape: { timerId: id },
    marks: ['timerResumed'],
    decide({ room, command: { timerId } }) {
      const timer = timerOf(room, timerId)
      if (timer === null) return refused('tool-over')
      return timer.pausedAt === null ? unchanged : happened({ type: 'timerResumed', timerId })
    },
  },
  addTime: {
    ...byTeacher,
    rules: ['R37'],
    shape: { timerId: id, seconds },
    marks: ['timerExtended'],
    decide({ room, command: { timerId, seconds }, now }) {
      const timer = timerOf(room, timerId)
      if (timer === null || timer.kind === 'stopwatch' || isTimerOver(timer, now)) return refused('tool-over')
      const isLength = seconds >= 1 && timer.seconds + seconds <= TIMER_SECONDS_MAX
      return isLength ? happened({ type: 'timerExtended', timerId, seconds }) : refused('tool-invalid')
    },
  },
  stopTimer: {
    ...byTeacher,
    rules: ['R37'],
    shape: { timerId: id },
    marks: ['timerStopped'],
    decide: ({ room, command: { timerId } }) =>
      timerOf(room, timerId) === null ? unchanged : happened({ type: 'timerStopped', timerId }),
  },
  callAttention: {
    ...byTeacher,
    rules: ['R51'],
    shape: { text: text(MESSAGE_WIRE_LENGTH) },
    marks: ['attentionCalled'],
    decide({ room, command, now }) {
      const words = storableText(command.text)
      if (room.status !== 'live') return refused('class-not-started')
      if (words.length > ATTENTION_TEXT_LENGTH) return refused('tool-invalid')
      const calledAt = room.tools.attention?.at
      if (calledAt !== undefined && now < calledAt + ATTENTION_EVERY_MS) return refused('attention-too-soon')
      return happened({ type: 'attentionCalled', text: words })
    },
  },
  countReactions: {
    ...ordinary,
    rules: ['R53'],
    askedBy: 'system',
    isInPerson: false,
    sentBy: 'server',
    outsideClass: 'ignored-after-end',
    shape: { counts },
    marks: ['reactionsCounted'],
    decide: ({ command: { counts } }) =>
      counts.some((count) => count > 0) ? happened({ type: 'reactionsCounted', counts }) : unchanged,
  },
}

export const signalEvents: EventTable<SignalEvent> = {
  timerStarted: {
    ...publicly,
    shape: timerShape,
    evolve: (room, { timerId, kind, seconds, at }) =>
      withTimer(room, { id: timerId, kind, seconds, runningSince: at, pausedAt: null, passedMs: 0 }),
  },
  timerPaused: {
    ...publicly,
    shape: { timerId: id },
    evolve: (room, { timerId, at }) => changeTimer(room, timerId, (timer) => ({ ...timer, pausedAt: at })),
  },
  timerResumed: {
    ...publicly,
    shape: { timerId: id },
    evolve: (room, { timerId, at }) =>
      changeTimer(room, timerId, (timer) => ({
        ...timer,
        passedMs: timerPassedMs(timer, at),
        runningSince: at,
        pausedAt: null,
      })),
  },
  timerExtended: {
    ...publicly,
    shape: { timerId: id, seconds },
    evolve: (room, { timerId, seconds }) =>
      changeTimer(room, timerId, (timer) => ({ ...timer, seconds: timer.seconds + seconds })),
  },
  timerStopped: {
    ...publicly,
    shape: { timerId: id },
    evolve: (room, { timerId }) => changeTimer(room, timerId, () => null),
  },
  attentionCalled: {
    ...publicly,
    shape: { text: text(MESSAGE_WIRE_LENGTH) },
    privacy: { forgotten: () => ({ text: '' }) },
    evolve: (room, { text, at }) => ({ ...room, tools: { ...room.tools, attention: { at, text } } }),
  },
  // Replays and reports need the counts: the moment itself was not stored.
  reactionsCounted: { ...publicly, shape: { counts }, evolve: (room) => room },
}

const timerOf = ({ tools }: RoomState, timerId: string): Timer | null =>
  tools.timer?.id === timerId ? tools.timer : null

const withTimer = (room: RoomState, timer: Timer | null): RoomState => ({ ...room, tools: { ...room.tools, timer } })

function changeTimer(room: RoomState, timerId: string, change: (timer: Timer) => Timer | null): RoomState {
  const timer = timerOf(room, timerId)
  return timer === null ? room : withTimer(room, change(timer))
}
