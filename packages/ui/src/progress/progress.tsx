import { clsx } from 'clsx'
import { Progress as Primitive } from 'radix-ui'
import type { CSSProperties } from 'react'
import { bar, share, track } from './progress.css.ts'

export interface ProgressProps {
  /** 0 to `max`; null when the duration is unknown. */
  value: number | null
  max?: number | undefined
  label: string
  className?: string | undefined
}

export function Progress({ value, max = 100, label, className }: ProgressProps) {
  // vanilla-extract names the variable `var(--x)`; as a property it is `--x`.
  const style = { [share.slice(4, -1)]: (value ?? 0) / max } as CSSProperties
  return (
    <Primitive.Root className={clsx(track, className)} aria-label={label} value={value} max={max}>
      <Primitive.Indicator className={bar} style={style} />
    </Primitive.Root>
  )
}
