import { clsx } from 'clsx'
import type { PracticeOption } from '../../../core/room/practice-types.ts'
import { CheckIcon } from '../../shared/later-icons.ts'
import * as css from './letter-choice.css.ts'

export interface LetterChoiceProps {
  label: string
  options: readonly PracticeOption[]
  chosen: readonly string[]
  isMultiple: boolean
  /** A second press takes the only choice back. */
  isEmptyAllowed?: boolean
  isClosed?: boolean
  size?: 'sm' | 'md'
  onChoose: (keys: readonly string[]) => void
}

/** Answers to press, 56 px or more: letters beside each other, or one below the other when they have words. */
export function LetterChoice({
  label,
  options,
  chosen,
  isMultiple,
  isEmptyAllowed = false,
  isClosed = false,
  size = 'md',
  onChoose,
}: LetterChoiceProps) {
  const hasTitles = options.some(({ title }) => title !== '')
  return (
    <fieldset className={clsx(css.group, !hasTitles && (size === 'sm' ? css.small : css.letters))} aria-label={label}>
      {options.map(({ key, title }) => (
        <button
          key={key}
          type="button"
          className={css.option}
          aria-pressed={chosen.includes(key)}
          aria-disabled={isClosed || undefined}
          data-titled={title !== ''}
          onClick={() => {
            if (!isClosed) onChoose(toggled(chosen, key, isMultiple, isEmptyAllowed))
          }}
        >
          <span>{key}</span>
          {title !== '' && <span>{title}</span>}
          {chosen.includes(key) && title !== '' && <CheckIcon size={18} aria-hidden />}
        </button>
      ))}
    </fieldset>
  )
}

/** What is chosen after a press of one answer. */
export function toggled(
  chosen: readonly string[],
  key: string,
  isMultiple: boolean,
  isEmptyAllowed: boolean,
): readonly string[] {
  if (isMultiple) return chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key].sort()
  return chosen.includes(key) && isEmptyAllowed ? [] : [key]
}
