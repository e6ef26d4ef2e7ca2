import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { busyMark, button, content } from './button.css.ts'

export type ButtonTone = 'neutral' | 'primary' | 'danger' | 'quiet'
export type ControlSize = 'sm' | 'md' | 'lg'

export interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone | undefined
  size?: ControlSize | undefined
  isWide?: boolean | undefined
  /** Work is under way: the width stays, a spinner shows, presses do nothing, focus stays. */
  isBusy?: boolean | undefined
  /** Puts our styles on the one child element, for links that look like buttons. */
  asChild?: boolean | undefined
}

/**
 * A native button in our styles: the ref and every other prop reach it. `disabled` keeps it in the tab order
 * (`aria-disabled`), so that a keyboard user can find it and hear why.
 */
export function Button({
  tone,
  size,
  isWide,
  isBusy = false,
  asChild = false,
  disabled = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const isInert = disabled || isBusy
  const shared = {
    ...props,
    className: clsx(button({ tone, size, isWide }), className),
    'aria-disabled': isInert || props['aria-disabled'],
    'aria-busy': isBusy || undefined,
    'data-state': isBusy ? 'busy' : 'idle',
    'data-tone': tone,
    onClick: isInert ? swallow : onClick,
  }
  if (asChild) return <Slot.Root {...shared}>{children}</Slot.Root>
  return (
    <button type="button" {...shared}>
      <span className={content}>{children}</span>
      {isBusy && (
        <span className={busyMark}>
          <Spinner size="sm" />
        </span>
      )}
    </button>
  )
}

/** Also keeps a busy submit button from submitting the form twice. */
function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
