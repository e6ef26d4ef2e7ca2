import { clsx } from 'clsx'
import { RadioGroup as Primitive } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import * as words from '../checkbox/checkbox.css.ts'
import { useFieldControl, useFieldLabelId } from '../field/field-context.ts'
import * as css from './radio-group.css.ts'

export interface RadioOption<Value extends string = string> {
  /** Not empty. */
  value: Value
  label: ReactNode
  description?: ReactNode
  isDisabled?: boolean | undefined
}

export interface RadioGroupProps<Value extends string = string> {
  options: readonly RadioOption<Value>[]
  /** The empty string means that nothing is chosen yet. */
  value?: Value | '' | undefined
  defaultValue?: Value | undefined
  onValueChange?: ((value: Value) => void) | undefined
  /** Default `vertical`; `horizontal` is for a few short words and wraps. */
  orientation?: 'vertical' | 'horizontal' | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  'aria-label'?: string | undefined
  className?: string | undefined
}

/** One of a few things that need words beside them. One stop for Tab; arrows choose. */
export function RadioGroup<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  orientation = 'vertical',
  name,
  disabled = false,
  className,
  ...props
}: RadioGroupProps<Value>) {
  const ownId = useId()
  const { id: _groupHasNoLabelableElement, ...control } = useFieldControl({})
  const labelId = useFieldLabelId()
  return (
    <Primitive.Root
      {...props}
      {...control}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(name !== undefined && { name })}
      aria-labelledby={props['aria-label'] === undefined ? labelId : undefined}
      orientation={orientation}
      disabled={disabled}
      // Radix speaks of any string; only the values of our options can come back.
      onValueChange={(next) => onValueChange?.(next as Value)}
      className={clsx(css.group({ orientation }), className)}
    >
      {options.map((option) => {
        const id = `${ownId}-${option.value}`
        const hasDescription = option.description !== undefined
        return (
          <div key={option.value} className={words.row}>
            <Primitive.Item
              id={id}
              value={option.value}
              disabled={option.isDisabled ?? false}
              aria-describedby={hasDescription ? `${id}-description` : undefined}
              className={css.circle}
            >
              <Primitive.Indicator className={css.dot} />
            </Primitive.Item>
            <div className={words.words}>
              <label htmlFor={id} className={words.label}>
                {option.label}
              </label>
              {hasDescription && (
                <span id={`${id}-description`} className={words.description}>
                  {option.description}
                </span>
              )}
            </div>
          </div>
        )
      })}
    </Primitive.Root>
  )
}
