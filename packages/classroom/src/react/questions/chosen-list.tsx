import { IconButton } from '@hwjy/ui'
import { ArrowDown as DownIcon, ArrowUp as UpIcon, X as RemoveIcon } from 'lucide-react'
import type { BankQuestion } from '../../ports/question-bank.ts'
import { QuestionPreview } from './question-preview.tsx'
import * as css from './question-drawer.css.ts'
import { useQuestionsWords } from './questions-words.ts'

/** The questions that will be asked, in order; buttons move them. */
export function ChosenList({
  chosen,
  onChange,
}: {
  chosen: readonly BankQuestion[]
  onChange: (chosen: readonly BankQuestion[]) => void
}) {
  const t = useQuestionsWords()
  const move = (from: number, to: number) => {
    const question = chosen[from]
    if (question) onChange(chosen.toSpliced(from, 1).toSpliced(to, 0, question))
  }
  return (
    <ol className={css.list}>
      {chosen.map((question, i) => {
        const { questionId, title } = question
        return (
          <li key={questionId} className={css.item}>
            <span className={css.no}>{i + 1}</span>
            <QuestionPreview question={question} />
            <span className={css.acts}>
              <IconButton
                size="sm"
                tone="quiet"
                label={t('up', { title })}
                icon={<UpIcon size={18} />}
                disabled={i === 0}
                onClick={() => move(i, i - 1)}
              />
              <IconButton
                size="sm"
                tone="quiet"
                label={t('down', { title })}
                icon={<DownIcon size={18} />}
                disabled={i === chosen.length - 1}
                onClick={() => move(i, i + 1)}
              />
              <IconButton
                size="sm"
                tone="quiet"
                label={t('remove', { title })}
                icon={<RemoveIcon size={18} />}
                onClick={() => onChange(chosen.toSpliced(i, 1))}
              />
            </span>
          </li>
        )
      })}
    </ol>
  )
}
