import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import * as css from './facts.css.ts'

/** Two short facts about one thing, on one line where they fit. */
export function Facts({ first, second, className }: { first: ReactNode; second: ReactNode; className?: string }) {
  return (
    <p className={clsx(css.facts, className)}>
      <span className={css.fact}>{first}</span> <span className={css.fact}>{second}</span>
    </p>
  )
}
