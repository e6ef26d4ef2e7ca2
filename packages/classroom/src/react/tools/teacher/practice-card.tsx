import { Button } from '@hwjy/ui'
import type { Practice } from '../../../core/room/practice-types.ts'
import { CHECK_GOT_IT } from '../../../core/room/practice-types.ts'
import { isTypedKind } from '../../../core/room/rules/typed-rules.ts'
import { useNow } from '../../hooks/use-class-clock.ts'
import { useCommand } from '../../hooks/use-command.ts'
import { lateView } from '../../shared/late-view.tsx'
import { Reason } from '../../shared/reason.tsx'
import { AnswerChart } from '../answer-chart.tsx'
import { LetterChoice } from '../letter-choice.tsx'
import { ToolCard } from '../tool-card.tsx'
import * as css from '../tool-card.css.ts'
import { asClock, leftOf, practiceName, useNames, useStudentsHere } from '../use-tools.ts'
import { useToolWords } from '../use-tool-words.ts'
import { AnswerMatrix } from './answer-matrix.tsx'

/** A practice that runs, and then its results: who has answered, the time, the end. [R22][R26][R52] */
export function PracticeCard({ practice, onFold }: { practice: Practice; onFold: () => void }) {
  return practice.status === 'open' ? (
    <OpenPractice practice={practice} onFold={onFold} />
  ) : (
    <EndedPractice practice={practice} onFold={onFold} />
  )
}

function OpenPractice({ practice, onFold }: { practice: Practice; onFold: () => void }) {
  const t = useToolWords()
  const now = useNow()
  const command = useCommand()
  const students = useStudentsHere()
  const { id: practiceId, kind, limitSeconds, openedAt, answers, questions } = practice
  const left = leftOf(openedAt, limitSeconds, now)
  const answered = new Set(answers.map(({ userId }) => userId))
  const silent = students.filter(({ userId }) => !answered.has(userId)).map(({ userId }) => userId)
  return (
    <ToolCard
      title={practiceName(t, kind)}
      isMovable
      onFold={onFold}
      aside={left !== null && <span className={css.clock}>{asClock(left)}</span>}
      foot={
        <>
          {limitSeconds > 0 && (
            <Button
              aria-keyshortcuts="Shift+T"
              onClick={() => void command.attempt({ type: 'extendPractice', practiceId, seconds: 15 })}
            >
              {t('more15')}
            </Button>
          )}
          <Button
            tone="primary"
            className={css.wide}
            isBusy={command.isBusy}
            aria-keyshortcuts="Shift+E"
            onClick={() => void command.attempt({ type: 'endPractice', practiceId })}
          >
            {t('end')}
          </Button>
        </>
      }
    >
      {kind === 'check' ? (
        <CheckNumbers practice={practice} silent={silent} />
      ) : (
        <p className={css.strong}>
          {t('answered', { answered: answered.size, total: Math.max(students.length, answered.size) })}
        </p>
      )}
      {kind === 'writing' && <WritingMatrix practice={practice} students={students} />}
      {questions.length > 1 && kind !== 'writing' && <AnswerMatrix practice={practice} students={students} />}
      {questions.length === 1 && kind !== 'check' && kind !== 'writing' && (
        <>
          <People label="listAnswered" userIds={[...answered]} />
          <People label="listNotAnswered" userIds={silent} />
        </>
      )}
      <Reason>{command.refusal}</Reason>
    </ToolCard>
  )
}

function CheckNumbers({ practice, silent }: { practice: Practice; silent: readonly string[] }) {
  const t = useToolWords()
  const chose = (isGotIt: boolean) =>
    practice.answers.flatMap(({ userId, keys }) => ((keys[0]?.[0] === CHECK_GOT_IT) === isGotIt ? [userId] : []))
  const numbers = { got: chose(true).length, not: chose(false).length, silent: silent.length }
  return (
    <>
      <p className={css.strong}>{t('checkNumbers', numbers)}</p>
      <People label="listNotYet" userIds={chose(false)} />
      <People label="listSilent" userIds={silent} />
    </>
  )
}

const WritingMatrix = lateView(() => import('../../hanzi/writing-matrix.tsx').then((module) => module.WritingMatrix))

const TypedResults = lateView(() => import('../../typed/typed-results.tsx').then((module) => module.TypedResults))

function EndedPractice({ practice, onFold }: { practice: Practice; onFold: () => void }) {
  const t = useToolWords()
  const command = useCommand()
  const namesOf = useNames()
  const students = useStudentsHere()
  const { id: practiceId, kind, questions, results, right } = practice
  const checkName = (key: string) => t(key === CHECK_GOT_IT ? 'gotIt' : 'notYet')
  // The hardest first: what to talk about.
  const order = questions
    .map((question, i) => ({ question, no: i + 1, result: results?.[i], right: right?.[i] ?? [] }))
    .toSorted((a, b) => shareRight(a.result) - shareRight(b.result))
  return (
    <ToolCard
      title={practiceName(t, kind)}
      isMovable
      onFold={onFold}
      foot={
        <Button
          tone="primary"
          isWide
          isBusy={command.isBusy}
          onClick={() => void command.attempt({ type: 'closePractice', practiceId })}
        >
          {t('putAway')}
        </Button>
      }
    >
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
              {kind === 'clicker' && (
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
    </ToolCard>
  )
}

function CheckNames({ practice }: { practice: Practice }) {
  const notYet = practice.answers.flatMap(({ userId, keys }) =>
    keys[0]?.[0] !== undefined && keys[0][0] !== CHECK_GOT_IT ? [userId] : [],
  )
  return <People label="listNotYet" userIds={notYet} />
}

interface PeopleProps {
  label: 'listAnswered' | 'listNotAnswered' | 'listNotYet' | 'listSilent'
  userIds: readonly string[]
}

function People({ label, userIds }: PeopleProps) {
  const t = useToolWords()
  const namesOf = useNames()
  if (userIds.length === 0) return null
  return (
    <div className={css.rows}>
      <p className={css.label}>{t(label, { count: userIds.length })}</p>
      <p className={css.muted}>{namesOf(userIds)}</p>
    </div>
  )
}

const shareRight = (result: { correct: number; answered: number; correctKeys: readonly string[] } | undefined) =>
  result && result.correctKeys.length > 0 && result.answered > 0 ? result.correct / result.answered : 1
