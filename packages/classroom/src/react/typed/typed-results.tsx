import {
  ANSWER_BUCKETS,
  type AnswerBucket,
  BLANK,
  type Practice,
  type TypedTexts,
} from '../../core/room/practice-types.ts'
import { typedTaskOf } from '../../core/room/rules/typed-rules.ts'
import * as card from '../tools/tool-card.css.ts'
import { useToolWords } from '../tools/use-tool-words.ts'
import { useNames } from '../tools/use-tools.ts'
import * as css from './typed.css.ts'
import { useTypedWords } from './typed-words.ts'
import { useOwnMarks } from './use-own-marks.ts'

/**
 * What came of each question: what is right, people by bucket, and for the teacher who was right by name and the commonest
 * mistakes without names.
 * @param mine what I typed; left out for the teacher
 */
export function TypedResults({ practice, mine }: { practice: Practice; mine?: TypedTexts | null }) {
  const t = useTypedWords()
  const tools = useToolWords()
  const namesOf = useNames()
  const { questions, results, right, wrong } = practice
  const marks = useOwnMarks(practice, mine ?? null)
  const withMark = (word: string, bucket: AnswerBucket | undefined) =>
    bucket === undefined ? word : t('marked', { word, mark: bucket === 'right' ? `✓ ${t('right')}` : t(bucket) })
  return questions.map((question, i) => {
    const task = typedTaskOf(question)
    const result = results?.[i]
    if (task === null || result?.typed === undefined) return null
    const { accepted, pinyin, buckets } = result.typed
    return (
      // A question of a practice is known by its place.
      // oxlint-disable-next-line react/no-array-index-key
      <div key={i} className={card.rows}>
        {question.title !== '' && (
          <p className={card.label} lang="zh-CN">
            {i + 1}. {question.title.replaceAll(BLANK, '（　）')}
          </p>
        )}
        <p className={card.strong}>
          {t('rightAnswer', {
            words: accepted.map((words, n) => wordsWithPinyin(words, pinyin[n] ?? [])).join(' · '),
          })}
        </p>
        {mine?.[i] && (
          <p>{t('yours', { words: mine[i].map((word, n) => withMark(word || '—', marks?.[i]?.[n])).join(' · ') })}</p>
        )}
        <p className={card.muted}>
          {result.answered === 0 ? t('scoreNone') : t('score', { correct: result.correct, count: result.answered })}
        </p>
        {(right?.[i] ?? []).length > 0 && (
          <p className={card.muted}>{tools('whoWasRight', { names: namesOf(right?.[i] ?? []) })}</p>
        )}
        {buckets.map((counts, n) => (
          // oxlint-disable-next-line react/no-array-index-key
          <table key={n} className={css.table} aria-label={t('buckets')}>
            <tbody>
              {ANSWER_BUCKETS.map((bucket, b) =>
                (counts[b] ?? 0) === 0 ? null : (
                  <tr key={bucket}>
                    <th scope="row" className={css.cell}>
                      {bucket === 'right' ? '✓ ' : ''}
                      {t(bucket)}
                    </th>
                    <td className={css.count}>{t('people', { count: counts[b] ?? 0 })}</td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        ))}
        {wrong?.[i]?.some((list) => list.length > 0) && (
          <>
            <p className={card.label}>{t('wrongAnswers')}</p>
            <ul className={css.wrong}>
              {wrong[i].flat().map(({ text, count, bucket }) => (
                <li key={`${text} ${bucket}`}>
                  <span lang="zh-CN">{text}</span> · {t(bucket)} · {t('people', { count })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    )
  })
}

const wordsWithPinyin = (words: readonly string[], pinyin: readonly string[]) =>
  words.map((word, i) => (pinyin[i] ? `${word} ${pinyin[i]}` : word)).join(' / ')
