import type { ClassName } from '@hwjy/sdk'
import { langOf } from '../../shared/names/name-line.tsx'
import * as list from '../../shared/list-page/list-page.css.ts'

interface OnPaperProps {
  classes: readonly ClassName[] | undefined
  /** Empty for all classes. */
  classId: string
  period?: string
}

/** Says on paper whose numbers these are and of which time, as the filters do on the screen. */
export function OnPaper({ classes, classId, period = '' }: OnPaperProps) {
  const className = classes?.find((one) => one.classId === classId)?.className ?? ''
  return (
    <p className={list.onPaper}>
      <span lang={langOf(className)}>{className}</span>
      {className !== '' && period !== '' && ' · '}
      {period}
    </p>
  )
}
