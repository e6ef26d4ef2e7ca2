import type { CatalogueClass, CatalogueDetail } from '@hwjy/sdk'
import { Button, Card } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classOf, NameLine } from '../../shared/names/name-line.tsx'
import { NamedText } from '../../shared/names/named-text.tsx'
import { LessonTimeText } from '../../shared/time/lesson-time-text.tsx'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { schoolZone, useViewerZone } from '../../shared/time/time-zone.ts'
import { CourseAction } from './course-action.tsx'
import * as css from './shop.css.ts'

/** Lessons shown before "Show all". */
const SHORT = 4

/** One class of the course: its teacher, its free seats, and when its lessons are, by the reader's clock. */
export function ClassTimetable({ one, detail }: { one: CatalogueClass; detail: CatalogueDetail }) {
  const { t } = useTranslation('shop')
  const now = useServerNow()
  const zone = useViewerZone()
  const [isLong, setIsLong] = useState(false)
  const coming = one.lessons.filter(({ endTime }) => Date.parse(endTime) > now)
  const shown = isLong ? coming : coming.slice(0, SHORT)
  return (
    <Card asChild className={css.box}>
      <section aria-label={one.className}>
        <div className={css.foot}>
          <h3>
            <NameLine of={classOf(one)} />
          </h3>
          <span className={css.muted}>
            {one.seatsLeft === 0 ? t('standing.full') : t('seatsLeft', { count: one.seatsLeft })}
          </span>
        </div>
        {coming.length === 0 ? (
          <p className={css.muted}>{t('noLessons')}</p>
        ) : (
          <ul className={css.lessons}>
            {shown.map(({ no, name, names, pinyin, startTime, endTime }) => (
              <li key={no} className={css.lesson}>
                <div className={css.lessonName}>
                  <NamedText of={{ name, names, pinyin }} />
                </div>
                <LessonTimeText startTime={startTime} endTime={endTime} schoolZone={schoolZone() ?? zone} now={now} />
              </li>
            ))}
          </ul>
        )}
        <div className={css.foot}>
          {coming.length > SHORT && (
            <Button size="sm" tone="quiet" aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
              {isLong ? t('showFewer') : t('showAll', { count: coming.length })}
            </Button>
          )}
          {detail.classes.length > 1 && <CourseAction detail={detail} one={one} />}
        </div>
      </section>
    </Card>
  )
}
