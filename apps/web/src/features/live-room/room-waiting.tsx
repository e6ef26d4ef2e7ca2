import { Spinner } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import * as css from './live-classroom.css.ts'

/** In the room's own dark, so that nothing flashes when it opens. */
export function RoomWaiting() {
  const { t } = useTranslation('room')
  return (
    <div role="status" data-theme="room" className={css.waiting}>
      <Spinner size="lg" />
      <p>{t('entering')}</p>
    </div>
  )
}
