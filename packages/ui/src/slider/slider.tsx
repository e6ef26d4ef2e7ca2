import { clsx } from 'clsx'
import { Slider as Primitive } from 'radix-ui'
import { useState } from 'react'
import { useFieldControl, useFieldLabelId } from '../field/field-context.ts'
import * as css from './slider.css.ts'

export interface SliderProps {
  value?: number | undefined
  defaultValue?: number | undefined
  /** While it moves. */
  onValueChange?: ((value: number) => void) | undefined
  /** When it is let go, or after a key. */
  onValueCommit?: ((value: number) => void) | undefined
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  /** The name where there is no Field around it. */
  label?: string | undefined
  /** Formats the number shown beside it and read aloud: `(v) => `${v} %``. */
  formatValue?: ((value: number) => string) | undefined
  isValueHidden?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** Takes a number where the feel matters more than the digit: volume, width of the pen. */
export function Slider({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  label,
  formatValue = String,
  isValueHidden = false,
  disabled = false,
  className,
}: SliderProps) {
  const [ownValue, setOwnValue] = useState(defaultValue ?? min)
  const current = value ?? ownValue
  const { id: _thumbHasNoLabelableElement, ...control } = useFieldControl({})
  const labelId = useFieldLabelId()
  return (
    <div className={clsx(css.row, className)}>
      <Primitive.Root
        className={css.root}
        value={[current]}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onValueChange={([next = min]) => {
          setOwnValue(next)
          onValueChange?.(next)
        }}
        onValueCommit={([next = min]) => onValueCommit?.(next)}
      >
        <Primitive.Track className={css.track}>
          <Primitive.Range className={css.range} />
        </Primitive.Track>
        <Primitive.Thumb
          className={css.thumb}
          aria-describedby={control['aria-describedby']}
          aria-label={label}
          aria-labelledby={label === undefined ? labelId : undefined}
          aria-valuetext={formatValue(current)}
        />
      </Primitive.Root>
      {!isValueHidden && (
        <span aria-hidden className={css.value}>
          {formatValue(current)}
        </span>
      )}
    </div>
  )
}
