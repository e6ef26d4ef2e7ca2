import { Badge, Button, StatusPill } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { useTranslate } from '../hooks/classroom-context.ts'
import { formatMinutes, useClassClock } from '../hooks/use-class-clock.ts'
import { useCommand } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { useRoom } from '../hooks/use-room.ts'
import { useRoomTitle } from './use-room-title.ts'
import { EndIcon, LeaveIcon, PlayIcon } from '../shared/icons.ts'
import { lateView } from '../shared/late-view.tsx'
import { Signal } from './signal.tsx'
import * as css from './top-bar.css.ts'

const NetworkChip = lateView(() => import('../speaking/network-chip.tsx').then((module) => module.NetworkChip))

export interface TopBarProps {
  onLeave: () => void
  onEnd: () => void
  children?: ReactNode
}

/** Shows lesson, clock, state and signal. Leaving is a quiet button, ending is a red one that says what it ends. */
export function TopBar({ onLeave, onEnd, children }: TopBarProps) {
  const t = useTranslate()
  const me = useMe()
  const status = useRoom((room) => room.status)
  const title = useRoomTitle()
  const { send, isBusy } = useCommand()
  return (
    <header className={css.bar}>
      <h1 className={css.title} title={title}>
        {title}
      </h1>
      <div className={css.facts}>
        <ClassStatus />
        <NetworkChip />
        <Signal />
      </div>
      <div className={css.actions}>
        {me?.isTeacher && status === 'waiting' && (
          <Button tone="primary" size="sm" isBusy={isBusy} onClick={() => void send({ type: 'start' })}>
            <PlayIcon size={16} aria-hidden />
            {t('class.start')}
          </Button>
        )}
        {children}
        <Button tone="quiet" size="sm" onClick={onLeave}>
          <LeaveIcon size={16} aria-hidden />
          <span className={css.word}>{t('class.leave')}</span>
        </Button>
        {me?.isTeacher && status === 'live' && (
          <Button tone="danger" size="sm" onClick={onEnd}>
            <EndIcon size={16} aria-hidden />
            <span className={css.endWord}>{t('class.end')}</span>
          </Button>
        )}
      </div>
    </header>
  )
}

function ClassStatus() {
  const t = useTranslate()
  const status = useRoom((room) => room.status)
  const { elapsedMs, untilEndMs, untilStartMs } = useClassClock()
  if (status !== 'live') {
    const minutes = Math.ceil((untilStartMs ?? 0) / 60_000)
    return (
      <>
        <Badge tone="neutral">{t(status === 'ended' ? 'status.ended' : 'status.waiting')}</Badge>
        {status === 'waiting' && minutes > 0 && <span className={css.hint}>{t('status.startsIn', { minutes })}</span>}
      </>
    )
  }
  const time = formatMinutes(elapsedMs)
  const left = untilEndMs ?? 0
  return (
    <>
      <span className={css.notOnSide}>
        <StatusPill tone={left < 0 ? 'warning' : 'success'} isLive>
          {t(left < 0 ? 'status.overtime' : 'status.live')}
        </StatusPill>
      </span>
      <span className={css.clock} role="timer" aria-label={t('clock.elapsed', { time })}>
        {time}
      </span>
      <span className={css.hint} data-late={left < 0}>
        {left < 0
          ? t('status.overBy', { minutes: Math.ceil(-left / 60_000) })
          : t('status.endsIn', { minutes: Math.ceil(left / 60_000) })}
      </span>
    </>
  )
}
