import { useEffect, useRef } from 'react'
import type { ToolCue } from '../../core/cues/cue-state.ts'
import { isTimerOver, rollCallEndsAt, timerLeftMs } from '../../core/room/rules/tool-rules.ts'
import { useNow } from '../hooks/use-class-clock.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useRoom } from '../hooks/use-room.ts'
import { followPointer } from './occupied.ts'
import { leftOf, useOpenRollCall } from './use-tools.ts'

const TICKS = 3
const VIBRATION_MS = 40
// A person has to notice these even with the sound off.
const CALLS: ReadonlySet<string> = new Set(['practiceOpened', 'rollCallStarted', 'attentionCalled', 'picked'])

/** Plays a sound of the tools, unless the person has switched sounds off. */
export function usePlay(): (cue: ToolCue) => void {
  const { cues, preferences } = useClassroom()
  return (cue) => {
    if (preferences.getState().cues) cues.perform({ do: 'playOnce', cue })
  }
}

/**
 * The last three seconds of a question, a roll call and a countdown tick; a countdown ends with a low note, and the
 * buzzer sounds when it is won. A phone without sound shakes. The other sounds are those of the room's events. [R21]
 */
export function useToolSounds(): void {
  const { channel, preferences } = useClassroom()
  const now = useNow()
  const practice = useRoom((room) => room.practice)
  const rollCall = useOpenRollCall()
  const timer = useRoom((room) => room.tools.timer)
  const left = Math.min(
    practice?.status === 'open' ? (leftOf(practice.openedAt, practice.limitSeconds, now) ?? Infinity) : Infinity,
    rollCall ? Math.ceil((rollCallEndsAt(rollCall) - now) / 1_000) : Infinity,
    timer?.kind === 'countdown' && !isTimerOver(timer, now) ? Math.ceil(timerLeftMs(timer, now) / 1_000) : Infinity,
  )
  useOnce('tick', left >= 1 && left <= TICKS ? String(left) : null)
  useOnce('close', timer && isTimerOver(timer, now) ? timer.id : null)
  useOnce('won', practice?.ranks?.length ? practice.id : null)
  useEffect(
    () =>
      channel.onEvent((event, live) => {
        if (!live || preferences.getState().cues || !CALLS.has(event.type)) return
        navigator.vibrate?.(VIBRATION_MS)
      }),
    [channel, preferences],
  )
  useEffect(() => followPointer(document), [])
}

/**
 * Plays a sound when something becomes true while the page shows it; what the page found when it came is history.
 * @param reason null while it is not true; another reason plays again
 */
export function useOnce(cue: ToolCue, reason: string | null): void {
  const play = usePlay()
  const latest = useRef(play)
  const known = useRef(reason)
  useEffect(() => {
    latest.current = play
  })
  useEffect(() => {
    if (reason !== known.current && reason !== null) latest.current(cue)
    known.current = reason
  }, [cue, reason])
}
