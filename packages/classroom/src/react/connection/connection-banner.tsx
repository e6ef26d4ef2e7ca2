import { Button } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useConnection } from '../hooks/use-connection.ts'
import { useNetworkStep } from '../hooks/use-network.ts'
import * as css from './connection.css.ts'

/** How long "you are back" stays. */
const BACK_MS = 4_000

/** The state of the line in words, over the room and without moving it. [R31][R32] */
export function ConnectionBanner() {
  const t = useTranslate()
  const { connection, reconnect } = useConnection()
  const step = useNetworkStep()
  const isBack = useIsBack(connection.status)
  return (
    <output className={css.strip}>
      {connection.status === 'reconnecting' ? (
        <div className={css.message}>
          <span>{t('connection.reconnecting', { attempt: connection.attempt })}</span>
          <Button size="sm" onClick={reconnect}>
            {t('connection.tryNow')}
          </Button>
        </div>
      ) : isBack ? (
        <div className={css.message} data-tone="good">
          {t('connection.back')}
        </div>
      ) : step !== 'full' ? (
        <div className={css.message}>{t(`weak.${step}`)}</div>
      ) : null}
    </output>
  )
}

/** True for a moment after a reconnect, not after the first connect. */
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
