import { BLANK, type Practice } from '../../../core/room/practice-types.ts'
import { isTypedKind } from '../../../core/room/rules/typed-rules.ts'
import * as css from '../tool-card.css.ts'

/** What the class reads now, so that the teacher can read it aloud; blanks stay blanks. */
export function AskedQuestions({ practice: { kind, questions } }: { practice: Practice }) {
  if (questions.every(({ title }) => title === '')) return null
  return (
    <ol className={css.asked} {...(isTypedKind(kind) && { lang: 'zh-CN' })}>
      {questions.map(({ title }, i) => (
        // A question of a practice is known by its place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i}>{title.replaceAll(BLANK, '（　）')}</li>
      ))}
    </ol>
  )
}
