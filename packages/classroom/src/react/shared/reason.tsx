import { clsx } from 'clsx'
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
    <output className={clsx(css.region, className)}>
      {children ? (
        <span className={css.reason}>
          <span className={css.words}>{children}</span>
          {action}
        </span>
      ) : null}
    </output>
  )
}
