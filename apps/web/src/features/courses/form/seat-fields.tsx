import type { CourseConfig, PublicCourse } from '@hwjy/sdk'
import { Field, NumberInput, RadioGroup } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import * as list from '../../../shared/list-page/list-page.css.ts'
import * as css from '../courses.css.ts'
import type { CourseFormState } from './use-course-form.ts'

interface SeatFieldsProps {
  form: CourseFormState
  course: PublicCourse | null
  config: CourseConfig
}

/** Shows how many may come, and what it costs. What students agreed to is shown locked, with the reason. */
export function SeatFields({ form, course, config }: SeatFieldsProps) {
  const { t } = useTranslation('courses')
  const { values, change, errorOf, currency } = form
  const isTypeFixed = course !== null && !course.canChangeClassType
  const registered = course?.registered ?? 0
  const max = values.classType === 'small' ? config.smallLimit : config.largeLimit
  return (
    <>
      <Field
        label={t('typeLabel')}
        help={isTypeFixed ? t('fixed.class-type-fixed') : undefined}
        error={errorOf('classType')}
      >
        <RadioGroup
          value={values.classType}
          disabled={isTypeFixed}
          onValueChange={(classType) => change({ classType })}
          options={[
            { value: 'small', label: t('form.small', { count: config.smallLimit }) },
            { value: 'large', label: t('form.large', { count: config.largeLimit }) },
          ]}
        />
      </Field>
      <div className={css.pair}>
        <Field
          label={t('form.seats')}
          help={registered > 0 ? t('form.registered', { count: registered }) : undefined}
          error={errorOf('studentLimit')}
          isRequired
        >
          <NumberInput
            value={values.studentLimit}
            min={Math.max(1, registered)}
            max={max}
            onValueChange={(studentLimit) => change({ studentLimit })}
          />
        </Field>
        <Field
          label={t('form.priceIn', { currency })}
          help={t(registered > 0 ? 'fixed.price-fixed' : 'form.priceText')}
          error={errorOf('price')}
        >
          <NumberInput
            value={values.price}
            min={0}
            max={1_000_000}
            disabled={registered > 0}
            onValueChange={(price) => change({ price })}
          />
        </Field>
      </div>
      <p className={list.muted}>{t('form.seatsText')}</p>
    </>
  )
}
