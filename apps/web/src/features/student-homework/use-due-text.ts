import { useSession } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { momentInDay, schoolTime } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { usePlaceName } from '../../shared/time/use-place-name.ts'

/** Says instants as a family reads them: in their own zone, with the day in words, and the school's clock where it differs. */
export function useMoments() {
  const { t, i18n } = useTranslation('studentHomework')
  const zone = useViewerZone()
  const now = useServerNow()
  const placeName = usePlaceName()
  const schoolZone = useSession().userInfo?.schoolTimeZone ?? zone
  const moment = (instant: string) => momentInDay(new Date(instant), now, i18n.language, zone)
  /** In both clocks where they differ, the school's with its weekday where that is another one. */
  const bothClocks = (instant: string) => {
    const time = moment(instant)
    const school = schoolTime(new Date(instant), i18n.language, zone, schoolZone)
    if (school === null) return time
    return t('atSchool', { time, school, place: placeName(schoolZone) })
  }
  const dueText = (instant: string) =>
    Date.parse(instant) < now ? t('was', { time: moment(instant) }) : t('due', { time: bothClocks(instant) })
  return { now, moment, bothClocks, dueText }
}
