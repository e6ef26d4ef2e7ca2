import { Button } from '../button/button.tsx'
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { PauseIcon, PlayIcon } from '../icons.ts'
import { Slider } from '../slider/slider.tsx'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { useWords } from '../ui-text/words.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { clock } from './clock.ts'
import * as css from './media-controls.css.ts'
import type { MediaState } from './media-state.ts'
import { mediaWords } from './media-words.ts'
import { speeds } from './speeds.ts'
import type { MediaActions } from './use-media.ts'

interface ControlProps {
  state: MediaState
  actions: MediaActions | null
}

export function PlayButton({ state, actions }: ControlProps) {
  const words = useWords(mediaWords)
  const isPaused = state.status === 'paused' || state.status === 'failed'
  return (
    <IconButton
      isRound
      tone="primary"
      label={isPaused ? words.play : words.pause}
      icon={
        isPaused ? (
          <PlayIcon aria-hidden size={20} fill="currentColor" />
        ) : (
          <PauseIcon aria-hidden size={20} fill="currentColor" />
        )
      }
      isBusy={state.status === 'waiting'}
      disabled={state.status === 'failed'}
      onClick={() => actions?.toggle()}
    />
  )
}

/** Arrows go by a tenth of a second in short pieces and by a second in long ones, ten times as far with Shift. */
export function SeekBar({ state, actions }: ControlProps) {
  const words = useWords(mediaWords)
  return (
    <Slider
      label={words.seek}
      isValueHidden
      className={css.seek}
      min={0}
      max={state.duration || 1}
      step={state.duration > 60 ? 1 : 0.1}
      value={Math.min(state.time, state.duration)}
      disabled={state.duration === 0}
      formatValue={(time) => words.timeOf(clock(time), clock(state.duration))}
      onValueChange={(time) => actions?.seek(time)}
    />
  )
}

/** Shown to the eye only; screen readers read the time from the slider. */
export const TimeText = ({ state }: { state: MediaState }) => (
  <span aria-hidden className={css.time}>
    {clock(state.time)} / {clock(state.duration)}
  </span>
)

export function SpeedMenu({ state, actions }: ControlProps) {
  const words = useWords(mediaWords)
  return (
    <DropdownMenu
      side="top"
      trigger={
        <Button tone="quiet" size="sm" className={css.speed}>
          <VisuallyHidden>{words.speed} </VisuallyHidden>
          {state.speed}×
        </Button>
      }
      items={[
        {
          type: 'radio',
          label: words.speed,
          value: String(state.speed),
          options: speeds.map((speed) => ({ value: String(speed), label: `${speed}×` })),
          onValueChange: (speed) => actions?.setSpeed(Number(speed)),
        },
      ]}
    />
  )
}

export function MediaProblemNotice({ state, actions }: ControlProps) {
  const text = useUiText()
  const words = useWords(mediaWords)
  if (!state.problem) return null
  return (
    <div role="alert" className={css.problem}>
      <p>{words.problems[state.problem]}</p>
      <Button size="sm" onClick={() => actions?.retry()}>
        {text.retry}
      </Button>
    </div>
  )
}
