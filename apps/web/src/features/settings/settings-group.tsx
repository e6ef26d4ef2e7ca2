import { Card } from '@hwjy/ui'
import { type ReactNode, useId } from 'react'
import * as css from './settings.css.ts'

export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={id} className={css.group}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {children}
      </section>
    </Card>
  )
}
