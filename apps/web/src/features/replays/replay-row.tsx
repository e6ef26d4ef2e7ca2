import type { Replay, ReplayAudit } from '@hwjy/sdk'
import { Button, StatusPill, VideoPlayer } from '@hwjy/ui'
import { Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as css from './replays.css.ts'

const tones = {
  pending: 'accent',
  systemApproved: 'success',
  manuallyApproved: 'success',
  rejected: 'danger',
} as const satisfies Record<ReplayAudit, string>

interface ReplayRowProps {
  replay: Replay
  /** Address of the page on which the board of this lesson is played; left out where the viewer may not see it. */
  boardPath?: string
  actions?: ReactNode
}

/** One replay: its state with a sentence, and the film where it is one. */
export function ReplayRow({ replay, boardPath, actions }: ReplayRowProps) {
  const { t } = useTranslation('replays')
  const [isOpen, setIsOpen] = useState(false)
  const { title, source, audit, auditReason, isCurrent, durationSeconds, videoUrl } = replay
  const minutes = Math.max(1, Math.round(durationSeconds / 60))
  const isLog = videoUrl === null && source === 'system'
  const isApproved = audit === 'systemApproved' || audit === 'manuallyApproved'
  const board = isLog && isApproved ? boardPath : undefined
  const shown =
    isLog && isApproved
      ? 'record'
      : isCurrent
        ? 'current'
        : audit === 'pending'
          ? 'waits'
          : audit === 'rejected'
            ? 'rejected'
            : 'replaced'
  return (
    <li className={css.replay}>
      <div className={css.replayHead}>
        <span lang="zh-Hans" className={css.title}>
          {title}
        </span>
        <StatusPill tone={tones[audit]}>{t(`audits.${audit}`)}</StatusPill>
        <span className={css.small}>{`${t(`sources.${source}`)} · ${t('minutes', { count: minutes })}`}</span>
      </div>
      <p className={css.small}>{t(`shown.${shown}`)}</p>
      {auditReason !== '' && <p>{t('reason', { reason: auditReason })}</p>}
      {isOpen && videoUrl !== null && <VideoPlayer src={videoUrl} label={title} className={css.player} />}
      {(videoUrl !== null || board !== undefined || actions) && (
        <div className={css.actions}>
          {videoUrl !== null && !isOpen && (
            <Button size="sm" onClick={() => setIsOpen(true)}>
              <Play aria-hidden size={16} />
              {t('watch')}
            </Button>
          )}
          {board !== undefined && (
            <Button asChild size="sm">
              <Link to={board}>
                <Play aria-hidden size={16} />
                {t('watch')}
              </Link>
            </Button>
          )}
          {actions}
        </div>
      )}
    </li>
  )
}
