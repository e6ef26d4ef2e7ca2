import { clsx } from 'clsx'
import { Switch as Primitive } from 'radix-ui'
import { type ReactNode, type Ref, useId } from 'react'
import { description as descriptionClass, label as labelClass, row, words } from '../checkbox/checkbox.css.ts'
import { useFieldControl } from '../field/field-context.ts'
import * as css from './switch.css.ts'

export interface SwitchProps {
  label: ReactNode
  description?: ReactNode
  isChecked?: boolean | undefined
  defaultChecked?: boolean | undefined
  onCheckedChange?: ((isChecked: boolean) => void) | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Turns a setting on or off, with effect at once. */
export function Switch({
  label,
  description,
  isChecked,
  defaultChecked,
  onCheckedChange,
  name,
  disabled = false,
  className,
  ref,
}: SwitchProps) {
  const ownId = useId()
  const control = useFieldControl({
    id: `${ownId}-switch`,
    'aria-describedby': description === undefined ? undefined : `${ownId}-description`,
  })
  return (
    <div className={clsx(row, className)}>
      <Primitive.Root
        {...control}
        {...(isChecked !== undefined && { checked: isChecked })}
        {...(defaultChecked !== undefined && { defaultChecked })}
        {...(name !== undefined && { name })}
        {...(onCheckedChange && { onCheckedChange })}
        ref={ref}
        disabled={disabled}
        className={css.track}
      >
        <Primitive.Thumb className={css.thumb} />
      </Primitive.Root>
      <div className={words}>
        <label htmlFor={control.id} className={labelClass}>
          {label}
        </label>
        {description !== undefined && (
          <span id={`${ownId}-description`} className={descriptionClass}>
            {description}
          </span>
        )}
      </div>
    </div>
  )
}
