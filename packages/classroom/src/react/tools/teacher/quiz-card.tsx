import { Button, SegmentedControl } from '@hwjy/ui'
import { useState } from 'react'
import { PRACTICE_OPTION_KEYS } from '../../../core/room/practice-types.ts'
import type { RoomCommand } from '../../../core/room/room-types.ts'
import { spokenQuestion } from '../../../core/room/rules/practice-rules.ts'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { useRoom } from '../../hooks/use-room.ts'
import { LetterChoice } from '../answers/letter-choice.tsx'
import { ToolCard } from '../tool-card.tsx'
import * as css from '../tool-card.css.ts'
import { type UsedToolProps, useTimeOfDay } from '../use-tools.ts'
import { useToolWords } from '../use-tool-words.ts'
import { PracticeResults } from './practice-results.tsx'
import { StartCard } from './start-card.tsx'

const COUNTS = ['2', '3', '4', '5', '6'] as const
const LIMITS = ['15', '30', '60', '0'] as const

interface Plan {
  count: (typeof COUNTS)[number]
  isMultiple: boolean
  correctKeys: readonly string[]
  limit: (typeof LIMITS)[number]
}

// What was chosen last is likely to be wanted again in the next lesson of the page.
let lastPlan: Plan = { count: '4', isMultiple: false, correctKeys: [], limit: '30' }

/** Prepares a quiz: how many answers, one or several, what is right, how long. [R22] */
export function QuizCard({ onFold, onClose, onInstead, result }: UsedToolProps) {
  const t = useToolWords()
  const { bank } = useClassroom()
  const timeOf = useTimeOfDay()
  const isUsed = useRoom((room) => room.usedTools.includes('clicker'))
  const usedAt = useRoom((room) => room.tools.usedAt.clicker)
  const [plan, setPlan] = useState(lastPlan)
  const keys = PRACTICE_OPTION_KEYS.slice(0, Number(plan.count))
  const change = (part: Partial<Plan>) => {
    const next = { ...plan, ...part }
    const kept = next.correctKeys.filter((key) => PRACTICE_OPTION_KEYS.indexOf(key as 'A') < Number(next.count))
    setPlan({ ...next, correctKeys: next.isMultiple ? kept : kept.slice(0, 1) })
  }
  const start = (): RoomCommand => {
    lastPlan = { ...plan, correctKeys: [] }
    const question = spokenQuestion(Number(plan.count), plan.isMultiple, plan.correctKeys)
    return {
      type: 'startPractice',
      kind: 'clicker',
      title: '',
      limitSeconds: Number(plan.limit),
      questions: [question],
    }
  }
  if (isUsed) {
    return (
      <ToolCard
        title={t('quiz')}
        isMovable
        onFold={onFold}
        onClose={onClose}
        foot={
          <>
            <Button className={css.wide} onClick={() => onInstead('check')}>
              {t('check')}
            </Button>
            {bank && (
              <Button className={css.wide} onClick={() => onInstead('practice')}>
                {t('practice')}
              </Button>
            )}
          </>
        }
      >
        {usedAt !== undefined && <p className={css.strong}>{t('usedAt', { time: timeOf(usedAt) })}</p>}
        {result && <PracticeResults practice={result} isPutAway />}
        <p className={css.muted}>{t('onceUsed')}</p>
      </ToolCard>
    )
  }
  return (
    <StartCard title={t('quiz')} start={t('startQuiz')} command={start} onFold={onFold} onClose={onClose}>
      <div className={css.rows}>
        <p className={css.label}>{t('options')}</p>
        <SegmentedControl
          label={t('options')}
          isWide
          options={COUNTS.map((count) => ({ value: count, label: count }))}
          value={plan.count}
          onValueChange={(count) => change({ count })}
        />
        <SegmentedControl
          label={t('options')}
          isWide
          options={[
            { value: 'one', label: t('oneAnswer') },
            { value: 'several', label: t('severalAnswers') },
          ]}
          value={plan.isMultiple ? 'several' : 'one'}
          onValueChange={(value) => change({ isMultiple: value === 'several' })}
        />
      </div>
      <div className={css.rows}>
        <p className={css.label}>{t('rightAnswer')}</p>
        <LetterChoice
          label={t('rightAnswer')}
          size="sm"
          options={keys.map((key) => ({ key, title: '' }))}
          chosen={plan.correctKeys}
          isMultiple={plan.isMultiple}
          isEmptyAllowed
          onChoose={(correctKeys) => change({ correctKeys })}
        />
      </div>
      <div className={css.rows}>
        <p className={css.label}>{t('time')}</p>
        <SegmentedControl
          label={t('time')}
          isWide
          options={LIMITS.map((limit) => ({
            value: limit,
            label: limit === '0' ? t('noLimit') : t('seconds', { count: Number(limit) }),
          }))}
          value={plan.limit}
          onValueChange={(limit) => change({ limit })}
        />
      </div>
    </StartCard>
  )
}
