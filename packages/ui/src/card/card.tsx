import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { card } from './card.css.ts'

export interface CardProps extends ComponentProps<'div'> {
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined
  /** Replaces the line around it by a shadow. */
  isFloating?: boolean | undefined
  /** Shows that a link or button inside covers the card. */
  isPressable?: boolean | undefined
  /** Puts our styles on the one child element: `<Card asChild><section>…`. */
  asChild?: boolean | undefined
}

export function Card({ padding, isFloating, isPressable, asChild, className, ...props }: CardProps) {
  const Element = asChild ? Slot.Root : 'div'
  return <Element {...props} className={clsx(card({ padding, isFloating, isPressable }), className)} />
}
