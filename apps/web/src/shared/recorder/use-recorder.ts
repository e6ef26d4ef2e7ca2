import {
  createIdbTakeStore,
  createMicrophoneSource,
  createRecorder,
  type Recorder,
  type SoundSource,
  type Take,
  type TakeStore,
} from '@hwjy/classroom/recorder'
import { useSession } from '@hwjy/sdk'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { noteKeptFor } from '../drafts/kept-for.ts'
import { savedDeviceChoice } from '../devices/device-choice.ts'
import { isLeavingOnPurpose } from '../session/leave.ts'

export interface RecorderParts {
  source?: SoundSource
  store?: TakeStore
  /** A take that was running when the page was left, once it is kept. */
  onKeptLate?: ((take: Take) => void) | undefined
}

/**
 * Takes of the person who is signed in, and a microphone for the next one.
 * @param about what they are for, such as `answer/<homework>/<question>`; another one is another component, with a `key`
 */
export function useRecorder(about: string, { source, store, onKeptLate }: RecorderParts = {}) {
  const userId = useSession().userInfo?.userId ?? ''
  const [recorder] = useState(() =>
    createRecorder({
      source: source ?? createMicrophoneSource(),
      store: store ?? createIdbTakeStore(),
      scope: `${userId}/${about}`,
    }),
  )
  const tellLate = useEffectEvent((take: Take) => onKeptLate?.(take))
  useEffect(() => {
    noteKeptFor(userId)
    void recorder.load()
    return () => leave(recorder, (take) => tellLate(take))
  }, [recorder, userId])
  const view = useSyncExternalStore(recorder.subscribe, recorder.getState)
  const isRunning = view.state.status === 'recording' || view.state.status === 'finishing'
  useEffect(() => {
    if (!isRunning) return undefined
    window.addEventListener('beforeunload', holdTab)
    return () => window.removeEventListener('beforeunload', holdTab)
  }, [isRunning])
  return {
    ...view,
    /** With the microphone of the last device check, if it is still there. */
    record: (microphone = savedDeviceChoice().microphone) => recorder.record(microphone),
    stop: recorder.stop,
    cancel: recorder.cancel,
    use: recorder.use,
    remove: recorder.remove,
  }
}

/** The browser asks before it closes or reloads the tab: a running take would end. */
const holdTab = (event: BeforeUnloadEvent) => event.preventDefault()

/** A page that is left gives the microphone back. What was recorded is kept, unless its person signed out. */
function leave(recorder: Recorder, onKept: (take: Take) => void) {
  if (isLeavingOnPurpose()) return recorder.cancel()
  const known = new Set(recorder.getState().takes.map(({ id }) => id))
  const stopListening = recorder.subscribe(() => {
    const take = recorder.getState().takes.find(({ id }) => !known.has(id))
    if (!take) return
    stopListening()
    onKept(take)
  })
  recorder.stop()
}
