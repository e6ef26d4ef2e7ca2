import { Skeleton } from '@hwjy/ui'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as css from './login-page.css.ts'

/** The outline of a form of the sign-in, while its code or an answer is on its way. */
export const FormSkeleton = () => (
  <Waiting className={css.form}>
    <Skeleton shape="box" height="4.25rem" />
    <Skeleton shape="box" height="4.25rem" />
    <Skeleton shape="box" height="3rem" />
  </Waiting>
)
