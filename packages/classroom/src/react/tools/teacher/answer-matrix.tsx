import { VisuallyHidden } from '@hwjy/ui'
import type { Practice } from '../../../core/room/practice-types.ts'
import type { Participant } from '../../../core/room/room-types.ts'
import { useToolWords } from '../use-tool-words.ts'
import * as css from './answer-matrix.css.ts'

/** Students by questions, while it runs: a dot where there is an answer. Not what it is. */
export function AnswerMatrix({ practice, students }: { practice: Practice; students: readonly Participant[] }) {
  const t = useToolWords()
  const answeredBy = new Map(practice.answers.map(({ userId, answered }) => [userId, answered ?? []]))
  return (
    <div className={css.scroller}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.name}>
              {t('auditName')}
            </th>
            {practice.questions.map((_, i) => (
              // A question of a practice is known by its place.
              // oxlint-disable-next-line react/no-array-index-key
              <th key={i} scope="col" className={css.cell}>
                {i + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map(({ userId, name }) => (
            <tr key={userId}>
              <th scope="row" className={css.name}>
                {name}
              </th>
              {practice.questions.map((_, i) => {
                const isAnswered = answeredBy.get(userId)?.[i] === true
                return (
                  // So is a student's answer to it.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={i} className={css.cell}>
                    <span aria-hidden>{isAnswered ? '●' : '○'}</span>
                    <VisuallyHidden>{t(isAnswered ? 'whoAnswered' : 'notAnswered')}</VisuallyHidden>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
