import type { Practice } from '../../../core/room/practice-types.ts'
import { CHECK_GOT_IT } from '../../../core/room/practice-types.ts'
import { isTypedKind } from '../../../core/room/rules/typed-rules.ts'
import { useCommand } from '../../hooks/use-command.ts'
import { lateView } from '../../shared/late-view.tsx'
import { Reason } from '../../shared/reason.tsx'
import { TypedResults } from '../../typed/late-typed-results.ts'
import { AnswerChart } from '../answers/answer-chart.tsx'
import { LetterChoice } from '../answers/letter-choice.tsx'
import * as css from '../tool-card.css.ts'
import { useNames, useStudentsHere } from '../use-tools.ts'
import { useToolWords } from '../use-tool-words.ts'
import { People } from './people.tsx'

const WritingMatrix = lateView(() => import('../../hanzi/writing-matrix.tsx').then((module) => module.WritingMatrix))

export interface PracticeResultsProps {
  practice: Practice
  /** The room has put it away: its right answer cannot be set any more. */
  isPutAway?: boolean
}

/** What came of a practice, the hardest question first: what to talk about. [R22][R26][R52] */
export function PracticeResults({ practice, isPutAway = false }: PracticeResultsProps) {
  const t = useToolWords()
  const command = useCommand()
  const namesOf = useNames()
  const students = useStudentsHere()
  const { id: practiceId, kind, questions, results, right } = practice
  const checkName = (key: string) => t(key === CHECK_GOT_IT ? 'gotIt' : 'notYet')
  const order = questions
    .map((question, i) => ({ question, no: i + 1, result: results?.[i], right: right?.[i] ?? [] }))
    .toSorted((a, b) => shareRight(a.result) - shareRight(b.result))
  return (
    <>
      {kind === 'writing' && <WritingMatrix practice={practice} students={students} />}
      {isTypedKind(kind) && <TypedResults practice={practice} />}
      {order.map(
        ({ question, no, result, right: people }) =>
          result &&
          !isTypedKind(kind) && (
            <div key={no} className={css.rows}>
              {questions.length > 1 && (
                <p className={css.label}>
                  {no}. {question.title}
                </p>
              )}
              {question.options.length > 0 && (
                <AnswerChart question={question} result={result} {...(kind === 'check' ? { nameOf: checkName } : {})} />
              )}
              {(result.correctKeys.length > 0 || kind === 'writing') && (
                <p className={css.strong}>{t('correctCount', { count: result.correct })}</p>
              )}
              {people.length > 0 && <p className={css.muted}>{t('whoWasRight', { names: namesOf(people) })}</p>}
              {kind === 'clicker' && !isPutAway && (
                <>
                  <p className={css.label}>{t('rightAnswerLater')}</p>
                  <LetterChoice
                    label={t('rightAnswerLater')}
                    size="sm"
                    options={question.options}
                    chosen={result.correctKeys}
                    isMultiple={question.isMultiple}
                    onChoose={(keys) =>
                      void command.attempt({
                        type: 'setPracticeKey',
                        practiceId,
                        no,
                        correctKeys: keys as ('A' | 'B')[],
                      })
                    }
                  />
                </>
              )}
            </div>
          ),
      )}
      {kind === 'check' && <CheckNames practice={practice} />}
      <Reason>{command.refusal}</Reason>
    </>
  )
}

function CheckNames({ practice }: { practice: Practice }) {
  const notYet = practice.answers.flatMap(({ userId, keys }) =>
    keys[0]?.[0] !== undefined && keys[0][0] !== CHECK_GOT_IT ? [userId] : [],
  )
  return <People label="listNotYet" userIds={notYet} />
}

const shareRight = (result: { correct: number; answered: number; correctKeys: readonly string[] } | undefined) =>
  result && result.correctKeys.length > 0 && result.answered > 0 ? result.correct / result.answered : 1
