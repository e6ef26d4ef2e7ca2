import type { ReactNode, Ref } from 'react'
import { overlay } from './dialog.css.ts'
import { useScrollLock } from './use-scroll-lock.ts'

interface BackdropProps {
  ref?: Ref<HTMLDivElement> | undefined
  children?: ReactNode
}

/** Dims the page behind a dialog and holds it still. Radix's own would do so with a style element. */
export function Backdrop({ ref, children }: BackdropProps) {
  useScrollLock()
  return (
    <div ref={ref} className={overlay}>
      {children}
    </div>
  )
}
