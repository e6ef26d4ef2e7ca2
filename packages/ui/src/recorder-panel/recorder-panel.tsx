import { clsx } from 'clsx'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { MicrophoneIcon, StopIcon } from '../icons.ts'
import { clock } from '../media/clock.ts'
import { Meter } from '../meter/meter.tsx'
import { Select } from '../select/select.tsx'
import { useWords } from '../ui-text/words.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import { type RecorderProblem, recorderWords } from './recorder-panel-words.ts'
import * as css from './recorder-panel.css.ts'
import type { RecorderTake, UnfinishedTake } from './recorder-take.ts'
import { TakeRow } from './take-row.tsx'
import { UnfinishedRow } from './unfinished-row.tsx'

export type RecorderPanelState =
  | { status: 'idle'; error: RecorderProblem | null; refusal: 'empty' | 'silent' | null }
  | { status: 'opening' }
  /** `level` 0–100, `seconds` since it began. */
  | { status: 'recording'; level: number; seconds: number }
  | { status: 'finishing' }

export interface RecorderPanelProps {
  state: RecorderPanelState
  takes: readonly RecorderTake[]
  /** Those whose page was closed while they ran: each is heard, then used or discarded. */
  unfinished?: readonly UnfinishedTake[] | undefined
  onUse?: ((takeId: string) => void) | undefined
  /** The longest take. */
  maxSeconds: number
  /** More than one: the person chooses. */
  microphones?: readonly { id: string; label: string }[] | undefined
  /** Null is the browser's choice. */
  microphone?: string | null | undefined
  onMicrophoneChange?: ((id: string | null) => void) | undefined
  onRecord: () => void
  onStop: () => void
  onCancel: () => void
  /** Deletes a take, or discards an unfinished one. */
  onRemove: (takeId: string) => void
  /** What can be done with a take, such as handing it in. */
  actionOf?: ((take: RecorderTake) => ReactNode) | undefined
  className?: string | undefined
}

/** Stands for the browser's choice in the list of microphones, whose ids are never empty words like this. */
const ANY = 'any'

/** Records takes to hand in: one button, how loud it is, how long; below it the takes, to listen to first. */
export function RecorderPanel({ state, takes, maxSeconds, className, ...props }: RecorderPanelProps) {
  const words = useWords(recorderWords)
  const { unfinished = [], microphones = [], microphone = null, onMicrophoneChange, onRecord, onStop, onCancel } = props
  // Its button goes with the take; the focus must not leave the page.
  const [recordButton, setRecordButton] = useState<HTMLButtonElement | null>(null)
  const isRunning = state.status === 'recording'
  const last = takes.at(-1)
  return (
    <div className={clsx(css.panel, className)}>
      <div className={css.controls} data-state={state.status}>
        <Button
          ref={setRecordButton}
          tone={isRunning ? 'danger' : 'primary'}
          size="lg"
          // It stays the same button, and keeps the focus, while it turns from one into the other.
          isBusy={state.status === 'finishing'}
          onClick={state.status === 'idle' ? onRecord : onStop}
        >
          {state.status === 'idle' ? <MicrophoneIcon aria-hidden size={20} /> : <StopIcon aria-hidden size={20} />}
          {state.status === 'idle' ? words.record : words.stop}
        </Button>
        <div className={css.now}>
          <NowLine state={state} maxSeconds={maxSeconds} />
          {isRunning && <Meter value={state.level / 100} label={words.level} tone="success" />}
        </div>
        {isRunning && <CancelButton onCancel={onCancel} onGone={() => recordButton?.focus()} />}
        {state.status === 'idle' && microphones.length > 1 && onMicrophoneChange && (
          <Select
            aria-label={words.microphone}
            value={microphone ?? ANY}
            onValueChange={(id) => onMicrophoneChange(id === ANY ? null : id)}
            options={[
              { value: ANY, label: words.anyMicrophone },
              ...microphones.map(({ id, label }) => ({ value: id, label })),
            ]}
          />
        )}
      </div>
      {state.status === 'idle' && state.error && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={onRecord}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.problems[state.error]}
        </Banner>
      )}
      {state.status === 'idle' && state.refusal && <Banner tone="warning">{words[state.refusal]}</Banner>}
      <output className={visuallyHidden}>
        {state.status === 'idle' &&
          !state.error &&
          !state.refusal &&
          last &&
          words.kept(clock(last.durationMs / 1_000))}
      </output>
      {state.status === 'idle' && unfinished.length > 0 && (
        <ul className={css.takes}>
          {unfinished.map((take) => (
            <UnfinishedRow
              key={take.id}
              take={take}
              onUse={() => {
                props.onUse?.(take.id)
                recordButton?.focus()
              }}
              onDiscard={() => {
                props.onRemove(take.id)
                recordButton?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {takes.length > 0 && (
        <ol className={css.takes} aria-label={words.takes}>
          {takes.map((take, index) => (
            <TakeRow
              key={take.id}
              take={take}
              no={index + 1}
              action={props.actionOf?.(take)}
              onRemove={() => {
                props.onRemove(take.id)
                recordButton?.focus()
              }}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

/** Asks before what was recorded so far is lost; the recording goes on meanwhile. */
function CancelButton({ onCancel, onGone }: { onCancel: () => void; onGone: () => void }) {
  const words = useWords(recorderWords)
  const [isAsking, setIsAsking] = useState(false)
  const isDiscarded = useRef(false)
  const tellGone = useEffectEvent(onGone)
  useEffect(
    () => () => {
      // An open dialog would take the focus back.
      if (isDiscarded.current) tellGone()
    },
    [],
  )
  return (
    <>
      <Button tone="quiet" onClick={() => setIsAsking(true)}>
        {words.cancel}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={words.ask.title}
        description={words.ask.text}
        confirmLabel={words.ask.confirm}
        cancelLabel={words.ask.goOn}
        onConfirm={() => {
          isDiscarded.current = true
          onCancel()
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}

function NowLine({ state, maxSeconds }: Pick<RecorderPanelProps, 'state' | 'maxSeconds'>) {
  const words = useWords(recorderWords)
  switch (state.status) {
    case 'opening':
      return <output className={css.time}>{words.opening}</output>
    case 'finishing':
      return <output className={css.time}>{words.finishing}</output>
    case 'recording':
      // A timer that is read aloud every second would be in the recording.
      return <span className={css.time}>{words.timeOf(clock(state.seconds), clock(maxSeconds))}</span>
    case 'idle':
      return null
    default:
      return state satisfies never
  }
}
