import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import * as css from './reveal.css.ts'
import { useIsSeen } from './use-is-seen.ts'

/** A section that slides in when it is first seen, and stays. */
export function Reveal({ className, ...props }: ComponentProps<'section'>) {
  const [section, isSeen] = useIsSeen()
  return <section {...props} ref={section} className={clsx(className, isSeen ? css.seen : css.unseen)} />
}
