import { nextSpeed } from './speeds.ts'
import type { MediaActions } from './use-media.ts'

type Command = 'toggle' | 'toggleMuted' | 'back' | 'forward' | 'slower' | 'faster'

const commands: Readonly<Record<string, Command>> = {
  k: 'toggle',
  m: 'toggleMuted',
  j: 'back',
  l: 'forward',
  '[': 'slower',
  ']': 'faster',
}

/**
 * Reads the keys that players agree on: K plays and pauses, J and L go five seconds, M mutes, [ and ] change the speed.
 * True when it was one of them.
 */
export function pressMediaKey(key: string, actions: MediaActions): boolean {
  const command = commands[key.toLowerCase()]
  if (command === undefined) return false
  if (command === 'back' || command === 'forward') actions.skip(command === 'back' ? -5 : 5)
  else if (command === 'slower' || command === 'faster') actions.setSpeed(nextSpeed(actions.speedNow(), command))
  else actions[command]()
  return true
}
