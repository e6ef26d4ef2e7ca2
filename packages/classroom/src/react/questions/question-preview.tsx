import type { BankQuestion } from '../../ports/question-bank.ts'
import * as css from './question-drawer.css.ts'

/** A question and its options on two lines. What is right is not shown: students may see the teacher's screen. */
export function QuestionPreview({ question: { title, options, place } }: { question: BankQuestion }) {
  return (
    <span className={css.question}>
      <span>{title}</span>
      <small className={css.options}>
        {[...options.map((option) => `${option.key} ${option.title}`), place].filter(Boolean).join(' · ')}
      </small>
    </span>
  )
}
