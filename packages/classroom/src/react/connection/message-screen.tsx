import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './connection.css.ts'

export interface MessageScreenProps {
  icon: ReactNode
  title: string
  children: ReactNode
  actions?: ReactNode
}

/** Fills the room when there is no class to show. Its title takes the focus, since what had it is gone. */
export function MessageScreen({ icon, title, children, actions }: MessageScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className={css.screen}>
      <div className={css.card}>
        <span className={css.picture} aria-hidden>
          {icon}
        </span>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </main>
  )
}
