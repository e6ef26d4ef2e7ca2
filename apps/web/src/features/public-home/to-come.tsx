import { useTranslation } from 'react-i18next'
import * as page from './public-home-page.css.ts'
import { Reveal } from './reveal.tsx'
import * as css from './to-come.css.ts'

const plans = ['homework', 'replay', 'quiz', 'timetable'] as const

export function ToCome() {
  const { t } = useTranslation('publicHome')
  return (
    <Reveal aria-labelledby="toCome" className={page.section}>
      <h2 id="toCome" className={page.sectionHeading}>
        {t('toCome.heading')}
      </h2>
      <p className={page.muted}>{t('toCome.text')}</p>
      <ul className={css.plans}>
        {plans.map((plan, i) => (
          <li key={plan} className={css.plan}>
            <span aria-hidden lang="zh-Hans" className={css.pencil}>
              {'作看答表'[i]}
            </span>
            <h3>{t(`toCome.${plan}`)}</h3>
            <p className={page.muted}>{t(`toCome.${plan}Text`)}</p>
          </li>
        ))}
      </ul>
    </Reveal>
  )
}
