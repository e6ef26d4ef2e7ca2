import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import * as css from '../facts.css.ts'
import { lessonTime } from './lesson-time.ts'
import { useViewerZone } from './time-zone.ts'
import { usePlaceName } from './use-place-name.ts'

export interface LessonTimeTextProps {
  startTime: string
  endTime: string
  schoolZone: string
  /** Epoch ms, by the server's clock. */
  now: number
  className?: string | undefined
}

/** "Today 19:00 – 19:50 · 20:00 in Shanghai" */
export function LessonTimeText({ startTime, endTime, schoolZone, now, className }: LessonTimeTextProps) {
  const { t, i18n } = useTranslation()
  const placeName = usePlaceName()
  const zone = useViewerZone()
  const time = lessonTime({ startTime, endTime, schoolZone, now, locale: i18n.language, zone })
  return (
    <time dateTime={startTime} className={clsx(css.facts, className)}>
      <span className={css.fact}>
        {time.day} {time.range}
      </span>
      {time.atSchool !== null && (
        <>
          {' '}
          <span className={css.fact}>{t('time.atSchool', { time: time.atSchool, place: placeName(schoolZone) })}</span>
        </>
      )}
    </time>
  )
}
