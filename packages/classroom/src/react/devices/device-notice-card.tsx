import { Button, IconButton } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import * as bar from '../control-bar/control-bar.css.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useMedia } from '../hooks/use-media.ts'
import { useWords } from '../i18n/use-words.ts'
import { CloseIcon } from '../shared/icons.ts'
import { Reason } from '../shared/reason.tsx'
import type { DeviceEvent } from './device-event.ts'
import { deviceWords } from './device-words.ts'

const BRIEF_MS = 4_000

export function DeviceNoticeCard({ event }: { event: DeviceEvent }) {
  const t = useWords(deviceWords)
  const tRoom = useTranslate()
  const { offered, replaced, answerOffer, dismiss } = useMedia()
  const [isRead, setIsRead] = useState(false)
  const isBrief = event === 'isBack' || event === 'replaced'
  useEffect(() => {
    if (!isBrief) return
    const timer = setTimeout(() => {
      setIsRead(true)
      if (event === 'replaced') dismiss('replaced')
    }, BRIEF_MS)
    return () => clearTimeout(timer)
  }, [isBrief, event, dismiss])
  if (isRead) return null
  if (event === 'offer') {
    return (
      <Reason
        className={bar.reasonCard}
        action={
          <>
            <Button size="sm" tone="quiet" onClick={() => void answerOffer(false)}>
              {t('event.keep')}
            </Button>
            <Button size="sm" tone="primary" onClick={() => void answerOffer(true)}>
              {t('event.use')}
            </Button>
          </>
        }
      >
        {t('event.offer', { name: offered?.label ?? '' })}
      </Reason>
    )
  }
  const words =
    event === 'replaced' ? t('event.replaced', { device: tRoom(`device.${replaced ?? 'mic'}`) }) : t(`event.${event}`)
  return (
    <Reason
      className={bar.reasonCard}
      action={
        !isBrief && (
          <IconButton
            size="sm"
            label={tRoom('room.dismiss')}
            icon={<CloseIcon size={16} />}
            onClick={() => (event === 'silent' ? dismiss('isShareSilent') : setIsRead(true))}
          />
        )
      }
    >
      {words}
    </Reason>
  )
}
