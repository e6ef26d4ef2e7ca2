import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { PageSkeleton } from '../page/page-skeleton.tsx'
import { MAIN_ID } from '../page/use-scroll-to-top.ts'
import { skipLink } from '../shell/shell.css.ts'
import { PublicBar } from './public-bar.tsx'
import { PublicFooter } from './public-footer.tsx'
import * as css from './public-frame.css.ts'

export default function PublicFrame() {
  const { t } = useTranslation()
  return (
    <div className={css.frame}>
      <a href={`#${MAIN_ID}`} className={skipLink}>
        {t('skipToContent')}
      </a>
      <PublicBar />
      <main id={MAIN_ID} tabIndex={-1} className={css.main}>
        {/* A boundary of its own, so that the frame stays while the next page loads. */}
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <PublicFooter />
    </div>
  )
}
