import { type ClassReplay, REPLAY_SPEEDS } from '../../ports/class-replay.ts'
import { STEP_MS } from './replay-bar.tsx'

/**
 * The keys that players agree on: K plays and pauses, J and L go ten seconds, [ and ] change the speed, F fills the
 * screen. True when it was one of them.
 */
export function pressReplayKey(key: string, replay: ClassReplay, fillScreen: (() => void) | null): boolean {
  switch (key.toLowerCase()) {
    case 'k':
      replay.toggle()
      return true
    case 'j':
      replay.skip(-STEP_MS)
      return true
    case 'l':
      replay.skip(STEP_MS)
      return true
    case '[':
    case ']':
      changeReplaySpeed(replay, key === ']' ? 'faster' : 'slower')
      return true
    case 'f':
      fillScreen?.()
      return fillScreen !== null
    default:
      return false
  }
}

/** Goes to the next speed of the menu; the last one in that direction stays. */
export function changeReplaySpeed(replay: ClassReplay, direction: 'slower' | 'faster'): void {
  const { speed } = replay.getState()
  const next =
    direction === 'faster' ? REPLAY_SPEEDS.find((one) => one > speed) : REPLAY_SPEEDS.findLast((one) => one < speed)
  if (next !== undefined) replay.setSpeed(next)
}
