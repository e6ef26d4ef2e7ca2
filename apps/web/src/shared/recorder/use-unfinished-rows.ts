import type { Take } from '@hwjy/classroom/recorder'
import type { UnfinishedTake } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { momentInDay } from '../time/lesson-time.ts'
import { serverClock, useServerNow } from '../time/server-clock.ts'
import { useViewerZone } from '../time/time-zone.ts'

/** Says when each of them began, by the clock of this device, which took the time. */
export function useUnfinishedRows(takes: readonly Take[]): UnfinishedTake[] {
  const { i18n } = useTranslation()
  const zone = useViewerZone()
  const deviceNow = useServerNow() - serverClock.offsetMs()
  return takes.map(({ id, mp3, durationMs, recordedAt }) => ({
    id,
    mp3,
    durationMs,
    time: momentInDay(new Date(recordedAt), deviceNow, i18n.language, zone),
  }))
}
