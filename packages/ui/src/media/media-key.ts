import type { MediaActions } from './use-media.ts'

type Command = 'toggle' | 'toggleMuted' | 'back' | 'forward'

const commands: Readonly<Record<string, Command>> = { k: 'toggle', m: 'toggleMuted', j: 'back', l: 'forward' }

/** Reads the letters that players agree on: K plays and pauses, J and L go five seconds, M mutes. True when it was one of them. */
export function pressMediaKey(key: string, actions: MediaActions): boolean {
  const command = commands[key.toLowerCase()]
  if (command === 'back' || command === 'forward') actions.skip(command === 'back' ? -5 : 5)
  else if (command) actions[command]()
  return command !== undefined
}
