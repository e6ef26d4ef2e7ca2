import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { type DrawingName, drawings, hill } from './drawings.tsx'
import * as css from './empty-state.css.ts'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  drawing?: DrawingName | undefined
  title: ReactNode
  description?: ReactNode
  action?: ReactNode
}

export function EmptyState({ drawing, title, description, action, className, children, ...props }: EmptyStateProps) {
  return (
    <div {...props} className={clsx(css.empty, className)}>
      {drawing !== undefined && (
        <svg aria-hidden viewBox="0 0 176 120" className={css.drawing}>
          {hill}
          {drawings[drawing]}
        </svg>
      )}
      <div className={css.title}>{title}</div>
      {description !== undefined && <div className={css.description}>{description}</div>}
      {action !== undefined && <div className={css.actions}>{action}</div>}
      {children}
    </div>
  )
}
