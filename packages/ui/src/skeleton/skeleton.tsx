import { clsx } from 'clsx'
import { skeleton, lines as linesClass } from './skeleton.css.ts'

export interface SkeletonProps {
  shape?: 'text' | 'box' | 'circle' | undefined
  /** CSS length, or pixels. */
  width?: number | string | undefined
  height?: number | string | undefined
  /** Lines of text; the last one is shorter. */
  lines?: number | undefined
  className?: string | undefined
}

/** The true shape of what is on its way. Hidden from readers: mark the region itself with `aria-busy`. */
export function Skeleton({ shape, width, height, lines = 1, className }: SkeletonProps) {
  if (lines === 1)
    return <span aria-hidden className={clsx(skeleton({ shape }), className)} style={{ width, height }} />
  return (
    <span aria-hidden className={clsx(linesClass, className)} style={{ width }}>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={skeleton({ shape: 'text' })}
          style={{ width: line === lines - 1 ? '62%' : '100%' }}
        />
      ))}
    </span>
  )
}
