import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { visuallyHidden } from './visually-hidden.css.ts'

export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={clsx(visuallyHidden, className)} />
}
