import { useEffect } from 'react'
import { type CueInput, createCueState, cueStep } from '../../core/cues/cue-state.ts'
import { useSelection } from '../store/use-selection.ts'
import { useClassroom } from './classroom-context.ts'
import { useMe } from './use-me.ts'

/** Plays the room's sound cues while mounted: a chime until an invitation is answered, a pluck for a hand. [R21] */
export function useCues(): { isOn: boolean; setIsOn: (isOn: boolean) => void } {
  const { channel, cues, preferences } = useClassroom()
  const isOn = useSelection(preferences, (state) => state.cues)
  const me = useMe()
  const userId = me?.userId
  const role = me?.role
  useEffect(() => {
    if (userId === undefined || role === undefined) return
    let state = createCueState(userId, role, preferences.getState().cues)
    const feed = (input: CueInput) => {
      const step = cueStep(state, input)
      state = step.state
      for (const action of step.actions) cues.perform(action)
    }
    const sync = () => feed({ type: 'synced', room: channel.getState().room })
    let status = channel.getState().connection.status
    sync()
    const stops = [
      channel.onEvent((event, live) => feed({ type: 'happened', event, live })),
      preferences.subscribe(() => feed({ type: 'switched', isOn: preferences.getState().cues })),
      channel.subscribe(() => {
        const now = channel.getState().connection.status
        if (now === status) return
        status = now
        if (now === 'connected') sync()
        else if (now === 'closed' || now === 'failed') cues.perform({ do: 'stopAll' })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      cues.dispose()
    }
  }, [channel, cues, preferences, userId, role])
  return { isOn, setIsOn: (cuesOn) => preferences.setState((state) => ({ ...state, cues: cuesOn })) }
}
