import type { LessonReplays } from '@hwjy/sdk'
import { Card } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HanText } from '../../shared/han-text.tsx'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './replays.css.ts'

interface LessonCardProps {
  lesson: LessonReplays
  action?: ReactNode
  /** One row for each replay. */
  children: readonly ReactNode[]
}

/** Shows a lesson that was held, and its replays. */
export function LessonCard({ lesson, action, children }: LessonCardProps) {
  const { t, i18n } = useTranslation('replays')
  const now = useServerNow()
  const zone = useViewerZone()
  const { lessonName, courseName, className, startTime } = lesson
  return (
    <Card asChild className={css.lesson}>
      <li>
        <div className={css.lessonHead}>
          <div>
            <h2 className={css.lessonName}>
              <HanText>{lessonName}</HanText>
            </h2>
            <p className={css.small}>
              <HanText>{`${courseName} · ${className}`}</HanText>
              {' · '}
              <time dateTime={startTime}>{momentInDay(new Date(startTime), now, i18n.language, zone)}</time>
            </p>
          </div>
          {action}
        </div>
        {children.length === 0 ? (
          <p className={css.muted}>{t('noReplay')}</p>
        ) : (
          <ul className={css.replays}>{children}</ul>
        )}
      </li>
    </Card>
  )
}
