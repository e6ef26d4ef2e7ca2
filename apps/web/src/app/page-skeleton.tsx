import { Skeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import * as css from '../shared/page.css.ts'

/** The shape of most pages, for the moment in which their code arrives. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={css.page} role="status" aria-label={t('loading')}>
      <Skeleton width="14rem" height="2rem" />
      <Skeleton shape="box" height="12rem" />
      <Skeleton lines={3} />
    </div>
  )
}
