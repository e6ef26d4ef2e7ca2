import { Button } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useConnection } from '../hooks/use-connection.ts'
import { LeaveIcon, PeopleIcon } from '../shared/icons.ts'
import * as css from './connection.css.ts'
import { MessageScreen } from './message-screen.tsx'
import { type Readmission, useIsReadmitted } from './use-readmission.ts'

export interface WhyClosedProps {
  /** Takes the place back after a sign-in elsewhere. */
  onUseHere: (() => void) | undefined
  /** Lets a removed person come back once the teacher allows it. */
  readmission?: Readmission | undefined
  /** Leads out of the room, where the host has a place for it. */
  home: ReactNode
}

/** Why the room is closed for this page, for good, and what its person can do. */
export function WhyClosed({ home, onUseHere, readmission }: WhyClosedProps) {
  const t = useTranslate()
  const { connection } = useConnection()
  if (connection.status !== 'closed') return null
  const { reason, detail } = connection
  if (reason === 'removed') return <RemovedScreen detail={detail} readmission={readmission} home={home} />
  const isElsewhere = reason === 'signed-in-elsewhere'
  const title =
    reason === 'signed-in-elsewhere' || reason === 'class-ended' || reason === 'left'
      ? t(`closed.title.${reason}`) || t('closed.title.other')
      : t('closed.title.other')
  return (
    <MessageScreen
      icon={isElsewhere ? <PeopleIcon size={32} /> : <LeaveIcon size={32} />}
      title={title}
      actions={
        <>
          {home}
          {reason === 'outdated' && (
            <Button tone="primary" onClick={() => location.reload()}>
              {t('connection.reload')}
            </Button>
          )}
          {isElsewhere && onUseHere && (
            <Button tone="primary" onClick={onUseHere}>
              {t('connection.useHere')}
            </Button>
          )}
        </>
      }
    >
      <p className={css.body}>{t(`closed.${reason}`)}</p>
      {isElsewhere && onUseHere && <p className={css.body}>{t('connection.elsewhereBody')}</p>}
    </MessageScreen>
  )
}

interface RemovedScreenProps {
  /** Why, in the teacher's words. */
  detail: string | undefined
  readmission: Readmission | undefined
  home: ReactNode
}

/** A removed student waits here for the teacher, who may let them back in; coming is their own act. [R28][R46] */
function RemovedScreen({ detail, readmission, home }: RemovedScreenProps) {
  const t = useTranslate()
  const isReadmitted = useIsReadmitted(readmission?.ask)
  if (isReadmitted) {
    return (
      // Another title, which takes the focus and is read out.
      <MessageScreen
        key="readmitted"
        icon={<PeopleIcon size={32} />}
        title={t('closed.title.readmitted')}
        actions={
          <>
            {home}
            <Button tone="primary" onClick={readmission?.enter}>
              {t('closed.enterAgain')}
            </Button>
          </>
        }
      >
        <p className={css.body}>{t('closed.readmitted')}</p>
      </MessageScreen>
    )
  }
  return (
    <MessageScreen key="removed" icon={<LeaveIcon size={32} />} title={t('closed.title.removed')} actions={home}>
      <p className={css.body}>{t('closed.removed')}</p>
      {readmission && <p className={css.body}>{t('closed.removedWait')}</p>}
      {detail && <p className={css.body}>{t('closed.removedBecause', { reason: detail })}</p>}
    </MessageScreen>
  )
}
