import { clsx } from 'clsx'
import { Select as Primitive } from 'radix-ui'
import type { ReactNode, Ref } from 'react'
import type { ControlSize } from '../button/button.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from '../icons.ts'
import { inputBox } from '../text-input/text-input.css.ts'
import { floating, floatingItem } from '../theme/floating.css.ts'
import { usePortalContainer } from '../theme/theme.tsx'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import * as css from './select.css.ts'

export interface SelectOption<Value extends string = string> {
  /** Not empty: an empty choice is the placeholder. */
  value: Value
  label: ReactNode
  isDisabled?: boolean | undefined
}

export interface SelectProps<Value extends string = string> {
  options: readonly SelectOption<Value>[]
  /** The empty string shows the placeholder. */
  value?: Value | '' | undefined
  defaultValue?: Value | undefined
  onValueChange?: ((value: Value) => void) | undefined
  placeholder?: string | undefined
  size?: ControlSize | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  id?: string | undefined
  /** The name where there is no Field around it. */
  'aria-label'?: string | undefined
  className?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** One of a few known things. For two to four short ones that fit, SegmentedControl shows them all. */
export function Select<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  size,
  name,
  disabled = false,
  className,
  ref,
  ...props
}: SelectProps<Value>) {
  const control = useFieldControl(props)
  const text = useUiText()
  const container = usePortalContainer()
  const isRequired = control['aria-required'] === true
  return (
    <Primitive.Root
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(name !== undefined && { name })}
      // Radix speaks of any string; only the values of our options can come back.
      onValueChange={(next) => onValueChange?.(next as Value)}
      disabled={disabled}
      required={isRequired}
    >
      <Primitive.Trigger {...props} {...control} ref={ref} className={clsx(inputBox({ size }), css.trigger, className)}>
        <span className={css.value}>
          <Primitive.Value placeholder={placeholder ?? text.selectOption} />
        </span>
        <ChevronDownIcon aria-hidden size={18} className={css.chevron} />
      </Primitive.Trigger>
      <Primitive.Portal container={container}>
        <Primitive.Content className={clsx(floating, css.list)} position="popper" sideOffset={4} collisionPadding={8}>
          <Primitive.ScrollUpButton className={css.scrollHint}>
            <ChevronUpIcon aria-hidden size={16} />
          </Primitive.ScrollUpButton>
          <Primitive.Viewport className={css.viewport}>
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                disabled={option.isDisabled ?? false}
                className={clsx(floatingItem, css.option)}
              >
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator className={css.check}>
                  <CheckIcon aria-hidden size={16} />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
          <Primitive.ScrollDownButton className={css.scrollHint}>
            <ChevronDownIcon aria-hidden size={16} />
          </Primitive.ScrollDownButton>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
