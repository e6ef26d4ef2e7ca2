import { VisuallyHidden } from '@hwjy/ui'
import type { Practice, WritingResult } from '../../core/room/practice-types.ts'
import type { Participant } from '../../core/room/room-types.ts'
import * as css from '../tools/teacher/answer-matrix.css.ts'
import { useHanziWords } from './hanzi-words.ts'

/** Students by characters, for the teacher: who has written what, with how many mistakes. [R71] */
export function WritingMatrix({ practice, students }: { practice: Practice; students: readonly Participant[] }) {
  const t = useHanziWords()
  const writtenBy = new Map(practice.answers.map(({ userId, written }) => [userId, written ?? []]))
  const words = (result: WritingResult | null) =>
    result === null
      ? t('notYet')
      : result.mistakes === 0
        ? t('noMistakes', { seconds: secondsOf(result) })
        : t('mistakesIn', { count: result.mistakes, seconds: secondsOf(result) })
  return (
    <div className={css.scroller}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.name}>
              {t('student')}
            </th>
            {practice.questions.map(({ title }) => (
              <th key={title} scope="col" lang="zh-CN" className={css.cell}>
                {title}
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
              {practice.questions.map(({ title }, i) => {
                const result = writtenBy.get(userId)?.[i] ?? null
                return (
                  <td key={title} className={css.cell} title={words(result)}>
                    <span aria-hidden>{result === null ? '○' : result.mistakes === 0 ? '✓' : result.mistakes}</span>
                    <VisuallyHidden>{words(result)}</VisuallyHidden>
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

const secondsOf = ({ ms }: WritingResult) => Math.round(ms / 1_000)
