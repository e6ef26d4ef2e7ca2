import { BLANK } from '../../core/room/practice-types.ts'
import type { BankQuestion } from '../../ports/question-bank.ts'
import * as css from './question-drawer.css.ts'
import { useQuestionsWords } from './questions-words.ts'

/** A question and its options on two lines. What is right is not shown: students may see the teacher's screen. */
export function QuestionPreview({ question: { type, title, options, place } }: { question: BankQuestion }) {
  const t = useQuestionsWords()
  const kind = type === 'fillIn' || type === 'dictation' ? t(type) : ''
  return (
    <span className={css.question}>
      <span>{title.replaceAll(BLANK, '（　）')}</span>
      <small className={css.options}>
        {[kind, ...options.map((option) => `${option.key} ${option.title}`), place].filter(Boolean).join(' · ')}
      </small>
    </span>
  )
}
