import { Skeleton } from '@hwjy/ui'
import * as css from '../../shared/page.css.ts'
import { Waiting } from '../../shared/page/waiting.tsx'

/** The outline of most pages, shown while their code loads. */
export function PageSkeleton() {
  return (
    <Waiting className={css.page}>
      <Skeleton width="14rem" height="2rem" />
      <Skeleton shape="box" height="12rem" />
      <Skeleton lines={3} />
    </Waiting>
  )
}
