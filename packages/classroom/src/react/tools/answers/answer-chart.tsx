import { Button } from '@hwjy/ui'
import { useState } from 'react'
import type { PracticeQuestion, QuestionResult } from '../../../core/room/practice-types.ts'
import { CheckIcon } from '../../shared/later-icons.ts'
import * as css from './answer-chart.css.ts'
import * as card from '../tool-card.css.ts'
import { useToolWords } from '../use-tool-words.ts'

export interface AnswerChartProps {
  question: Pick<PracticeQuestion, 'options'>
  result: QuestionResult
  /** The words of an option without a title of its own: the two of a quick check. */
  nameOf?: ((key: string) => string) | undefined
}

/** People per option, as bars or as a table. What is right has a tick, weight and color, never color alone. */
export function AnswerChart({ question, result, nameOf }: AnswerChartProps) {
  const t = useToolWords()
  const [isTable, setIsTable] = useState(false)
  const rows = question.options.map(({ key, title }, i) => {
    const count = result.counts[i] ?? 0
    return {
      key,
      title: title === '' ? (nameOf?.(key) ?? '') : title,
      count,
      percent: result.answered === 0 ? 0 : Math.round((count / result.answered) * 100),
      isRight: result.correctKeys.includes(key),
    }
  })
  return (
    <div className={card.rows}>
      {isTable ? (
        <table className={css.table}>
          <thead>
            <tr>
              {(['option', 'peopleColumn', 'percentColumn'] as const).map((name) => (
                <th key={name} scope="col" className={css.cell}>
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, title, count, percent, isRight }) => (
              <tr key={key}>
                <th scope="row" className={css.cell}>
                  {isRight ? '✓ ' : ''}
                  {key} {title}
                </th>
                <td className={css.cell}>{count}</td>
                <td className={css.cell}>{percent}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul className={css.list}>
          {rows.map(({ key, title, count, percent, isRight }) => (
            <li
              key={key}
              className={css.row}
              data-right={isRight}
              aria-label={t(isRight ? 'optionRight' : 'optionResult', {
                key: title === '' ? key : `${key} ${title}`,
                count,
                percent,
              })}
            >
              <span className={css.letter} aria-hidden>
                {isRight ? <CheckIcon size={18} /> : key}
              </span>
              <span className={css.track} aria-hidden>
                <span className={css.bar} style={{ width: `${percent}%` }} />
                <span className={css.words}>{isRight ? `${key} ${title}` : title}</span>
              </span>
              <span className={css.number} aria-hidden>
                {count} · {percent}%
              </span>
            </li>
          ))}
        </ul>
      )}
      <span>
        <Button size="sm" tone="quiet" onClick={() => setIsTable(!isTable)}>
          {t(isTable ? 'asChart' : 'asTable')}
        </Button>
      </span>
    </div>
  )
}
