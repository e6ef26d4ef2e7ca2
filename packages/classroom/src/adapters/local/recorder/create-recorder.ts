import { createStore, type ReadableStore } from '@hwjy/base'
import {
  idle,
  RecorderError,
  type RecorderEvent,
  recorderReducer,
  type RecorderState,
  TAKE_MAX_MS,
} from '../../../core/recorder/recorder-state.ts'
import type { OpenRecording, Recorded, SoundSource } from '../../../ports/sound-source.ts'
import type { Take, TakeStore } from '../../../ports/take-store.ts'
import type { EpochMs } from '../../../core/room/ids.ts'
import { type Clock, systemClock } from '../clock.ts'
import { newId } from '../new-id.ts'

export interface RecorderView {
  state: RecorderState
  /** Unsent ones, oldest first. */
  takes: readonly Take[]
  /** Those that ran when an earlier page was closed, as far as they were recorded. Oldest first. */
  unfinished: readonly Take[]
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
  /** Makes an unfinished take one of the takes. */
  use(takeId: string): void
  /** A take was handed in, or a take or an unfinished one is not wanted. */
  remove(takeId: string): void
}

/** Carries out what the reducer decides: opens the microphone, ends it in time, keeps the takes. */
export function createRecorder({ source, store, scope, clock = systemClock }: RecorderOptions): Recorder {
  const view = createStore<RecorderView>({ state: idle, takes: [], unfinished: [], unsaved: [] })
  let recording: { id: string; startedAt: EpochMs; opened: OpenRecording } | null = null
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
    const id = newId()
    let parts = 0
    const onLevel = (level: number) => mine === press && tell({ type: 'level', level })
    const onLost = () => mine === press && end({ type: 'deviceLost' })
    const onPart = (part: Recorded) => {
      if (mine !== press || recording?.id !== id) return
      void store.putPart(scope, { ...part, takeId: id, index: parts, recordedAt: recording.startedAt })
      parts += 1
    }
    try {
      const opened = await source.open(deviceId, { onLevel, onPart, onLost })
      // Stop was pressed while the browser asked.
      if (mine !== press || stateOf().status !== 'opening') return opened.cancel()
      const startedAt = clock.now()
      recording = { id, startedAt, opened }
      tell({ type: 'opened', at: startedAt })
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
    if (ending && stateOf().status === 'finishing') void finish(ending.id, ending.opened)
  }

  async function finish(id: string, ending: OpenRecording) {
    try {
      const { mp3, durationMs, peak } = await ending.stop()
      tell({ type: 'finished', take: { durationMs, peak } })
      const state = stateOf()
      if (state.status === 'idle' && state.refusal === null)
        return await keep({ id, recordedAt: clock.now(), mp3, durationMs })
      await store.remove(scope, id)
    } catch (error) {
      // What was kept of it is offered when the page is opened again.
      tell({ type: 'failed', error: codeOf(error) })
    }
  }

  async function keep(take: Take) {
    view.setState((now) => ({ ...now, takes: [...now.takes, take] }))
    if (!(await store.put(scope, take))) view.setState((now) => ({ ...now, unsaved: [...now.unsaved, take.id] }))
  }

  return {
    getState: view.getState,
    subscribe: view.subscribe,
    async load() {
      const [found, joined] = await Promise.all([store.list(scope), store.listUnfinished(scope)])
      const known = new Set(found.map(({ id }) => id))
      // A take of another tab that still runs looks the same. Using what there is of it takes nothing from that tab.
      const unfinished = joined.filter(({ id }) => !known.has(id) && id !== recording?.id)
      view.setState((now) => ({
        ...now,
        takes: [...found, ...now.takes.filter(({ id }) => !known.has(id))],
        unfinished,
      }))
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
      recording?.opened.cancel()
      if (recording) void store.remove(scope, recording.id)
      recording = null
      tell({ type: 'cancel' })
    },
    use(takeId) {
      const take = view.getState().unfinished.find(({ id }) => id === takeId)
      if (!take) return
      view.setState((now) => ({ ...now, unfinished: now.unfinished.filter(({ id }) => id !== takeId) }))
      void keep(take)
    },
    remove(takeId) {
      view.setState((now) => ({
        ...now,
        takes: now.takes.filter(({ id }) => id !== takeId),
        unfinished: now.unfinished.filter(({ id }) => id !== takeId),
        unsaved: now.unsaved.filter((id) => id !== takeId),
      }))
      void store.remove(scope, takeId)
    },
  }
}
