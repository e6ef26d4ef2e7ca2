import type { CatalogueCourse } from '@hwjy/sdk'
import { Card, StatusPill } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { coursePaths } from '../../shared/courses/course-paths.ts'
import { NamedText } from '../../shared/names/named-text.tsx'
import { priceText } from '../../shared/price-text.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { dayAndTime } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { standingTone } from './standing.ts'
import * as css from './shop.css.ts'

/** A course as the shelves and the list show it: what, by which teacher, when first, what it costs, where the student stands. */
export function CourseCard({ course }: { course: CatalogueCourse }) {
  const { t, i18n } = useTranslation('shop')
  const now = useServerNow()
  const zone = useViewerZone()
  const {
    courseId,
    courseName,
    names,
    pinyin,
    coverUrl,
    teacher,
    classType,
    totalLessons,
    nextLessonAt,
    standing,
    seatsLeft,
  } = course
  const isOpen = standing === 'canRegister' || standing === 'canBuy'
  return (
    <Card padding="none" isPressable className={css.card}>
      <Cover name={courseName} url={coverUrl} />
      <div className={css.body}>
        <h3 className={css.name}>
          <Link to={coursePaths.introduction(courseId)} className={css.link}>
            <NamedText of={{ name: courseName, names, pinyin }} />
          </Link>
        </h3>
        <p className={css.muted}>
          {t(`classTypes.${classType}`)}
          {' · '}
          {t('lessonCount', { count: totalLessons })}
          {' · '}
          {teacher.name}
        </p>
        <p className={css.muted}>
          {nextLessonAt === null
            ? t('noDate')
            : t('nextLesson', { time: dayAndTime(new Date(nextLessonAt), now, i18n.language, zone) })}
        </p>
        {isOpen && course.conflicts > 0 && (
          <p>
            <StatusPill tone="warning">{t('crosses', { count: course.conflicts })}</StatusPill>
          </p>
        )}
        <div className={css.foot}>
          <Price course={course} />
          {isOpen ? (
            <span className={css.muted}>{t('seatsLeft', { count: seatsLeft })}</span>
          ) : (
            <StatusPill tone={standingTone[standing]}>{t(`standing.${standing}`)}</StatusPill>
          )}
        </div>
      </div>
    </Card>
  )
}

/** The picture of a course, or the first characters of its name. */
export function Cover({ name, url }: { name: string; url: string | null }) {
  if (url !== null) return <img src={url} alt="" loading="lazy" className={css.cover} />
  return (
    <div aria-hidden className={css.noCover} lang="zh-Hans">
      {[...name].slice(0, 2).join('')}
    </div>
  )
}

export function Price({ course }: { course: Pick<CatalogueCourse, 'kind' | 'priceMinor' | 'currency'> }) {
  const { t, i18n } = useTranslation('shop')
  const { kind, priceMinor, currency } = course
  // The school itself says what a place in one of its classes costs.
  if (kind === 'systematic' && priceMinor === 0) return null
  return (
    <span className={css.price}>{priceMinor === 0 ? t('free') : priceText(priceMinor, currency, i18n.language)}</span>
  )
}
