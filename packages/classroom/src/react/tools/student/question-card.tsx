import { Button } from '@hwjy/ui'
import { clsx } from 'clsx'
import { CHECK_GOT_IT, type Practice, type PracticeQuestion } from '../../../core/room/practice-types.ts'
import { isRight } from '../../../core/room/rules/practice-rules.ts'
import { answerKeys } from '../../../core/shapes/practice-shapes.ts'
import { useNow } from '../../hooks/use-class-clock.ts'
import { useChannel } from '../../hooks/use-room.ts'
import { Reason } from '../../shared/reason.tsx'
import { AnswerChart } from '../answers/answer-chart.tsx'
import { LetterChoice, toggled } from '../answers/letter-choice.tsx'
import { ToolCard } from '../tool-card.tsx'
import * as css from '../tool-card.css.ts'
import { QuestionStrip } from './question-strip.tsx'
import { useBegunAnswer } from '../use-begun-answer.ts'
import { useToolKeys } from '../use-tool-keys.ts'
import { asClock, leftOf, practiceName, useStudentsHere } from '../use-tools.ts'
import { useToolWords } from '../use-tool-words.ts'
import type { LateAnswers } from '../use-late-answers.ts'

/** A student's side of a quiz, of questions or of a quick check. [R22][R26][R52] */
export function QuestionCard({
  practice,
  late,
  onFold,
}: {
  practice: Practice
  late: LateAnswers
  onFold: () => void
}) {
  return practice.status === 'open' ? (
    <OpenQuestion key={practice.id} practice={practice} late={late} onFold={onFold} />
  ) : (
    <EndedQuestion practice={practice} late={late} onFold={onFold} />
  )
}

type Keys = readonly (readonly string[])[]

/** My answer: as it is on its way, or else as the room has it. */
function useMyAnswer({ id, answers }: Practice): { keys: Keys | null; isOnItsWay: boolean } {
  const mine = useChannel(({ me }) => me?.userId)
  const pending = useChannel((state) =>
    state.pending.findLast(({ command }) => command.type === 'answerPractice' && command.practiceId === id),
  )
  if (pending?.command.type === 'answerPractice') return { keys: pending.command.keys, isOnItsWay: true }
  return { keys: answers.find(({ userId }) => userId === mine)?.keys ?? null, isOnItsWay: false }
}

function OpenQuestion({ practice, late, onFold }: { practice: Practice; late: LateAnswers; onFold: () => void }) {
  const t = useToolWords()
  const now = useNow()
  const isConnected = useChannel(({ connection }) => connection.status === 'connected')
  const students = useStudentsHere()
  const { id, kind, questions, limitSeconds, openedAt, answers } = practice
  const { keys: sent, isOnItsWay } = useMyAnswer(practice)
  const { draft, setDraft, at, setAt } = useBegunAnswer<Keys>(id, answerKeys)
  const chosen = draft ?? sent ?? questions.map(() => [])
  const left = leftOf(openedAt, limitSeconds, now)
  const isOver = left === 0
  const question = questions[at]
  const isMany = questions.length > 1
  // One press answers where one answer is all there is; the rest is sent when it is complete.
  const isSentAtOnce = !isMany && question?.isMultiple === false
  const hand = (keys: Keys) => {
    setDraft(null)
    late.send({ type: 'answerPractice', practiceId: id, keys: keys as never })
  }
  const choose = (keys: readonly string[]) => {
    const next = questions.map((_, i) => (i === at ? keys : (chosen[i] ?? [])))
    if (isSentAtOnce) hand(next)
    else setDraft(next)
  }
  const isHint = !isOver && draft === null && sent === null
  const canSend = draft !== null && draft.some((keys) => keys.length > 0)
  useToolKeys((key) => {
    if (isOver || !question) return false
    const option = optionFor(question, key)
    if (option !== null) choose(toggled(chosen[at] ?? [], option, question.isMultiple, false))
    else if (key === 'Enter' && canSend) hand(chosen)
    else return false
    return true
  })
  if (!question) return null
  return (
    <ToolCard
      title={practiceName(t, kind)}
      onFold={onFold}
      aside={left !== null && <span className={css.clock}>{asClock(left)}</span>}
      foot={
        !isSentAtOnce && (
          <>
            {isMany && (
              <>
                <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
                  {t('previous')}
                </Button>
                <Button disabled={at === questions.length - 1} onClick={() => setAt(at + 1)}>
                  {t('next')}
                </Button>
              </>
            )}
            <Button tone="primary" className={css.wide} disabled={!canSend || isOver} onClick={() => hand(chosen)}>
              {t(isMany ? 'handIn' : 'send')}
            </Button>
          </>
        )
      }
    >
      {isMany && (
        <QuestionStrip at={at} answered={questions.map((_, i) => (chosen[i] ?? []).length > 0)} onChoose={setAt} />
      )}
      <p className={css.strong}>{kind === 'check' ? t('checkQuestion') : question.title || promptOf(t, question)}</p>
      <LetterChoice
        label={question.title || promptOf(t, question)}
        options={kind === 'check' ? checkOptions(t) : question.options}
        chosen={chosen[at] ?? []}
        isMultiple={question.isMultiple}
        isClosed={isOver}
        onChoose={choose}
      />
      <output className={clsx(css.muted, isHint && css.keysHint)}>{stateWords()}</output>
      <p className={css.muted}>
        {t('answered', { answered: answers.length, total: Math.max(students.length, answers.length) })}
      </p>
      <Reason>{late.reason}</Reason>
    </ToolCard>
  )

  function stateWords(): string {
    if (isOver) return t('timeUp')
    if (isOnItsWay && !isConnected) return t('waitingForNetwork')
    if (draft === null && sent !== null) return kind === 'check' ? t('checkSent') : t('sent')
    const keys = question?.options ?? []
    return keys.length === 2 ? t('chooseHintTwo') : t('chooseHint', { last: keys.at(-1)?.key ?? 'A' })
  }
}

/** `A` to `F`, or `1` to `6`. */
function optionFor({ options }: PracticeQuestion, key: string): string | null {
  const byLetter = options.find((option) => option.key === key.toUpperCase())
  return (byLetter ?? (/^[1-6]$/.test(key) ? options[Number(key) - 1] : undefined))?.key ?? null
}

function EndedQuestion({ practice, late, onFold }: { practice: Practice; late: LateAnswers; onFold: () => void }) {
  const t = useToolWords()
  const { kind, questions, results } = practice
  const { keys: mine } = useMyAnswer(practice)
  const judged = questions.map((question, i) => ({ question, mine: mine?.[i] ?? [], result: results?.[i], no: i + 1 }))
  const isJudged = judged.filter(({ question }) => question.correctKeys.length > 0)
  const correct = isJudged.filter(({ question, mine: keys }) => isRight(keys, question.correctKeys)).length
  return (
    <ToolCard title={practiceName(t, kind)} onFold={onFold}>
      {questions.length > 1 && isJudged.length > 0 && (
        <p className={css.strong}>{t('resultScore', { correct, count: isJudged.length })}</p>
      )}
      {judged.map(({ question, mine: keys, result, no }) => (
        <div key={no} className={css.rows}>
          {questions.length > 1 && (
            <p className={css.label}>
              {no}. {question.title}
            </p>
          )}
          {kind !== 'check' && <output className={css.strong}>{resultWords(t, question, keys)}</output>}
          {result && (
            <AnswerChart
              question={question}
              result={result}
              {...(kind === 'check' ? { nameOf: (key: string) => t(key === CHECK_GOT_IT ? 'gotIt' : 'notYet') } : {})}
            />
          )}
        </div>
      ))}
      <Reason>{late.reason}</Reason>
    </ToolCard>
  )
}

type Words = ReturnType<typeof useToolWords>

const promptOf = (t: Words, { isMultiple }: PracticeQuestion) => t(isMultiple ? 'chooseSeveral' : 'choose')

const checkOptions = (t: Words) => [
  { key: 'A', title: t('gotIt') },
  { key: 'B', title: t('notYet') },
]

function resultWords(t: Words, { correctKeys }: PracticeQuestion, mine: readonly string[]): string {
  const keys = correctKeys.join(', ')
  if (mine.length === 0) return keys === '' ? t('resultMissed') : t('resultMissedKey', { keys })
  if (keys === '') return t('resultNone', { keys: mine.join(', ') })
  return isRight(mine, correctKeys) ? t('resultRight') : t('resultWrong', { keys, mine: mine.join(', ') })
}
