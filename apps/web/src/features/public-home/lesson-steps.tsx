import { useTranslation } from 'react-i18next'
import * as css from './lesson-steps.css.ts'
import * as page from './public-home-page.css.ts'
import { Reveal } from './reveal.tsx'
import { stepDrawings } from './step-drawings.tsx'

/** From the open door to the replay. */
export function LessonSteps() {
  const { t } = useTranslation('publicHome')
  const steps = [
    { drawing: stepDrawings.door, heading: t('steps.door'), text: t('steps.doorText') },
    { drawing: stepDrawings.speak, heading: t('steps.speak'), text: t('steps.speakText') },
    { drawing: stepDrawings.homework, heading: t('steps.homework'), text: t('steps.homeworkText') },
    { drawing: stepDrawings.replay, heading: t('steps.replay'), text: t('steps.replayText') },
  ]
  return (
    <Reveal aria-labelledby="steps" className={page.section}>
      <h2 id="steps" className={page.sectionHeading}>
        {t('steps.heading')}
      </h2>
      <ol className={css.steps}>
        {steps.map(({ drawing, heading, text }) => (
          <li key={heading} className={css.step}>
            <svg aria-hidden viewBox="0 0 120 88" className={css.drawing}>
              {drawing}
            </svg>
            <h3 className={css.heading}>{heading}</h3>
            <p className={page.muted}>{text}</p>
          </li>
        ))}
      </ol>
    </Reveal>
  )
}
