import { clsx } from 'clsx'
import { Checkbox as Primitive } from 'radix-ui'
import { type MouseEvent, type ReactNode, type Ref, useId, useRef } from 'react'
import { useFieldControl } from '../field/field-context.ts'
import { CheckIcon, MinusIcon } from '../icons.ts'
import * as css from './checkbox.css.ts'

export interface CheckboxProps {
  label: ReactNode
  description?: ReactNode
  /** `mixed`: some of the things it stands for are chosen. */
  isChecked?: boolean | 'mixed' | undefined
  defaultChecked?: boolean | undefined
  /** @param press `withShift`: in a list, all from the one before to this one are meant */
  onCheckedChange?: ((isChecked: boolean, press: { withShift: boolean }) => void) | undefined
  name?: string | undefined
  value?: string | undefined
  disabled?: boolean | undefined
  'aria-describedby'?: string | undefined
  className?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Yes or no, in force when the form is handed in. What acts at once is a Switch. */
export function Checkbox({
  label,
  description,
  isChecked,
  defaultChecked,
  onCheckedChange,
  name,
  value,
  disabled = false,
  className,
  ref,
  ...props
}: CheckboxProps) {
  const ownId = useId()
  const withShift = useRef(false)
  const control = useFieldControl({
    id: `${ownId}-box`,
    'aria-describedby':
      [description !== undefined && `${ownId}-description`, props['aria-describedby']].filter(Boolean).join(' ') ||
      undefined,
  })
  const checked = isChecked === 'mixed' ? 'indeterminate' : isChecked
  return (
    <div className={clsx(css.row, className)}>
      <Primitive.Root
        {...control}
        {...(checked !== undefined && { checked })}
        {...(defaultChecked !== undefined && { defaultChecked })}
        {...(name !== undefined && { name })}
        {...(value !== undefined && { value })}
        ref={ref}
        disabled={disabled}
        onMouseDown={keepWordsUnmarked}
        onClick={(event) => (withShift.current = event.shiftKey)}
        onCheckedChange={(next) => onCheckedChange?.(next === true, { withShift: withShift.current })}
        className={css.box}
      >
        <Primitive.Indicator>
          {isChecked === 'mixed' ? (
            <MinusIcon aria-hidden size={14} strokeWidth={3} />
          ) : (
            <CheckIcon aria-hidden size={14} strokeWidth={3} />
          )}
        </Primitive.Indicator>
      </Primitive.Root>
      <div className={css.words}>
        <label htmlFor={control.id} className={css.label}>
          {label}
        </label>
        {description !== undefined && (
          <span id={`${ownId}-description`} className={css.description}>
            {description}
          </span>
        )}
      </div>
    </div>
  )
}

/** Browsers mark all words between two presses when the second has Shift. */
function keepWordsUnmarked(event: MouseEvent<HTMLButtonElement>): void {
  if (!event.shiftKey) return
  event.preventDefault()
  event.currentTarget.focus()
}
