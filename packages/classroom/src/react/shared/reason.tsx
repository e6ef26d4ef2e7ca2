import type { ReactNode } from 'react'
import * as css from './reason.css.ts'

/** Why something did not happen, where it did not happen. The region stays, so that a screen reader hears its words. */
export function Reason({
  children,
  action,
  className,
}: {
  children: ReactNode
  action?: ReactNode
  className?: string
}) {
  return (
    <div role="status" className={className}>
      {children ? (
        <div className={css.reason}>
          <span className={css.words}>{children}</span>
          {action}
        </div>
      ) : null}
    </div>
  )
}
