import { PRIZE_KINDS } from '../room/practice-types.ts'
import type { Draw, GivenPrize, RollCall, RollCallAnswer, Timer, ToolsState } from '../room/tool-types.ts'
import { id, instant, MESSAGE_WIRE_LENGTH } from './room-shapes.ts'
import { integer, listOf, nullable, object, oneOf, recordOf, text } from './shape.ts'

const UNLIMITED = Number.POSITIVE_INFINITY
const count = integer(0, Number.MAX_SAFE_INTEGER)
const people = listOf(id, UNLIMITED)

export const timerKind = oneOf('countdown', 'stopwatch')
export const rollCallAnswers = listOf(object<RollCallAnswer>({ userId: id, afterMs: count }), UNLIMITED)

export const toolsState = object<ToolsState>({
  rollCalls: listOf(
    object<RollCall>({
      id,
      startedAt: instant,
      limitSeconds: count,
      endedAt: nullable(instant),
      expected: people,
      answered: rollCallAnswers,
    }),
    UNLIMITED,
  ),
  timer: nullable(
    object<Timer>({
      id,
      kind: timerKind,
      seconds: count,
      runningSince: instant,
      pausedAt: nullable(instant),
      passedMs: instant,
    }),
  ),
  lastPick: nullable(object<Draw>({ seq: count, at: instant, pool: people, chosen: people })),
  picked: people,
  pickCounts: recordOf(count),
  recentPrizes: listOf(
    object<GivenPrize>({ id, at: instant, userIds: people, prize: oneOf(...PRIZE_KINDS), count }),
    UNLIMITED,
  ),
  attention: nullable(object<{ at: number; text: string }>({ at: instant, text: text(MESSAGE_WIRE_LENGTH) })),
  usedAt: object<ToolsState['usedAt']>({}, { clicker: instant, buzzer: instant }),
})
