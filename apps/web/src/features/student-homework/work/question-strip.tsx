import { useTranslation } from 'react-i18next'
import type { AnswerBook, EntrySign } from './answer-book.ts'
import { signOf } from './answer-book.ts'
import * as css from './examination.css.ts'

export interface QuestionStripProps {
  entries: AnswerBook['entries']
  current: number
  onChoose: (no: number) => void
}

const marks: Record<EntrySign, string> = { empty: '○', answered: '●', sending: '◐', later: '◌', choose: '!' }

/** All questions with what became of them: a row on phones, a column beside the question on wide screens. */
export function QuestionStrip({ entries, current, onChoose }: QuestionStripProps) {
  const { t } = useTranslation('studentHomework')
  return (
    <nav aria-label={t('work.overview')} className={css.strip}>
      {[...entries].map(([no, entry]) => {
        const sign = signOf(entry)
        return (
          <button
            key={no}
            type="button"
            className={css.number}
            data-sign={sign}
            aria-current={no === current ? 'step' : undefined}
            aria-label={t(`work.sign.${sign}`, { no })}
            onClick={() => onChoose(no)}
          >
            <span aria-hidden>{no}</span>
            <span aria-hidden className={css.sign}>
              {marks[sign]}
            </span>
          </button>
        )
      })}
    </nav>
  )
}
