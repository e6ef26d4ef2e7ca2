import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { spinner } from './spinner.css.ts'

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  size?: 'sm' | 'md' | 'lg' | undefined
  /** What is being waited for. Default: "Loading" in the person's language. */
  label?: string | undefined
}

/** Waiting without a known end. Where the shape of what comes is known, use Skeleton. */
export function Spinner({ size, label, className, ...props }: SpinnerProps) {
  const text = useUiText()
  return (
    <span role="status" {...props} className={clsx(className)}>
      <span className={spinner({ size })} />
      <VisuallyHidden>{label ?? text.loading}</VisuallyHidden>
    </span>
  )
}
