import { Spinner } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import * as css from './live-classroom.css.ts'

/** Uses the room's own dark colours, so that nothing flashes when it opens. */
export function RoomWaiting() {
  const { t } = useTranslation('room')
  return (
    <div data-theme="room" aria-live="polite" className={css.waiting}>
      <Spinner size="lg" />
      <p>{t('entering')}</p>
    </div>
  )
}
