import { Skeleton } from '@hwjy/ui'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as css from './lesson-page.css.ts'

/** The outline of the page: its head, and two columns. */
export const LessonSkeleton = () => (
  <Waiting className={css.column}>
    <Skeleton shape="box" height="11rem" />
    <div className={css.columns}>
      <div className={css.column}>
        <Skeleton shape="box" height="9rem" />
        <Skeleton shape="box" height="12rem" />
      </div>
      <div className={css.column}>
        <Skeleton shape="box" height="14rem" />
        <Skeleton shape="box" height="8rem" />
      </div>
    </div>
  </Waiting>
)
