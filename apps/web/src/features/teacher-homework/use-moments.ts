import { useTranslation } from 'react-i18next'
import { clockTime, dayInWords } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'

/** Says instants as people do, with the day in words: "Tomorrow 20:00". */
export function useMoments() {
  const { i18n } = useTranslation()
  const zone = useViewerZone()
  const now = useServerNow()
  return {
    now,
    /** @param at ISO 8601 */
    moment: (at: string) =>
      `${dayInWords(new Date(at), now, i18n.language, zone)} ${clockTime(new Date(at), i18n.language, zone)}`,
  }
}
