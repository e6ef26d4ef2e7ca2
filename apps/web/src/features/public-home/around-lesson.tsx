import { useTranslation } from 'react-i18next'
import * as page from './public-home-page.css.ts'
import { Reveal } from './reveal.tsx'
import * as css from './around-lesson.css.ts'

const parts = ['homework', 'replay', 'quiz', 'timetable'] as const

export function AroundLesson() {
  const { t } = useTranslation('publicHome')
  return (
    <Reveal aria-labelledby="aroundLesson" className={page.section}>
      <h2 id="aroundLesson" className={page.sectionHeading}>
        {t('aroundLesson.heading')}
      </h2>
      <p className={page.muted}>{t('aroundLesson.text')}</p>
      <ul className={css.parts}>
        {parts.map((part, i) => (
          <li key={part} className={css.part}>
            <span aria-hidden lang="zh-Hans" className={css.character}>
              {'作看答表'[i]}
            </span>
            <h3>{t(`aroundLesson.${part}`)}</h3>
            <p className={page.muted}>{t(`aroundLesson.${part}Text`)}</p>
          </li>
        ))}
      </ul>
    </Reveal>
  )
}
