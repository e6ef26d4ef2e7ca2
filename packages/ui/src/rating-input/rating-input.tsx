import { clsx } from 'clsx'
import { RadioGroup } from 'radix-ui'
import { useState } from 'react'
import { useFieldControl, useFieldLabelId } from '../field/field-context.ts'
import { StarIcon } from '../icons.ts'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import * as css from './rating-input.css.ts'

export interface RatingInputProps {
  /** 1 to `max`; 0 is "not yet". */
  value: number
  onValueChange?: ((value: number) => void) | undefined
  /** Default 5. */
  max?: number | undefined
  /** The name where there is no Field around it. */
  label?: string | undefined
  isReadOnly?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** Takes one to five stars. It is a group of radio buttons to the keyboard and to screen readers. */
export function RatingInput({
  value,
  onValueChange,
  max = 5,
  label,
  isReadOnly = false,
  disabled = false,
  className,
}: RatingInputProps) {
  const text = useUiText()
  const [previewed, setPreviewed] = useState(0)
  const { id: _groupHasNoLabelableElement, ...control } = useFieldControl({})
  const labelId = useFieldLabelId()
  const shown = previewed || value
  const numbers = Array.from({ length: max }, (_, index) => index + 1)

  if (isReadOnly) {
    const name = [label, text.stars(value, max)].filter(Boolean).join(': ')
    return (
      // Five drawings that are one picture.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <span role="img" aria-label={name} className={clsx(css.stars, className)}>
        {numbers.map((number) => (
          <span key={number} className={css.shownStar} data-filled={number <= value || undefined}>
            <StarIcon aria-hidden size={18} className={css.glyph} />
          </span>
        ))}
      </span>
    )
  }
  return (
    <RadioGroup.Root
      {...control}
      aria-label={label}
      aria-labelledby={label === undefined ? labelId : undefined}
      className={clsx(css.stars, className)}
      orientation="horizontal"
      value={value === 0 ? '' : String(value)}
      disabled={disabled}
      onValueChange={(next) => onValueChange?.(Number(next))}
      onPointerLeave={() => setPreviewed(0)}
    >
      {numbers.map((number) => (
        <RadioGroup.Item
          key={number}
          value={String(number)}
          aria-label={text.stars(number, max)}
          className={css.star}
          data-filled={number <= shown || undefined}
          onPointerEnter={(event) => event.pointerType === 'mouse' && setPreviewed(number)}
        >
          <StarIcon aria-hidden size={24} className={css.glyph} />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
