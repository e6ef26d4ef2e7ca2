import { QuestionScoreMax } from '@hwjy/sdk/limits'
import { Field, HanziText, IconButton, NumberInput } from '@hwjy/ui'
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './homework-form.css.ts'
import type { AskedQuestion } from './homework-values.ts'
import { useReorder } from './use-reorder.ts'

interface AskedRowProps {
  asked: AskedQuestion
  place: number
  count: number
  isLocked: boolean
  onScore: (score: number | null) => void
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

/** A question of the homework: its place, its points, the way out. `Alt ↑` and `Alt ↓` move it. */
export function AskedRow({ asked, place, count, isLocked, onScore, onMove, onRemove }: AskedRowProps) {
  const { t } = useTranslation(['homeworkForm', 'questions'])
  const { row, handle, isOver } = useReorder(place, isLocked, onMove)
  const { question, score } = asked
  const no = place + 1
  function handleKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0 || isLocked) return
    event.preventDefault()
    onMove(place, place + step)
  }
  return (
    // The keys are shortcuts of the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li ref={row} className={css.asked} data-over={isOver || undefined} onKeyDown={handleKeyDown}>
      {!isLocked && (
        <span ref={handle} aria-hidden className={css.handle}>
          <GripVertical size={18} />
        </span>
      )}
      <div className={css.askedWords}>
        <p className={css.muted}>
          {no} · {t(`questions:type.${question.type}`)}
        </p>
        <p className={css.clamp}>
          <HanziText text={question.title} />
        </p>
      </div>
      <div className={css.askedActs}>
        <Field label={t('questions.scoreOf', { no })} isLabelHidden className={css.score}>
          <NumberInput
            value={score}
            min={0}
            max={QuestionScoreMax}
            size="sm"
            disabled={isLocked}
            onValueChange={onScore}
          />
        </Field>
        {!isLocked && (
          <>
            <IconButton
              size="sm"
              label={t('questions.up', { no })}
              shortcut="Alt+↑"
              icon={<ArrowUp aria-hidden size={16} />}
              disabled={place === 0}
              onClick={() => onMove(place, place - 1)}
            />
            <IconButton
              size="sm"
              label={t('questions.down', { no })}
              shortcut="Alt+↓"
              icon={<ArrowDown aria-hidden size={16} />}
              disabled={place === count - 1}
              onClick={() => onMove(place, place + 1)}
            />
            <IconButton
              size="sm"
              label={t('questions.remove', { no })}
              icon={<X aria-hidden size={16} />}
              onClick={onRemove}
            />
          </>
        )}
      </div>
    </li>
  )
}
