import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as css from './result-grid.css.ts'

interface StarsCellProps {
  label: string
  value: number
  isStop: boolean
  isDisabled: boolean
  /** Id of the sentence that says that these stars are missing; undefined while none does. */
  missingId: string | undefined
  onChange: (value: number) => void
}

const NUMBERS = [1, 2, 3, 4, 5]

/** Five stars as one stop of the keyboard: the grid's numbers give them, a press on one of them as well. */
export function StarsCell({ label, value, isStop, isDisabled, missingId, onChange }: StarsCellProps) {
  const { t } = useTranslation('classResult')
  return (
    // A range has one thumb; here each star takes a press.
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      data-stop
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={5}
      aria-valuenow={value}
      aria-valuetext={value === 0 ? t('noStars') : t('scoreOf', { score: value })}
      aria-disabled={isDisabled || undefined}
      aria-invalid={missingId !== undefined || undefined}
      aria-describedby={missingId}
      className={css.stars}
    >
      {NUMBERS.map((number) => (
        <span
          key={number}
          aria-hidden
          className={css.star}
          data-filled={number <= value || undefined}
          onPointerDown={isDisabled ? undefined : () => onChange(number)}
        >
          <Star size={20} className={css.glyph} />
        </span>
      ))}
    </span>
  )
}
