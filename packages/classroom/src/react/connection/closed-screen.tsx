import { Button, Spinner } from '@hwjy/ui'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useConnection } from '../hooks/use-connection.ts'
import { WifiOffIcon } from '../shared/icons.ts'
import { lateView } from '../shared/late-view.tsx'
import * as css from './connection.css.ts'
import { MessageScreen } from './message-screen.tsx'
import { useLostSince } from './use-lost-since.ts'
import type { WhyClosedProps } from './why-closed.tsx'

export interface ClosedScreenProps extends Omit<WhyClosedProps, 'home'> {
  onLeave: (() => void) | undefined
}

// Here once the room is: a page whose room is closed has been inside, or has a line.
const WhyClosed = lateView(() => import('./why-closed.tsx').then((module) => module.WhyClosed))

/** Before the first connection, when it cannot be made, and after it was closed: what happened and what to do. [R31] */
export function ClosedScreen({ onLeave, onUseHere, readmission }: ClosedScreenProps) {
  const t = useTranslate()
  const { connection, reconnect } = useConnection()
  const lostSince = useLostSince()
  const home = onLeave && <Button onClick={onLeave}>{t('connection.backHome')}</Button>

  if (connection.status === 'failed') {
    return (
      <MessageScreen
        icon={<WifiOffIcon size={32} />}
        title={t('connection.failedTitle')}
        actions={
          <>
            {home}
            <Button tone="primary" onClick={reconnect}>
              {t('connection.retry')}
            </Button>
          </>
        }
      >
        <p className={css.body}>{t(`connection.failed.${connection.code}`)}</p>
      </MessageScreen>
    )
  }
  if (connection.status !== 'closed') {
    const words = t(connection.status === 'reconnecting' ? 'connection.stillConnecting' : 'connection.connecting')
    return (
      <div className={css.screen}>
        <div className={css.card}>
          <Spinner size="lg" label={words} />
          <p className={css.body} aria-hidden>
            {words}
          </p>
          {lostSince !== null && (
            <Button tone="primary" onClick={() => location.reload()}>
              {t('connection.reload')}
            </Button>
          )}
          {home}
        </div>
      </div>
    )
  }
  return <WhyClosed home={home} onUseHere={onUseHere} readmission={readmission} />
}
