import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import type { PillTone } from '../badge/badge.tsx'
import { CheckIcon, DotIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons.ts'
import { liveDot, statusPill } from './status-pill.css.ts'

export interface StatusPillProps extends ComponentProps<'span'> {
  tone?: PillTone | undefined
  /** Default: the tone's own icon, so that the state never hangs on colour alone. 14 px. */
  icon?: ReactNode
  /** Shows a pulsing dot in place of the icon: it is happening now. */
  isLive?: boolean | undefined
}

const icons = {
  neutral: DotIcon,
  accent: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
} as const

export function StatusPill({ tone = 'neutral', icon, isLive = false, className, children, ...props }: StatusPillProps) {
  const Icon = icons[tone]
  return (
    <span {...props} data-tone={tone} className={clsx(statusPill({ tone }), className)}>
      {isLive ? <span aria-hidden className={liveDot} /> : (icon ?? <Icon aria-hidden size={14} />)}
      {children}
    </span>
  )
}
