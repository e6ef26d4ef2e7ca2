import { Button, IconButton } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import * as bar from '../control-bar/control-bar.css.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useMedia } from '../hooks/use-media.ts'
import { useWords } from '../i18n/use-words.ts'
import { CloseIcon } from '../shared/icons.ts'
import { Reason } from '../shared/reason.tsx'
import type { DeviceNewsKind } from './device-news-kind.ts'
import { deviceWords } from './device-words.ts'

const BRIEF_MS = 4_000

export function DeviceNewsCard({ news }: { news: DeviceNewsKind }) {
  const t = useWords(deviceWords)
  const tRoom = useTranslate()
  const { offered, replaced, answerOffer, dismiss } = useMedia()
  const [isRead, setIsRead] = useState(false)
  const isBrief = news === 'isBack' || news === 'replaced'
  useEffect(() => {
    if (!isBrief) return
    const timer = setTimeout(() => {
      setIsRead(true)
      if (news === 'replaced') dismiss('replaced')
    }, BRIEF_MS)
    return () => clearTimeout(timer)
  }, [isBrief, news, dismiss])
  if (isRead) return null
  if (news === 'offer') {
    return (
      <Reason
        className={bar.reasonCard}
        action={
          <>
            <Button size="sm" tone="quiet" onClick={() => void answerOffer(false)}>
              {t('news.keep')}
            </Button>
            <Button size="sm" tone="primary" onClick={() => void answerOffer(true)}>
              {t('news.use')}
            </Button>
          </>
        }
      >
        {t('news.offer', { name: offered?.label ?? '' })}
      </Reason>
    )
  }
  const words =
    news === 'replaced' ? t('news.replaced', { device: tRoom(`device.${replaced ?? 'mic'}`) }) : t(`news.${news}`)
  return (
    <Reason
      className={bar.reasonCard}
      action={
        !isBrief && (
          <IconButton
            size="sm"
            label={tRoom('room.dismiss')}
            icon={<CloseIcon size={16} />}
            onClick={() => (news === 'silent' ? dismiss('isShareSilent') : setIsRead(true))}
          />
        )
      }
    >
      {words}
    </Reason>
  )
}
