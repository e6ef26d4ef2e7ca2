import { Button } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useConnection } from '../hooks/use-connection.ts'
import { useMe } from '../hooks/use-me.ts'
import { useNetworkStep } from '../hooks/use-network.ts'
import { useChannel, useRoom } from '../hooks/use-room.ts'
import { MissingPart } from '../shared/late-notice.tsx'
import { fetchLateViews, useMissingPart } from '../shared/late-view.tsx'
import * as css from './connection.css.ts'
import { useLostSince } from './use-lost-since.ts'

// Keeps "you are back" on the screen for this long.
const BACK_MS = 4_000

/** Tells the state of the connection in words, over the room and without moving it. [R31][R32] */
export function ConnectionBanner() {
  const t = useTranslate()
  const { connection, reconnect } = useConnection()
  const isHeldBack = useChannel((state) => state.isHeldBack ?? false)
  const missing = useMissingPart()
  const step = useNetworkStep()
  const isBack = useIsBack(connection.status)
  const teacherAway = useTeacherAway()
  const lostSince = useLostSince()
  return (
    <output className={css.strip}>
      {connection.status === 'reconnecting' ? (
        <div className={css.message}>
          <span>
            {lostSince === null ? t('connection.reconnecting') : t('connection.lostSince', { time: lostSince })}
          </span>
          <Button size="sm" onClick={reconnect}>
            {t('connection.tryNow')}
          </Button>
          {lostSince !== null && (
            <Button size="sm" onClick={() => location.reload()}>
              {t('connection.reload')}
            </Button>
          )}
        </div>
      ) : missing ? (
        <div className={css.message}>
          <MissingPart failure={missing} onRetry={() => void fetchLateViews()} />
        </div>
      ) : isHeldBack ? (
        <div className={css.message}>{t('connection.heldBack')}</div>
      ) : isBack ? (
        <div className={css.message} data-tone="good">
          {t('connection.back')}
        </div>
      ) : teacherAway ? (
        <div className={css.message}>{t(`connection.teacher.${teacherAway}`)}</div>
      ) : step !== 'full' ? (
        <div className={css.message}>{t(`weak.${step}`)}</div>
      ) : null}
    </output>
  )
}

// A class without its teacher: why, for the students who wait.
function useTeacherAway(): 'lost' | 'gone' | null {
  const isTeacher = useMe()?.isTeacher ?? true
  const presence = useRoom(({ status, settings, participants }) =>
    status === 'live' && settings ? participants[settings.teacherId]?.presence : undefined,
  )
  return isTeacher || presence === undefined || presence === 'here' ? null : presence
}

// True for a moment after a reconnect, not after the first connect.
function useIsBack(status: string): boolean {
  const [seen, setSeen] = useState({ status, isBack: false })
  if (status !== seen.status) {
    setSeen({ status, isBack: status === 'connected' && seen.status === 'reconnecting' })
  }
  useEffect(() => {
    if (!seen.isBack) return
    const timer = setTimeout(() => setSeen((last) => ({ ...last, isBack: false })), BACK_MS)
    return () => clearTimeout(timer)
  }, [seen.isBack])
  return seen.isBack
}
