import { Tooltip } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { momentText } from '../account/moment-text.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { exactTime } from '../time/lesson-time.ts'
import { useServerNow } from '../time/server-clock.ts'
import { useViewerZone } from '../time/time-zone.ts'
import * as css from './last-seen.css.ts'

/** "Last used 5 minutes ago"; the exact time on hover and on focus. @param at ISO 8601 */
export function LastSeen({ at }: { at: string }) {
  const { t } = useTranslation('devices')
  const now = useServerNow()
  const zone = useViewerZone()
  const language = currentLanguage()
  return (
    <Tooltip content={exactTime(new Date(at), language, zone)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- users without a mouse read the exact time on focus */}
      <time dateTime={at} className={css.time} tabIndex={0}>
        {t('lastSeen', { time: momentText(at, language, now, zone) })}
      </time>
    </Tooltip>
  )
}
