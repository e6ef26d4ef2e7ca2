import { Skeleton } from '@hwjy/ui'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as css from './legal-page.css.ts'

export function TextSkeleton() {
  return (
    <Waiting className={css.columns}>
      <Skeleton lines={8} />
      <div className={css.text}>
        <Skeleton lines={3} />
        <Skeleton width="16rem" height="1.75rem" />
        <Skeleton lines={5} />
        <Skeleton width="12rem" height="1.75rem" />
        <Skeleton lines={4} />
      </div>
    </Waiting>
  )
}
