import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import type { ControlSize } from '../button/button.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { MinusIcon, PlusIcon } from '../icons.ts'
import { bare, group, inputBox, side } from '../text-input/text-input.css.ts'
import { useUiLanguage } from '../ui-text/ui-text-provider.tsx'
import { useWords, type Words } from '../ui-text/words.ts'
import * as css from './number-input.css.ts'
import { isOutside, type NumberLimits, parseNumber, stepped } from './number-rules.ts'

export interface NumberInputProps
  extends NumberLimits,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'size' | 'children' | keyof NumberLimits> {
  /** Null: nothing, or no number, is there. */
  value: number | null
  onValueChange: (value: number | null) => void
  size?: ControlSize | undefined
  end?: ReactNode
}

const words: Words<{ more: string; less: string }> = {
  'en-US': { more: 'Increase', less: 'Decrease' },
  'zh-CN': { more: '增加', less: '减少' },
  'ja-JP': { more: '増やす', less: '減らす' },
}

/**
 * A number to type or to step. Arrows step, PageUp and PageDown step by ten, Home and End go to the limits; a wheel does
 * nothing. What is typed is never changed: a number outside the limits stays, marked as wrong.
 */
export function NumberInput({
  value,
  onValueChange,
  min,
  max,
  step = 1,
  size,
  end,
  name,
  disabled = false,
  className,
  onBlur,
  ...props
}: NumberInputProps) {
  const language = useUiLanguage()
  const { more, less } = useWords(words)
  const [typed, setTyped] = useState<string | null>(null)
  const limits = { min, max, step }
  // A number that was set from outside replaces what was typed before.
  const kept = typed !== null && parseNumber(typed) === value ? typed : null
  const shown = kept ?? (value === null ? '' : value.toLocaleString(language, { maximumFractionDigits: 10 }))
  const isWrong = value === null ? shown.trim() !== '' : isOutside(value, limits)
  const control = useFieldControl({ ...props, 'aria-invalid': props['aria-invalid'] ?? (isWrong || undefined) })
  const set = (next: number) => {
    setTyped(null)
    if (next !== value) onValueChange(next)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (disabled || props.readOnly || event.nativeEvent.isComposing) return
    const next = valueOfKey(event.key, value, limits)
    if (next === null) return
    event.preventDefault()
    set(next)
  }
  return (
    <div className={clsx(inputBox({ size }), group, className)}>
      <input
        inputMode={Number.isInteger(step) && (min ?? -1) >= 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        {...props}
        {...control}
        type="text"
        role="spinbutton"
        aria-valuenow={value ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={value === null ? undefined : shown}
        disabled={disabled}
        className={clsx(bare, css.input)}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value)
          const next = parseNumber(event.target.value)
          if (next !== value) onValueChange(next)
        }}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          // Written as it is written here, unless it is no number: that stays, to be put right.
          if (parseNumber(event.target.value) !== null || event.target.value.trim() === '') setTyped(null)
          onBlur?.(event)
        }}
      />
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
      {end !== undefined && <span className={side}>{end}</span>}
      {/* The arrow keys do the same, so Tab need not stop here. */}
      <span className={css.steps}>
        {([-1, 1] as const).map((direction) => (
          <IconButton
            key={direction}
            size="sm"
            tabIndex={-1}
            label={direction === 1 ? more : less}
            icon={direction === 1 ? <PlusIcon aria-hidden size={16} /> : <MinusIcon aria-hidden size={16} />}
            disabled={disabled || value === (direction === 1 ? max : min)}
            onClick={() => set(stepped(value, direction, limits))}
          />
        ))}
      </span>
    </div>
  )
}

/** @returns null when the key does nothing here */
function valueOfKey(key: string, value: number | null, limits: NumberLimits): number | null {
  switch (key) {
    case 'ArrowUp':
      return stepped(value, 1, limits)
    case 'ArrowDown':
      return stepped(value, -1, limits)
    case 'PageUp':
      return stepped(value, 10, limits)
    case 'PageDown':
      return stepped(value, -10, limits)
    case 'Home':
      return limits.min ?? null
    case 'End':
      return limits.max ?? null
    default:
      return null
  }
}
