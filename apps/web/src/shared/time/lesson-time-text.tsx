import { useTranslation } from 'react-i18next'
import { lessonTime } from './lesson-time.ts'
import * as css from './lesson-time-text.css.ts'
import { placeName } from './place-name.ts'
import { useViewerZone } from './time-zone.ts'

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
  const zone = useViewerZone()
  const time = lessonTime({ startTime, endTime, schoolZone, now, locale: i18n.language, zone })
  return (
    <time dateTime={startTime} className={className}>
      <span className={css.part}>
        {time.day} {time.range}
      </span>
      {time.atSchool !== null && (
        <>
          {' '}
          <span className={css.part}>
            · {t('time.atSchool', { time: time.atSchool, place: placeName(schoolZone, i18n.language) })}
          </span>
        </>
      )}
    </time>
  )
}
