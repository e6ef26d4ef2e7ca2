import { useEffect } from 'react'
import { useNow } from '../hooks/use-class-clock.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useRoom } from '../hooks/use-room.ts'
import { followPointer } from './occupied.ts'
import { leftOf } from './use-tools.ts'

const TICKS = 3
const VIBRATION_MS = 40
// A person has to notice these even with the sound off.
const CALLS: ReadonlySet<string> = new Set(['practiceOpened', 'rollCallStarted', 'attentionCalled', 'picked'])

/** The last three seconds tick; a phone without sound shakes. The other sounds are those of the room's events. [R21] */
export function useToolSounds(): void {
  const { channel, cues, preferences } = useClassroom()
  const now = useNow()
  const practice = useRoom((room) => room.practice)
  const left = practice?.status === 'open' ? leftOf(practice.openedAt, practice.limitSeconds, now) : null
  useEffect(() => {
    if (left === null || left < 1 || left > TICKS || !preferences.getState().cues) return
    cues.perform({ do: 'playOnce', cue: 'tick' })
  }, [left, cues, preferences])
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
