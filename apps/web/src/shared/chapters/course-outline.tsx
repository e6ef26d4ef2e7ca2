import type { OutlineChapter } from '@hwjy/sdk'
import { HanText } from '../han-text.tsx'
import * as css from './course-outline.css.ts'

interface CourseOutlineProps {
  /** Id of its heading. */
  labelledBy: string
  chapters: readonly OutlineChapter[]
}

/** Tells what a course teaches: its chapters as the book names them, each in a line of the reader's language. */
export function CourseOutline({ labelledBy, chapters }: CourseOutlineProps) {
  return (
    <ol className={css.outline} aria-labelledby={labelledBy}>
      {chapters.map(({ name, summary }, index) => (
        <li key={index}>
          <HanText>{name}</HanText>
          {summary !== '' && <p className={css.summary}>{summary}</p>}
        </li>
      ))}
    </ol>
  )
}
