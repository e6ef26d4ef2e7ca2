import { Button, IconButton } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import type { MediaKind } from '../../core/room/room-types.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useMedia } from '../hooks/use-media.ts'
import { useChannel } from '../hooks/use-room.ts'
import { ownRoomOf } from '../media/own-room.ts'
import { CloseIcon } from '../shared/icons.ts'
import { Reason } from '../shared/reason.tsx'
import * as css from './control-bar.css.ts'

// Long enough to be read aloud. What does not hold any more goes at once. [R47]
const NOTICE_MS = 4_000
const kinds = ['mic', 'camera', 'screen'] as const satisfies readonly MediaKind[]

/** Tells what is wrong with picture and sound, and what to do about it. */
export function DeviceNotices() {
  const t = useTranslate()
  const { channel } = useClassroom()
  const { mine, joinError, isSoundBlocked, rejoin, resumeSound } = useMedia()
  const [dismissed, setDismissed] = useState<object | null>(null)
  const broken = kinds.find((kind) => mine[kind].error !== null)
  const error = broken && mine[broken].error
  const stopped = kinds.find((kind) => mine[kind].refusedBy !== null || mine[kind].replacedBy !== null)
  // A reason that does not hold any more is not told.
  const isAllowed = useChannel(() => stopped !== undefined && ownRoomOf(channel).denials[stopped] === null)
  const isPast = stopped !== undefined && mine[stopped].refusedBy !== null && isAllowed
  const toldBriefly = broken || !stopped || isPast ? null : mine[stopped]
  useEffect(() => {
    if (!toldBriefly) return
    const timer = setTimeout(() => setDismissed(toldBriefly), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [toldBriefly])

  if (isSoundBlocked) {
    return (
      <Reason
        className={css.reasonCard}
        action={
          <Button size="sm" tone="primary" onClick={() => void resumeSound()}>
            {t('rtc.turnOnSound')}
          </Button>
        }
      >
        {t('rtc.soundBlocked')}
      </Reason>
    )
  }
  // Without WebRTC another press does not help, and the camera is not what is missing.
  if (joinError === 'unsupported') return <Reason className={css.reasonCard}>{t('rtc.noConnections')}</Reason>
  if (joinError) {
    return (
      <Reason
        className={css.reasonCard}
        action={
          <Button size="sm" onClick={() => void rejoin()}>
            {t('rtc.retry')}
          </Button>
        }
      >
        {t(`rtc.${joinError}`, { device: t('device.camera') })}
      </Reason>
    )
  }
  if (toldBriefly && dismissed !== toldBriefly) {
    const { refusedBy } = toldBriefly
    const words = refusedBy
      ? t(`refusal.${refusedBy}`)
      : t(stopped === 'camera' ? 'media.cameraReplaced' : 'media.screenReplaced')
    return <Reason className={css.reasonCard}>{words}</Reason>
  }
  if (!broken || !error || dismissed === mine[broken]) return <Reason>{null}</Reason>
  return (
    <Reason
      className={css.reasonCard}
      action={
        <IconButton
          size="sm"
          label={t('room.dismiss')}
          icon={<CloseIcon size={16} />}
          onClick={() => setDismissed(mine[broken])}
        />
      }
    >
      {t(`rtc.${error}`, { device: t(`device.${broken}`) })}
    </Reason>
  )
}
