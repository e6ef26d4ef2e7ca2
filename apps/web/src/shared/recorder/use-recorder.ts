import {
  createIdbTakeStore,
  createMicrophoneSource,
  createRecorder,
  type SoundSource,
  type TakeStore,
} from '@hwjy/classroom/recorder'
import { useSession } from '@hwjy/sdk'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { noteKeptFor } from '../drafts/kept-for.ts'
import { savedDeviceChoice } from '../devices/device-choice.ts'

export interface RecorderParts {
  source?: SoundSource
  store?: TakeStore
}

/**
 * Takes of the person who is signed in, and a microphone for the next one.
 * @param about what they are for, such as `answer/<homework>/<question>`; another one is another component, with a `key`
 */
export function useRecorder(about: string, { source, store }: RecorderParts = {}) {
  const userId = useSession().userInfo?.userId ?? ''
  const [recorder] = useState(() =>
    createRecorder({
      source: source ?? createMicrophoneSource(),
      store: store ?? createIdbTakeStore(),
      scope: `${userId}/${about}`,
    }),
  )
  useEffect(() => {
    noteKeptFor(userId)
    void recorder.load()
    // A page that is left gives the microphone back.
    return () => recorder.cancel()
  }, [recorder, userId])
  const view = useSyncExternalStore(recorder.subscribe, recorder.getState)
  return {
    ...view,
    /** With the microphone of the last device check, if it is still there. */
    record: (microphone = savedDeviceChoice().microphone) => recorder.record(microphone),
    stop: recorder.stop,
    cancel: recorder.cancel,
    remove: recorder.remove,
  }
}
