import { Button } from '@hwjy/ui'
import type { Practice } from '../../../core/room/practice-types.ts'
import { CHECK_GOT_IT } from '../../../core/room/practice-types.ts'
import { useNow } from '../../hooks/use-class-clock.ts'
import { useCommand } from '../../hooks/use-command.ts'
import { lateView } from '../../shared/late-view.tsx'
import { Reason } from '../../shared/reason.tsx'
import { ToolCard } from '../tool-card.tsx'
import * as css from '../tool-card.css.ts'
import { asClock, leftOf, practiceName, useStudentsHere } from '../use-tools.ts'
import { useToolWords } from '../use-tool-words.ts'
import { AnswerMatrix } from './answer-matrix.tsx'
import { AskedQuestions } from './asked-questions.tsx'
import { People } from './people.tsx'
import { PracticeResults } from './practice-results.tsx'

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
      {(kind === 'fillIn' || kind === 'questions') && <AskedQuestions practice={practice} />}
      {kind === 'dictation' && <ReadAloud practice={practice} />}
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

const ReadAloud = lateView(() => import('../../typed/read-aloud.tsx').then((module) => module.ReadAloud))
const WritingMatrix = lateView(() => import('../../hanzi/writing-matrix.tsx').then((module) => module.WritingMatrix))

function EndedPractice({ practice, onFold }: { practice: Practice; onFold: () => void }) {
  const t = useToolWords()
  const command = useCommand()
  return (
    <ToolCard
      title={practiceName(t, practice.kind)}
      isMovable
      onFold={onFold}
      foot={
        <Button
          tone="primary"
          isWide
          isBusy={command.isBusy}
          onClick={() => void command.attempt({ type: 'closePractice', practiceId: practice.id })}
        >
          {t('putAway')}
        </Button>
      }
    >
      <PracticeResults practice={practice} />
      <Reason>{command.refusal}</Reason>
    </ToolCard>
  )
}
