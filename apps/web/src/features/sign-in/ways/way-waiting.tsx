import { Skeleton } from '@hwjy/ui'
import { Waiting } from '../../../shared/page/waiting.tsx'
import * as css from '../login-page.css.ts'

export const WayWaiting = () => (
  <Waiting className={css.form}>
    <Skeleton shape="box" height="4.25rem" />
    <Skeleton shape="box" height="4.25rem" />
    <Skeleton shape="box" height="3rem" />
  </Waiting>
)
