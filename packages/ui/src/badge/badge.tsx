import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { badge } from './badge.css.ts'

export type PillTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: PillTone | undefined
}

export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span {...props} className={clsx(badge({ tone }), className)} />
}
