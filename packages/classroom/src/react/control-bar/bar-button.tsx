import { Spinner } from '@hwjy/ui'
import type { ComponentProps, ReactNode } from 'react'
import * as css from './control-bar.css.ts'

export interface BarButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string
  /** Tells what a press does, when the short word does not: "Turn on microphone". */
  action?: string
  icon: ReactNode
  /** `alert` asks for attention, such as a broken device. */
  state?: 'off' | 'on' | 'alert'
  /** False dims it; it can still be pressed and then says why. */
  isAllowed?: boolean
  isBusy?: boolean
  badge?: number
  shortcut?: string
}

/** A picture with its word, 44 px or more. Its name begins with the word that is seen, for those who speak to it. */
export function BarButton({
  label,
  action = label,
  icon,
  state = 'off',
  isAllowed = true,
  isBusy = false,
  badge = 0,
  shortcut,
  ...props
}: BarButtonProps) {
  return (
    <button
      type="button"
      title={shortcut ? `${action} (${shortcut})` : action}
      aria-label={nameOf(label, action, badge)}
      aria-keyshortcuts={shortcut}
      aria-busy={isBusy || undefined}
      aria-disabled={!isAllowed || undefined}
      {...props}
      className={css.button}
      data-state={state}
      data-allowed={isAllowed}
    >
      <span className={css.glyph} aria-hidden data-badge={badge > 99 ? '99+' : badge || undefined}>
        {isBusy ? <Spinner size="sm" /> : icon}
      </span>
      <span className={css.label} aria-hidden>
        {label}
      </span>
    </button>
  )
}

const nameOf = (label: string, action: string, badge: number) =>
  [action === label ? label : `${label}: ${action}`, ...(badge > 0 ? [badge] : [])].join(', ')
