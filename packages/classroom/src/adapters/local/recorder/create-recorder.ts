import { createStore, type ReadableStore } from '@hwjy/base'
import {
  idle,
  RecorderError,
  type RecorderEvent,
  recorderReducer,
  type RecorderState,
  TAKE_MAX_MS,
} from '../../../core/recorder/recorder-state.ts'
import type { OpenRecording, SoundSource } from '../../../ports/sound-source.ts'
import type { Take, TakeStore } from '../../../ports/take-store.ts'
import { type Clock, systemClock } from '../clock.ts'
import { newId } from '../new-id.ts'

export interface RecorderView {
  state: RecorderState
  /** Unsent ones, oldest first. */
  takes: readonly Take[]
  /** Ids of takes for which this device had no room: they end with the page. */
  unsaved: readonly string[]
}

export interface RecorderOptions {
  source: SoundSource
  store: TakeStore
  /** The person, and what they record for. */
  scope: string
  clock?: Clock
}

export interface Recorder extends ReadableStore<RecorderView> {
  /** Takes what an earlier page recorded. */
  load(): Promise<void>
  /** @param deviceId null for the browser's choice */
  record(deviceId: string | null): void
  /** Ends the take and keeps it. */
  stop(): void
  /** Ends the take and keeps nothing. */
  cancel(): void
  /** A take was handed in, or is not wanted. */
  remove(takeId: string): void
}

/** Carries out what the reducer decides: opens the microphone, ends it in time, keeps the takes. */
export function createRecorder({ source, store, scope, clock = systemClock }: RecorderOptions): Recorder {
  const view = createStore<RecorderView>({ state: idle, takes: [], unsaved: [] })
  let recording: OpenRecording | null = null
  let stopTimer = () => {}
  // Answers of an earlier press come late.
  let press = 0

  const stateOf = () => view.getState().state
  const tell = (event: RecorderEvent) =>
    view.setState((now) => {
      const state = recorderReducer(now.state, event)
      return state === now.state ? now : { ...now, state }
    })
  const codeOf = (error: unknown) => (error instanceof RecorderError ? error.code : 'device-failed')

  async function open(deviceId: string | null) {
    const mine = ++press
    const onLevel = (level: number) => mine === press && tell({ type: 'level', level })
    const onLost = () => mine === press && end({ type: 'deviceLost' })
    try {
      const opened = await source.open(deviceId, { onLevel, onLost })
      // Stop was pressed while the browser asked.
      if (mine !== press || stateOf().status !== 'opening') return opened.cancel()
      recording = opened
      tell({ type: 'opened', at: clock.now() })
      stopTimer = clock.after(TAKE_MAX_MS, () => end({ type: 'stop' }))
    } catch (error) {
      if (mine === press) tell({ type: 'failed', error: codeOf(error) })
    }
  }

  function end(event: RecorderEvent) {
    stopTimer()
    tell(event)
    const ending = recording
    recording = null
    if (ending && stateOf().status === 'finishing') void finish(ending)
  }

  async function finish(ending: OpenRecording) {
    try {
      const { mp3, durationMs, peak } = await ending.stop()
      tell({ type: 'finished', take: { durationMs, peak } })
      const state = stateOf()
      if (state.status === 'idle' && state.refusal === null) await keep({ mp3, durationMs })
    } catch (error) {
      tell({ type: 'failed', error: codeOf(error) })
    }
  }

  async function keep(heard: Pick<Take, 'mp3' | 'durationMs'>) {
    const take = { id: newId(), recordedAt: clock.now(), ...heard }
    view.setState((now) => ({ ...now, takes: [...now.takes, take] }))
    if (!(await store.put(scope, take))) view.setState((now) => ({ ...now, unsaved: [...now.unsaved, take.id] }))
  }

  return {
    getState: view.getState,
    subscribe: view.subscribe,
    async load() {
      const found = await store.list(scope)
      const known = new Set(found.map(({ id }) => id))
      view.setState((now) => ({ ...now, takes: [...found, ...now.takes.filter(({ id }) => !known.has(id))] }))
    },
    record(deviceId) {
      if (stateOf().status !== 'idle') return
      tell({ type: 'record' })
      void open(deviceId)
    },
    stop: () => end({ type: 'stop' }),
    cancel() {
      press += 1
      stopTimer()
      recording?.cancel()
      recording = null
      tell({ type: 'cancel' })
    },
    remove(takeId) {
      view.setState((now) => ({
        ...now,
        takes: now.takes.filter(({ id }) => id !== takeId),
        unsaved: now.unsaved.filter((id) => id !== takeId),
      }))
      void store.remove(scope, takeId)
    },
  }
}
