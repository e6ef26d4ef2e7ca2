import type { SchoolCourse } from '@hwjy/sdk'
import { Card } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { HanText } from '../han-text.tsx'
import { priceText } from '../price-text.ts'
import * as css from './course-tile.css.ts'

export function CourseTile({ course }: { course: SchoolCourse }) {
  const { t, i18n } = useTranslation('schools')
  const { courseName, classType, totalLessons, priceMinor, currency } = course
  return (
    <Card className={css.tile}>
      <h3 className={css.name}>
        <HanText>{courseName}</HanText>
      </h3>
      <p className={css.facts}>
        {classType === 'small' ? t('smallClass') : t('largeClass')}
        {'\u00a0'}· {t('lessonCount', { count: totalLessons })}
      </p>
      <p className={css.price}>{priceMinor === 0 ? t('free') : priceText(priceMinor, currency, i18n.language)}</p>
    </Card>
  )
}
