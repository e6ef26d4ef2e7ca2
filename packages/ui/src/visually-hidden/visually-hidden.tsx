import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { visuallyHidden } from './visually-hidden.css.ts'

interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** A heading where the text names what is on its way. Default: a span. */
  as?: 'span' | 'h1'
}

export function VisuallyHidden({ as = 'span', className, ...props }: VisuallyHiddenProps) {
  // Both elements take the same attributes.
  const Element = as as 'span'
  return <Element {...props} className={clsx(visuallyHidden, className)} />
}
