import { type Take, TAKE_MAX_MS } from '@hwjy/classroom/recorder'
import { Banner, RecorderPanel, type RecorderPanelProps } from '@hwjy/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { savedDeviceChoice } from '../devices/device-choice.ts'
import { useMicrophones } from './use-microphones.ts'
import { type RecorderParts, useRecorder } from './use-recorder.ts'
import { useUnfinishedRows } from './use-unfinished-rows.ts'

export interface RecorderProps extends RecorderParts {
  /** What the takes are for; another one is another component, with a `key`. */
  about: string
  /** What can be done with a take, such as handing it in. */
  actionOf?: RecorderPanelProps['actionOf']
  /** Called once with each take, also with those of an earlier visit. `remove` forgets it on this device. */
  onTake?: (take: Take, remove: () => void) => void
  /** How many takes there is room for, and what is said when one more is asked for. */
  limit?: { takes: number; text: string }
}

/** Records takes that stay on this device until they are handed in. Load it when it is opened. */
export function Recorder({ about, actionOf, onTake, limit, ...parts }: RecorderProps) {
  const { state, takes, unfinished, unsaved, record, stop, cancel, use, remove } = useRecorder(about, parts)
  const [microphone, setMicrophone] = useState(() => savedDeviceChoice().microphone)
  const told = useRef(new Set<string>())
  const tell = useEffectEvent((take: Take) => onTake?.(take, () => remove(take.id)))
  useEffect(() => {
    for (const take of takes) {
      if (told.current.has(take.id)) continue
      told.current.add(take.id)
      tell(take)
    }
  }, [takes])
  const isFull = limit !== undefined && takes.length >= limit.takes
  const [isOneTooMany, setIsOneTooMany] = useState(false)
  const isRecording = state.status === 'recording'
  const seconds = useSeconds(isRecording ? state.startedAt : null)
  const panel = (
    <RecorderPanel
      state={isRecording ? { ...state, seconds } : state}
      takes={takes.map((take) => ({ ...take, isUnsaved: unsaved.includes(take.id) }))}
      unfinished={useUnfinishedRows(isFull ? [] : unfinished)}
      onUse={use}
      maxSeconds={TAKE_MAX_MS / 1_000}
      microphones={useMicrophones(state.status)}
      microphone={microphone}
      onMicrophoneChange={setMicrophone}
      onRecord={() => {
        setIsOneTooMany(isFull)
        if (!isFull) void record(microphone)
      }}
      onStop={stop}
      onCancel={cancel}
      onRemove={remove}
      actionOf={actionOf}
    />
  )
  if (!isFull || !isOneTooMany) return panel
  return (
    <>
      {panel}
      <Banner tone="warning">{limit.text}</Banner>
    </>
  )
}

/** Whole seconds since then; 0 without a time. */
function useSeconds(since: number | null): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (since === null) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [since])
  return since === null ? 0 : Math.max(0, Math.floor((now - since) / 1_000))
}
