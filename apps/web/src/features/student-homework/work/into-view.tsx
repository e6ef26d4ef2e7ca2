import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './examination.css.ts'

interface IntoViewProps {
  /** Comes into sight with each new value; null says nothing. */
  message: unknown
  children: ReactNode
}

/** What an answer says about itself is read above the foot of the page, which stands over the end of a small screen. */
export function IntoView({ message, children }: IntoViewProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message !== null) box.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  return (
    <div ref={box} className={css.aboveFoot}>
      {children}
    </div>
  )
}
