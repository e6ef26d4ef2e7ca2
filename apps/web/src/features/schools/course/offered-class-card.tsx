import type { OfferedClass } from '@hwjy/sdk'
import { Avatar, Button, Card, StatusPill } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HanText } from '../../../shared/han-text.tsx'
import { classOf } from '../../../shared/names/name-line.tsx'
import { NamedText } from '../../../shared/names/named-text.tsx'
import { LessonTimeText } from '../../../shared/time/lesson-time-text.tsx'
import { useServerNow } from '../../../shared/time/server-clock.ts'
import * as page from '../school-page.css.ts'
import * as css from './offered-course.css.ts'

/** Lessons shown before "Show all". */
const SHORT = 4
const FEW = 5

interface OfferedClassCardProps {
  one: OfferedClass
  /** Named beside each time where its clock shows another. */
  schoolZone: string
}

/** One class: its teacher, its free places, and when it meets next. */
export function OfferedClassCard({ one, schoolZone }: OfferedClassCardProps) {
  const { t } = useTranslation('offer')
  const now = useServerNow()
  const [isLong, setIsLong] = useState(false)
  const { className, teacher, seatsLeft, lessons } = one
  const shown = isLong ? lessons : lessons.slice(0, SHORT)
  return (
    <Card asChild className={css.box}>
      <section aria-label={className}>
        <div className={css.row}>
          <h3 className={css.className}>
            <NamedText of={classOf(one)} />
          </h3>
          <StatusPill tone={seatsLeft === 0 ? 'neutral' : seatsLeft <= FEW ? 'warning' : 'success'}>
            {seatsLeft === 0 ? t('full') : t('seatsLeft', { count: seatsLeft })}
          </StatusPill>
        </div>
        <div className={css.teacher}>
          <Avatar name={teacher.name} src={teacher.avatar ?? undefined} size={40} isDecorative />
          <div>
            <HanText>{teacher.name}</HanText>
            {teacher.introduction !== '' && (
              <p className={page.muted}>
                <HanText>{teacher.introduction}</HanText>
              </p>
            )}
          </div>
        </div>
        {lessons.length === 0 ? (
          <p className={page.muted}>{t('noLessons')}</p>
        ) : (
          <ul className={css.lessons}>
            {shown.map(({ no, name, names, pinyin, startTime, endTime }) => (
              <li key={startTime} className={css.lesson}>
                <div className={css.lessonName}>
                  {name === '' ? t('lessonNo', { no }) : <NamedText of={{ name, names, pinyin }} />}
                </div>
                <LessonTimeText startTime={startTime} endTime={endTime} schoolZone={schoolZone} now={now} />
              </li>
            ))}
          </ul>
        )}
        {lessons.length > SHORT && (
          <div>
            <Button size="sm" tone="quiet" aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
              {isLong ? t('showFewer') : t('showAll', { count: lessons.length })}
            </Button>
          </div>
        )}
      </section>
    </Card>
  )
}
