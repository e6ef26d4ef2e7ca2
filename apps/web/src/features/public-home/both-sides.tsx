import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as css from './both-sides.css.ts'
import { Face } from './face.tsx'
import * as page from './public-home-page.css.ts'
import { Reveal } from './reveal.tsx'

/** What it does for those who learn, and for those who teach. */
export function BothSides() {
  const { t } = useTranslation('publicHome')
  const sides = [
    {
      face: 'student',
      heading: t('people.students'),
      points: [t('people.students1'), t('people.students2'), t('people.students3')],
    },
    {
      face: 'teacher',
      heading: t('people.teachers'),
      points: [t('people.teachers1'), t('people.teachers2'), t('people.teachers3')],
    },
  ] as const
  return (
    <Reveal aria-labelledby="sides" className={page.section}>
      <h2 id="sides" className={page.sectionHeading}>
        {t('people.heading')}
      </h2>
      <div className={css.sides}>
        {sides.map(({ face, heading, points }) => (
          <div key={face} className={css.side}>
            <div className={css.sideHead}>
              <Face of={face} />
              <h3 className={css.heading}>{heading}</h3>
            </div>
            <ul className={css.points}>
              {points.map((point) => (
                <li key={point} className={css.point}>
                  <Check aria-hidden size={20} className={css.tick} />
                  {point}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Reveal>
  )
}
