import { Button, SegmentedControl, TextInput } from '@hwjy/ui'
import { useState } from 'react'
import { isTimerOver, timerLeftMs, timerPassedMs } from '../../../core/room/rules/tool-rules.ts'
import { type Timer, TIMER_SECONDS_MAX } from '../../../core/room/tool-types.ts'
import { useNow } from '../../hooks/use-class-clock.ts'
import { useCommand } from '../../hooks/use-command.ts'
import { useMe } from '../../hooks/use-me.ts'
import { Reason } from '../../shared/reason.tsx'
import { ToolCard } from '../tool-card.tsx'
import * as css from '../tool-card.css.ts'
import { asClock, newToolId } from '../use-tools.ts'
import { useToolWords } from '../use-tool-words.ts'

const MINUTES = ['1', '3', '5', '10'] as const

export function TimerStart({ onFold, onClose }: { onFold: () => void; onClose: () => void }) {
  const t = useToolWords()
  const command = useCommand()
  const [kind, setKind] = useState<'countdown' | 'stopwatch'>('countdown')
  const [minutes, setMinutes] = useState('3')
  const seconds = Math.round(Number(minutes.replace(',', '.')) * 60)
  const isLength = kind === 'stopwatch' || (seconds >= 1 && seconds <= TIMER_SECONDS_MAX)
  const start = async () => {
    if (!isLength) return command.explain('tool-invalid')
    const length = kind === 'stopwatch' ? 0 : seconds
    if (await command.attempt({ type: 'startTimer', timerId: newToolId(), kind, seconds: length })) onClose()
  }
  return (
    <ToolCard
      title={t('timer')}
      isMovable
      onFold={onFold}
      onClose={onClose}
      foot={
        <Button tone="primary" isWide isBusy={command.isBusy} onClick={() => void start()}>
          {t('startTimer')}
        </Button>
      }
    >
      <SegmentedControl
        label={t('timer')}
        isWide
        options={[
          { value: 'countdown', label: t('countdown') },
          { value: 'stopwatch', label: t('stopwatch') },
        ]}
        value={kind}
        onValueChange={setKind}
      />
      {kind === 'countdown' && (
        <>
          <SegmentedControl
            label={t('time')}
            isWide
            options={MINUTES.map((count) => ({ value: count, label: t('minutes', { count: Number(count) }) }))}
            value={minutes}
            onValueChange={setMinutes}
          />
          <TextInput
            inputMode="decimal"
            aria-label={t('ownMinutes')}
            value={minutes}
            maxLength={5}
            end={t('ownMinutes')}
            onChange={(event) => setMinutes(event.target.value)}
          />
        </>
      )}
      <Reason>{command.refusal}</Reason>
    </ToolCard>
  )
}

/** Reads the clock of a timer: what is left of a countdown, what has passed on a stopwatch. */
export function timerFace(timer: Timer, now: number): string {
  const ms = timer.kind === 'countdown' ? timerLeftMs(timer, now) : timerPassedMs(timer, now)
  return asClock(timer.kind === 'countdown' ? Math.ceil(ms / 1_000) : Math.floor(ms / 1_000))
}

/** The same clock for all; the teacher pauses, adds a minute, stops. */
export function TimerCard({ timer, onFold }: { timer: Timer; onFold: () => void }) {
  const t = useToolWords()
  const now = useNow()
  const command = useCommand()
  const isTeacher = useMe()?.isTeacher ?? false
  const { id: timerId } = timer
  const isOver = isTimerOver(timer, now)
  const isPaused = timer.pausedAt !== null
  const ask = (type: 'pauseTimer' | 'resumeTimer' | 'stopTimer') => void command.attempt({ type, timerId })
  return (
    <ToolCard
      title={t(timer.kind)}
      isMovable={isTeacher}
      onFold={onFold}
      foot={
        isTeacher && (
          <>
            {!isOver && (
              <Button className={css.wide} onClick={() => ask(isPaused ? 'resumeTimer' : 'pauseTimer')}>
                {t(isPaused ? 'resume' : 'pause')}
              </Button>
            )}
            {!isOver && timer.kind === 'countdown' && (
              <Button
                className={css.wide}
                onClick={() => void command.attempt({ type: 'addTime', timerId, seconds: 60 })}
              >
                {t('addMinute')}
              </Button>
            )}
            <Button tone="primary" className={css.wide} onClick={() => ask('stopTimer')}>
              {t('stop')}
            </Button>
          </>
        )
      }
    >
      <p className={css.big} role="timer">
        {timerFace(timer, now)}
      </p>
      {(isOver || isPaused) && <p className={css.centered}>{t(isOver ? 'timeUp' : 'paused')}</p>}
      <Reason>{command.refusal}</Reason>
    </ToolCard>
  )
}
