import { useListTeacherLessons } from '@hwjy/sdk'
import { Button, Card } from '@hwjy/ui'
import { CalendarClock } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { HanText } from '../../../shared/han-text.tsx'
import { momentInDay } from '../../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import type { TimetableLesson } from '../../../shared/timetable/timetable-lesson.ts'
import { lessonOf } from '../../../shared/names/name-line.tsx'
import { nameIn } from '../../../shared/names/name-in.ts'
import * as css from './called-off-tray.css.ts'

export interface CalledOffTrayProps {
  now: number
  onMove: (lesson: TimetableLesson) => void
}

const request = { status: 'waitingToBeAdjusted', current: 1, size: 20 } as const

/** Lessons that were called off and wait for a new time, whichever week they were in. Shows nothing where there are none. */
export function CalledOffTray({ now, onMove }: CalledOffTrayProps) {
  const { t, i18n } = useTranslation('schedule')
  const headingId = useId()
  const zone = useViewerZone()
  const page = useListTeacherLessons(request).data
  if (!page || page.total === 0) return null
  return (
    <Card asChild padding="md">
      <section aria-labelledby={headingId} className={css.tray}>
        <h2 id={headingId} className={css.heading}>
          <CalendarClock aria-hidden size={18} />
          {t('tray.heading', { count: page.total })}
        </h2>
        <ul className={css.list}>
          {page.records.map((lesson) => (
            <li key={lesson.lessonId} className={css.lesson}>
              <span className={css.words}>
                <HanText className={css.name}>{lesson.lessonName}</HanText>{' '}
                <span className={css.muted}>
                  <HanText>{lesson.className}</HanText> ·{' '}
                  <del>{momentInDay(new Date(lesson.startTime), now, i18n.language, zone)}</del>
                </span>
              </span>
              <Button
                size="sm"
                aria-label={t('tray.newTimeOf', { lesson: nameIn(lessonOf(lesson), i18n.language) })}
                onClick={() => onMove(lesson)}
              >
                {t('tray.newTime')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}
