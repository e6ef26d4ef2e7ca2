import { Button, clock, DropdownMenu, IconButton, Slider, VisuallyHidden } from '@hwjy/ui'
import { type ClassReplay, REPLAY_SPEEDS } from '../../ports/class-replay.ts'
import { useWords } from '../i18n/use-words.ts'
import { useSelection } from '../store/use-selection.ts'
import { Activity } from './activity.tsx'
import { BackIcon, ForwardIcon, FullScreenIcon, LeaveFullScreenIcon, PauseIcon, PlayIcon } from './replay-icons.ts'
import * as css from './replay-bar.css.ts'
import { replayWords } from './words/replay-words.ts'

/** One press goes this far. */
export const STEP_MS = 10_000

export interface ReplayBarProps {
  replay: ClassReplay
  isFull: boolean
  /** Null where the browser has no full screen for a part of a page. */
  onFullScreen: (() => void) | null
}

/** Lets a viewer move through the time of a class. */
export function ReplayBar({ replay, isFull, onFullScreen }: ReplayBarProps) {
  const t = useWords(replayWords)
  const { at, duration, isPlaying, isWaiting, speed, skipsQuiet } = useSelection(replay, (state) => state)
  const time = (ms: number) => clock(Math.floor(ms / 1_000))
  return (
    <div className={css.bar}>
      <div className={css.line}>
        <Activity replay={replay} />
        <Slider
          label={t('position')}
          isValueHidden
          max={Math.max(1, Math.ceil(duration / 1_000))}
          value={Math.min(at, duration) / 1_000}
          disabled={duration === 0}
          formatValue={(seconds) => t('timeOf', { time: clock(Math.floor(seconds)), duration: time(duration) })}
          onValueChange={(seconds) => replay.seek(seconds * 1_000)}
        />
      </div>
      <div className={css.buttons}>
        <IconButton
          isRound
          tone="primary"
          label={t(isPlaying ? 'pause' : 'play')}
          icon={isPlaying ? <PauseIcon size={20} fill="currentColor" /> : <PlayIcon size={20} fill="currentColor" />}
          isBusy={isPlaying && isWaiting}
          onClick={replay.toggle}
        />
        <IconButton
          tone="quiet"
          label={t('back')}
          icon={<BackIcon size={20} />}
          onClick={() => replay.skip(-STEP_MS)}
        />
        <IconButton
          tone="quiet"
          label={t('forward')}
          icon={<ForwardIcon size={20} />}
          onClick={() => replay.skip(STEP_MS)}
        />
        <span aria-hidden className={css.time}>
          {time(at)} / {time(duration)}
        </span>
        <span className={css.right}>
          <DropdownMenu
            side="top"
            trigger={
              <Button tone="quiet" size="sm">
                <VisuallyHidden>{t('options')} </VisuallyHidden>
                {speed}×
              </Button>
            }
            items={[
              {
                type: 'radio',
                label: t('speed'),
                value: String(speed),
                options: REPLAY_SPEEDS.map((one) => ({ value: String(one), label: `${one}×` })),
                onValueChange: (chosen) => replay.setSpeed(Number(chosen)),
              },
              { type: 'separator' },
              {
                type: 'check',
                label: t('skipQuiet'),
                isChecked: skipsQuiet,
                onCheckedChange: replay.setSkipsQuiet,
              },
            ]}
          />
          {onFullScreen && (
            <IconButton
              tone="quiet"
              label={t(isFull ? 'leaveFullScreen' : 'fullScreen')}
              icon={isFull ? <LeaveFullScreenIcon size={20} /> : <FullScreenIcon size={20} />}
              onClick={onFullScreen}
            />
          )}
        </span>
      </div>
    </div>
  )
}
