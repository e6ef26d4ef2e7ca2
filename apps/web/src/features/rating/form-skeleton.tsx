import { Skeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import * as css from './rating-page.css.ts'

export function FormSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')} className={css.form}>
      <Skeleton width="16rem" height="2.25rem" />
      <Skeleton shape="box" width="14rem" height="2.5rem" />
      <Skeleton shape="box" height="3rem" />
      <Skeleton shape="box" height="7rem" />
    </div>
  )
}
