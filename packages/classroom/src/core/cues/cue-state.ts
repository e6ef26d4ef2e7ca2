/** Decides which sounds play when. [R21] Pure: the owner of the loudspeaker carries it out. */
import type { UserId } from '../room/ids.ts'
import type { Role, RoomEvent, RoomState } from '../room/room-types.ts'

export interface CueState {
  me: UserId
  role: Role
  isOn: boolean
  isInvited: boolean
}

export type CueInput =
  /** The room as found on entry, and again whenever events may have been missed. */
  | { type: 'synced'; room: RoomState }
  /** @param live false for what is only told again; a hand raised minutes ago makes no sound */
  | { type: 'happened'; event: RoomEvent; live: boolean }
  | { type: 'switched'; isOn: boolean }

/** What the tools sound like: opened, ended, the last seconds, a draw, a prize, a bell, a buzzer that was won. */
export type ToolCue = 'open' | 'close' | 'tick' | 'draw' | 'prize' | 'bell' | 'won'

export type CueAction =
  | { do: 'loop'; cue: 'invitation' }
  | { do: 'playOnce'; cue: 'hand' | ToolCue }
  | { do: 'stop'; cue: 'invitation' }
  | { do: 'stopAll' }

export interface CueStep {
  state: CueState
  actions: readonly CueAction[]
}

export const createCueState = (me: UserId, role: Role, isOn: boolean): CueState => ({
  me,
  role,
  isOn,
  isInvited: false,
})

export function cueStep(state: CueState, input: CueInput): CueStep {
  switch (input.type) {
    case 'synced':
      return ring(state, input.room.invitations.some(isForMe(state)))
    case 'happened':
      return hear(state, input.event, input.live)
    case 'switched':
      return switchTo(state, input.isOn)
    default:
      input satisfies never
      return still(state)
  }
}

function hear(state: CueState, event: RoomEvent, live: boolean): CueStep {
  switch (event.type) {
    case 'invited':
      return isForMe(state)(event) ? ring(state, true) : still(state)
    case 'inviteEnded':
      return isForMe(state)(event) ? ring(state, false) : still(state)
    case 'classEnded':
      return ring(state, false)
    case 'handRaised': {
      const isHeard = live && state.isOn && state.role === 'teacher'
      return isHeard ? { state, actions: [{ do: 'playOnce', cue: 'hand' }] } : still(state)
    }
    default: {
      const cue = TOOL_CUES[event.type]
      return cue !== undefined && live && state.isOn ? { state, actions: [{ do: 'playOnce', cue }] } : still(state)
    }
  }
}

const TOOL_CUES: Readonly<Partial<Record<RoomEvent['type'], ToolCue>>> = {
  practiceOpened: 'open',
  practiceEnded: 'close',
  rollCallStarted: 'bell',
  rollCallEnded: 'close',
  attentionCalled: 'bell',
  picked: 'draw',
  prizeAwarded: 'prize',
}

// Also while cues are off it is remembered whether an invitation waits: turning them on lets it ring.
function ring(state: CueState, isInvited: boolean): CueStep {
  if (isInvited === state.isInvited) return still(state)
  const action: CueAction = isInvited ? { do: 'loop', cue: 'invitation' } : { do: 'stop', cue: 'invitation' }
  return { state: { ...state, isInvited }, actions: state.isOn ? [action] : [] }
}

function switchTo(state: CueState, isOn: boolean): CueStep {
  if (isOn === state.isOn) return still(state)
  const ringAgain: readonly CueAction[] = state.isInvited ? [{ do: 'loop', cue: 'invitation' }] : []
  return { state: { ...state, isOn }, actions: isOn ? ringAgain : [{ do: 'stopAll' }] }
}

const still = (state: CueState): CueStep => ({ state, actions: [] })
const isForMe =
  ({ me }: CueState) =>
  ({ userId }: { userId: UserId }) =>
    userId === me
