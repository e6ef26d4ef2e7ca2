import { clsx } from 'clsx'
import { type KeyboardEvent, useId } from 'react'
import { Button } from '../button/button.tsx'
import { NumberInput } from '../number-input/number-input.tsx'
import { useWords } from '../ui-text/words.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './score-input.css.ts'
import { quickScores, scoreProblem } from './score-rules.ts'
import { scoreWords } from './score-words.ts'

export interface ScoreInputProps {
  /** Null: not marked yet, which is not 0. */
  value: number | null
  /** A number outside the limits is given too, marked as wrong: `scoreProblem` says why. */
  onValueChange: (value: number | null) => void
  /** The full mark, a whole number from 0 on. */
  full: number
  /** What a choice is worth, or the mark of the time before. It is no mark until it is taken. */
  suggestion?: number | null | undefined
  /** The name where there is no Field around it. */
  label?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/**
 * Points for one question: typed, stepped, or pressed as none, half and all. In the field `F` gives all, and Enter takes
 * the suggestion. What is typed is never changed.
 */
export function ScoreInput({
  value,
  onValueChange,
  full,
  suggestion = null,
  label,
  disabled = false,
  className,
}: ScoreInputProps) {
  const words = useWords(scoreWords)
  const problemId = useId()
  const problem = scoreProblem(value, full)
  const isSuggested = value === null && suggestion !== null && !disabled
  const handleKeyDown = (event: KeyboardEvent) => {
    if (disabled || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const next = event.key.toLowerCase() === 'f' ? full : event.key === 'Enter' && isSuggested ? suggestion : null
    if (next === null) return
    event.preventDefault()
    onValueChange(next)
  }
  return (
    <div className={clsx(css.box, className)} data-state={stateOf(value, problem, isSuggested)}>
      <div className={css.row}>
        <NumberInput
          key={full}
          className={css.field}
          value={value}
          onValueChange={onValueChange}
          min={0}
          max={full}
          aria-label={label}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : problemId}
          placeholder={isSuggested ? String(suggestion) : '–'}
          disabled={disabled}
          onKeyDownCapture={handleKeyDown}
        />
        <span className={css.full}>
          <span aria-hidden>/ {full}</span>
          <VisuallyHidden>{words.outOf(full)}</VisuallyHidden>
        </span>
        <div className={css.quick}>
          {quickScores(full).map((score) => (
            <button
              key={score}
              type="button"
              aria-label={words.points(score)}
              aria-pressed={value === score}
              aria-disabled={disabled || undefined}
              className={css.chip}
              onClick={() => !disabled && onValueChange(score)}
            >
              {score}
            </button>
          ))}
        </div>
      </div>
      {isSuggested && (
        <p className={css.note}>
          {words.suggested(suggestion)}
          <Button size="sm" tone="quiet" onClick={() => onValueChange(suggestion)}>
            {words.take}
          </Button>
        </p>
      )}
      <p id={problemId} aria-live="polite" className={css.problem}>
        {problem !== null && words.problem(problem, full)}
      </p>
    </div>
  )
}

function stateOf(value: number | null, problem: string | null, isSuggested: boolean) {
  if (problem !== null) return 'wrong'
  if (value !== null) return 'marked'
  return isSuggested ? 'suggested' : 'unmarked'
}
