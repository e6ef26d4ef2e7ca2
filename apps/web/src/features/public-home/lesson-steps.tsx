import { useTranslation } from 'react-i18next'
import * as css from './lesson-steps.css.ts'
import * as page from './public-home-page.css.ts'
import { Reveal } from './reveal.tsx'
import { stepDrawings } from './step-drawings.tsx'

const steps = ['door', 'speak', 'together', 'after'] as const

export function LessonSteps() {
  const { t } = useTranslation('publicHome')
  return (
    <Reveal aria-labelledby="steps" className={page.section}>
      <h2 id="steps" className={page.sectionHeading}>
        {t('steps.heading')}
      </h2>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step} className={css.step}>
            <svg aria-hidden viewBox="0 0 120 88" className={css.drawing}>
              {stepDrawings[step]}
            </svg>
            <h3 className={css.heading}>{t(`steps.${step}`)}</h3>
            <p className={page.muted}>{t(`steps.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </Reveal>
  )
}
