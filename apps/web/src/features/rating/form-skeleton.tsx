import { Skeleton } from '@hwjy/ui'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as css from './rating-page.css.ts'

export function FormSkeleton() {
  return (
    <Waiting className={css.form}>
      <Skeleton width="16rem" height="2.25rem" />
      <Skeleton shape="box" width="14rem" height="2.5rem" />
      <Skeleton shape="box" height="3rem" />
      <Skeleton shape="box" height="7rem" />
    </Waiting>
  )
}
