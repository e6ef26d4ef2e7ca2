import { Skeleton } from '@hwjy/ui'
import { Waiting } from '../../shared/waiting.tsx'
import * as css from './login-page.css.ts'

/** Two fields and a button, on their way. */
export const WayWaiting = () => (
  <Waiting className={css.form}>
    <Skeleton shape="box" height="4.25rem" />
    <Skeleton shape="box" height="4.25rem" />
    <Skeleton shape="box" height="3rem" />
  </Waiting>
)
