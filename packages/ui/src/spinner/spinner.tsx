import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { box, spinner } from './spinner.css.ts'

export interface SpinnerProps extends Omit<ComponentProps<'output'>, 'children'> {
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Names the pending task. Default: "Loading" in the person's language. */
  label?: string | undefined
}

/** Waiting without a known end. Where the shape of what comes is known, use Skeleton. */
export function Spinner({ size, label, className, ...props }: SpinnerProps) {
  const text = useUiText()
  return (
    <output {...props} className={clsx(box, className)}>
      <span className={spinner({ size })} />
      <VisuallyHidden>{label ?? text.loading}</VisuallyHidden>
    </output>
  )
}
