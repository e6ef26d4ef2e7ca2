import type { PublicCourse } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { HanText } from '../../../shared/han-text.tsx'
import * as list from '../../../shared/list-page/list-page.css.ts'
import { minorUnits, priceText } from '../../../shared/price-text.ts'
import { CourseTile } from '../course-tile.tsx'
import type { CourseValues } from './course-values.ts'
import * as css from '../courses.css.ts'
import { useLocalPicture } from './cover-field.tsx'

interface CoursePreviewProps {
  values: CourseValues
  course: PublicCourse | null
  currency: string
}

/** The card and the words of a course as students will see them. */
export function CoursePreview({ values, course, currency }: CoursePreviewProps) {
  const { t, i18n } = useTranslation('courses')
  const local = useLocalPicture(values.cover)
  const { courseName, classType, price, plan, introduction, studentLimit } = values
  const lessons = plan ? (plan.isPeriodic ? (plan.totalLessons ?? 0) : plan.dates.length) : (course?.totalLessons ?? 0)
  return (
    <section aria-label={t('form.preview')} className={css.side}>
      <p className={list.muted}>{t('form.preview')}</p>
      <CourseTile
        coverUrl={local ?? course?.coverUrl ?? null}
        letter={courseName.trim().slice(0, 1) || '课'}
        name={<HanText>{courseName.trim() === '' ? t('form.unnamed') : courseName}</HanText>}
      >
        <p className={css.price}>
          {(price ?? 0) === 0
            ? t('free')
            : priceText(Math.round((price ?? 0) * minorUnits(currency)), currency, i18n.language)}
        </p>
        <p className={list.muted}>
          {t(`type.${classType}`)} · {t('lessonCount', { count: lessons })} ·{' '}
          {t('seats', { taken: course?.registered ?? 0, of: studentLimit ?? 0 })}
        </p>
        <p className={list.text}>{introduction}</p>
      </CourseTile>
    </section>
  )
}
