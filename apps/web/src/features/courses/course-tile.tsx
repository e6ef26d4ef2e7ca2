import { Card } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { HanText } from '../../shared/han-text.tsx'
import * as css from './courses.css.ts'

interface CourseTileProps {
  name: ReactNode
  coverUrl: string | null
  /** Drawn where there is no picture: the first character of the name. */
  letter: string
  isPressable?: boolean
  children: ReactNode
}

/** A public course with its picture, as a list and the form's preview show it. */
export function CourseTile({ name, coverUrl, letter, isPressable = false, children }: CourseTileProps) {
  return (
    <Card padding="none" isPressable={isPressable} className={css.tile}>
      <div className={css.cover}>
        {coverUrl === null ? (
          <HanText aria-hidden>{letter}</HanText>
        ) : (
          <img src={coverUrl} alt="" loading="lazy" className={css.picture} />
        )}
      </div>
      <div className={css.tileText}>
        <h2 className={css.name}>{name}</h2>
        {children}
      </div>
    </Card>
  )
}
