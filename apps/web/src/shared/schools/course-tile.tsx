import type { SchoolCourse } from '@hwjy/sdk'
import { Card } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NamedText } from '../names/named-text.tsx'
import { priceText } from '../price-text.ts'
import * as css from './course-tile.css.ts'
import { offeredCoursePath } from './school-path.ts'

/** A course in a list; the whole card leads to its page. */
export function CourseTile({ schoolId, course }: { schoolId: string; course: SchoolCourse }) {
  const { t, i18n } = useTranslation('schools')
  const { courseId, courseName: name, names, pinyin, kind, classType, totalLessons, priceMinor, currency } = course
  return (
    <Card isPressable className={css.tile}>
      <h3 className={css.name}>
        <Link to={offeredCoursePath(schoolId, courseId)} className={css.cover}>
          <NamedText of={{ name, names, pinyin }} />
        </Link>
      </h3>
      <p className={css.facts}>
        {classType === 'small' ? t('smallClass') : t('largeClass')}
        {'\u00a0'}· {t('lessonCount', { count: totalLessons })}
      </p>
      {(kind === 'public' || priceMinor > 0) && (
        <p className={css.price}>{priceMinor === 0 ? t('free') : priceText(priceMinor, currency, i18n.language)}</p>
      )}
    </Card>
  )
}
