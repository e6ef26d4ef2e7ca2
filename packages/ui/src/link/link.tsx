import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { link } from './link.css.ts'

export interface LinkProps extends ComponentProps<'a'> {
  /** `quiet` is for lists and navigation, where the place already says that it is a link. */
  tone?: 'accent' | 'quiet' | undefined
  /** Puts our styles on a router's own link component: `<Link asChild><RouterLink to="…">…`. */
  asChild?: boolean | undefined
}

/** Navigates. For actions take Button. */
export function Link({ tone, asChild, className, ...props }: LinkProps) {
  const Element = asChild ? Slot.Root : 'a'
  return <Element {...props} className={clsx(link({ tone }), className)} />
}
