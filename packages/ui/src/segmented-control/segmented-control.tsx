import { clsx } from 'clsx'
import { RadioGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { group, segment } from './segmented-control.css.ts'

export interface Segment<Value extends string = string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
  isDisabled?: boolean | undefined
}

export interface SegmentedControlProps<Value extends string = string> {
  label: string
  options: readonly Segment<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  size?: 'sm' | 'md' | undefined
  isWide?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** Takes one of two to four short things, all in sight: a role, a view. They are radio buttons to screen readers. */
export function SegmentedControl<Value extends string = string>({
  label,
  options,
  value,
  onValueChange,
  size,
  isWide,
  disabled = false,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      className={clsx(group({ isWide }), className)}
      orientation="horizontal"
      value={value}
      disabled={disabled}
      onValueChange={(next) => onValueChange(next as Value)}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.isDisabled ?? false}
          className={segment({ size })}
        >
          {option.icon}
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
