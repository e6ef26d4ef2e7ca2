import { Button, VisuallyHidden } from '@hwjy/ui'
import { CheckCircle2, Circle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TOUR_STEPS, type TourStep } from './tour.ts'
import * as css from './tour-guide.css.ts'

export interface TourGuideProps {
  /** The next step; null when all steps are done. */
  step: TourStep | null
  done: ReadonlySet<TourStep>
  onLeave: () => void
}

/** One hint at a time; on wide screens all of them. */
export function TourGuide({ step, done, onLeave }: TourGuideProps) {
  const { t } = useTranslation('demo')
  return (
    <aside aria-label={t('guide')} className={css.guide}>
      <output className={css.hint}>
        <span className={css.count}>{t('progress', { done: done.size, all: TOUR_STEPS.length })}</span>
        {step === null ? t('finished') : t(`hints.${step}`)}
      </output>
      <ol className={css.steps}>
        {TOUR_STEPS.map((name) => {
          const Mark = done.has(name) ? CheckCircle2 : Circle
          return (
            <li key={name} className={css.step} data-state={done.has(name) ? 'done' : 'open'}>
              <Mark aria-hidden size={16} />
              {t(`steps.${name}`)}
              <VisuallyHidden>{done.has(name) ? t('isDone') : t('isOpen')}</VisuallyHidden>
            </li>
          )
        })}
      </ol>
      <Button size="sm" onClick={onLeave}>
        {t('leave')}
      </Button>
    </aside>
  )
}
