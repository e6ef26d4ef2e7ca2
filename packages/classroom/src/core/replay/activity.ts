/** Finds where something happens in a class that can be seen in its log, and the quiet between. */
import { decodeStroke, POINT_STRIDE, type StrokeInk } from '../board/stroke-codec.ts'
import type { EpochMs } from '../room/ids.ts'
import type { RoomEvent } from '../room/room-types.ts'

/** Both ends included. */
export interface Stretch {
  from: EpochMs
  to: EpochMs
}

/** Reading or looking at something takes this long. */
const LOOKED_AT_MS = 2_500
/** Less quiet than this is a pause, which belongs to teaching. */
const QUIET_MS = 4_000
/** A viewer sees the room this long before something happens in it. */
const LEAD_MS = 800

const SEEN = new Set<RoomEvent['type']>([
  'classStarted',
  'classEnded',
  'endingSoon',
  'chatSent',
  'messagePinned',
  'practiceOpened',
  'practiceAnswered',
  'practiceSettled',
  'practiceKeySet',
  'practiceEnded',
  'prizeAwarded',
  'picked',
  'rollCallStarted',
  'rollCallAnswered',
  'rollCallEnded',
  'timerStarted',
  'stageEntered',
  'stageLeft',
  'handRaised',
  'attentionCalled',
  'layoutSet',
])

/** How long the pen was down for this stroke, in ms. */
export const penDownMs = ({ points }: Pick<StrokeInk, 'points'>): number => points.at(-POINT_STRIDE + 3) ?? 0

/** The same of an event; 0 for what is no stroke. */
export function drawnFor(event: RoomEvent): number {
  const ink = event.type === 'board.strokeAdded' ? decodeStroke(event.bytes) : null
  return ink ? penDownMs(ink) : 0
}

/** @returns null for what is not seen, such as a network that got weaker */
export function stretchOf(event: RoomEvent): Stretch | null {
  if (!event.type.startsWith('board.') && !SEEN.has(event.type)) return null
  return { from: event.at - drawnFor(event), to: event.at + LOOKED_AT_MS }
}

/** One list of both, in order, with those joined that touch. */
export function withStretches(stretches: readonly Stretch[], added: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = []
  for (const { from, to } of [...stretches, ...added].toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

/** Returns where a viewer who leaves the quiet out goes on from here; null where there is something to see now, or soon. */
export function afterQuiet(stretches: readonly Stretch[], at: EpochMs): EpochMs | null {
  const next = stretches.find(({ to }) => to >= at)
  if (next === undefined || next.from - at < QUIET_MS) return null
  return next.from - LEAD_MS
}
