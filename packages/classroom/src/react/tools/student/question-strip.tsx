import * as css from './question-strip.css.ts'
import { useToolWords } from '../use-tool-words.ts'

/** All questions at a glance, with a tick where there is an answer; a press goes there. */
export function QuestionStrip({
  at,
  answered,
  onChoose,
}: {
  at: number
  answered: readonly boolean[]
  onChoose: (index: number) => void
}) {
  const t = useToolWords()
  return (
    <ol className={css.strip} aria-label={t('questionNo', { no: at + 1, count: answered.length })}>
      {answered.map((isAnswered, i) => (
        // A question of a practice is known by its place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i}>
          <button
            type="button"
            className={css.place}
            aria-current={i === at ? 'step' : undefined}
            aria-label={`${t('questionNo', { no: i + 1, count: answered.length })}, ${t(isAnswered ? 'whoAnswered' : 'notAnswered')}`}
            data-answered={isAnswered}
            onClick={() => onChoose(i)}
          >
            {i + 1}
            <span aria-hidden>{isAnswered ? '✓' : ''}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
