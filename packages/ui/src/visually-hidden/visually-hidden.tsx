import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { visuallyHidden } from './visually-hidden.css.ts'

/** Words for screen readers only. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={clsx(visuallyHidden, className)} />
}
