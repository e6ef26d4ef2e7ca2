import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import * as css from './public-home-page.css.ts'
import { useIsSeen } from './use-is-seen.ts'

const SchoolShelf = lazyPage(() => import('./school-shelf.tsx'), 'schools')

/** Shows schools and courses. Their data and their code are fetched when a visitor scrolls near. */
export function SchoolsSection() {
  const { t } = useTranslation('publicHome')
  const [section, isNear] = useIsSeen('600px')
  return (
    <section ref={section} aria-labelledby="schools" className={css.section}>
      <h2 id="schools" className={css.sectionHeading}>
        {t('schools.heading')}
      </h2>
      <div className={css.shelf}>
        <Suspense>{isNear && <SchoolShelf />}</Suspense>
      </div>
    </section>
  )
}
