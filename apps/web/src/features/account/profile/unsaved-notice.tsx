import { Banner, Button } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { momentInDay } from '../../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import * as css from '../account.css.ts'

export interface UnsavedNoticeProps {
  /** Epoch ms. */
  typedAt: number
  onKeep: () => void
  onDiscard: () => void
}

/** Says that text typed before this page was loaded is in the form again, and is not saved yet. */
export function UnsavedNotice({ typedAt, onKeep, onDiscard }: UnsavedNoticeProps) {
  const { t } = useTranslation('account')
  const zone = useViewerZone()
  const time = momentInDay(new Date(typedAt), useNow(), currentLanguage(), zone)
  return (
    <Banner
      tone="info"
      title={t('unsaved', { time })}
      action={
        <span className={css.buttons}>
          <Button size="sm" onClick={onKeep}>
            {t('unsavedKeep')}
          </Button>
          <Button size="sm" tone="quiet" onClick={onDiscard}>
            {t('unsavedDiscard')}
          </Button>
        </span>
      }
    >
      {t('unsavedText')}
    </Banner>
  )
}
