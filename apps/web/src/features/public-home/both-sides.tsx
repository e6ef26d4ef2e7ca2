import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as css from './both-sides.css.ts'
import { Face } from './face.tsx'
import * as page from './public-home-page.css.ts'
import { Reveal } from './reveal.tsx'

const sides = ['student', 'teacher'] as const
const points = [1, 2, 3] as const

export function BothSides() {
  const { t } = useTranslation('publicHome')
  return (
    <Reveal aria-labelledby="sides" className={page.section}>
      <h2 id="sides" className={page.sectionHeading}>
        {t('people.heading')}
      </h2>
      <div className={css.sides}>
        {sides.map((face) => (
          <div key={face} className={css.side}>
            <div className={css.sideHead}>
              <Face of={face} />
              <h3 className={css.heading}>{t(`people.${face}`)}</h3>
            </div>
            <ul className={css.points}>
              {points.map((point) => (
                <li key={point} className={css.point}>
                  <Check aria-hidden size={20} className={css.tick} />
                  {t(`people.${face}${point}`)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Reveal>
  )
}
