import { Card } from '@hwjy/ui'
import { type ReactNode, useId } from 'react'
import * as css from './lesson-page.css.ts'

export interface SectionProps {
  heading: string
  count?: number | undefined
  /** Shows what can be done with the whole of it, beside the heading. */
  acts?: ReactNode
  children: ReactNode
}

/** One part of a lesson's page, with how many things are in it. */
export function Section({ heading, count, acts, children }: SectionProps) {
  const id = useId()
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={id} className={css.section}>
        <div className={css.sectionHead}>
          <h2 id={id} className={css.heading}>
            {heading}
            {count !== undefined && count > 0 && <span className={css.count}> {count}</span>}
          </h2>
          {acts !== undefined && <div className={css.acts}>{acts}</div>}
        </div>
        {children}
      </section>
    </Card>
  )
}
