import type { LessonTimeSuggestion } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { CalendarSearch } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAndTime } from '../time/lesson-time.ts'
import { useViewerZone } from '../time/time-zone.ts'
import * as css from './reschedule-dialog.css.ts'

export interface FreeTimesProps {
  ask: () => Promise<readonly LessonTimeSuggestion[]>
  now: number
  /** @param at epoch ms */
  onChoose: (at: number) => void
}

const SHOWN = 3

/** Looks for the next times at which everybody is free, at the hour at which the class is used to meet. */
export function FreeTimes({ ask, now, onChoose }: FreeTimesProps) {
  const { t, i18n } = useTranslation('timetable')
  const zone = useViewerZone()
  const [found, setFound] = useState<
    { status: 'idle' | 'asking' | 'failed' } | { status: 'found'; times: readonly LessonTimeSuggestion[] }
  >({ status: 'idle' })
  async function look() {
    setFound({ status: 'asking' })
    try {
      setFound({ status: 'found', times: (await ask()).slice(0, SHOWN) })
    } catch {
      setFound({ status: 'failed' })
    }
  }
  return (
    <div className={css.freeTimes} aria-live="polite">
      {found.status === 'found' ? (
        found.times.length === 0 ? (
          <p className={css.muted}>{t('move.noFreeTime')}</p>
        ) : (
          found.times.map(({ startTime }) => {
            const at = new Date(startTime)
            return (
              <Button key={startTime} size="sm" onClick={() => onChoose(at.getTime())}>
                {dayAndTime(at, now, i18n.language, zone)}
              </Button>
            )
          })
        )
      ) : (
        <>
          <Button size="sm" isBusy={found.status === 'asking'} onClick={() => void look()}>
            <CalendarSearch aria-hidden size={16} />
            {t('move.freeTimes')}
          </Button>
          {found.status === 'failed' && <p className={css.muted}>{t('conflicts.failed')}</p>}
        </>
      )}
    </div>
  )
}
