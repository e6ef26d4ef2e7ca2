import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { useFieldControl } from '../field/field-context.ts'
import { codeDigits } from './code-digits.ts'
import * as css from './code-input.css.ts'

export interface CodeInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'maxLength' | 'size' | 'children'> {
  /** Number of digits; 4 to 8 fit a phone. Default 6. */
  length?: number | undefined
  /** Digits only. */
  value?: string | undefined
  onValueChange?: ((digits: string) => void) | undefined
  /** When the last digit is there: typed, pasted or filled in by the phone. */
  onComplete?: ((digits: string) => void) | undefined
}

/** Takes a code of some digits from a message: one field, drawn as cells. Inside a Field it labels itself. */
export function CodeInput({
  length = 6,
  value,
  onValueChange,
  onComplete,
  className,
  onChange,
  onSelect,
  onCompositionEnd,
  ...props
}: CodeInputProps) {
  const control = useFieldControl(props)
  const [ownDigits, setOwnDigits] = useState('')
  // The unfinished text of an input method: removing it in the middle would break the composition.
  const [composed, setComposed] = useState<string | null>(null)
  const digits = value ?? ownDigits
  const shown = composed === null ? digits : codeDigits(composed, length)
  const take = (text: string) => {
    // After a code that was wrong, what is typed begins the next one; otherwise nothing is taken beyond the last cell.
    const isNextCode = control['aria-invalid'] === true && digits.length === length && text.startsWith(digits)
    const next = codeDigits(isNextCode ? text.slice(length) : text, length)
    setComposed(null)
    if (next === digits) return
    setOwnDigits(next)
    onValueChange?.(next)
    if (next.length === length) onComplete?.(next)
  }
  return (
    <div className={clsx(css.row, className)}>
      <input
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern="[0-9]*"
        spellCheck={false}
        {...props}
        {...control}
        type="text"
        value={composed ?? digits}
        className={css.input}
        onChange={(event) => {
          const { isComposing } = event.nativeEvent as InputEvent
          if (isComposing) setComposed(event.target.value)
          else take(event.target.value)
          onChange?.(event)
        }}
        onCompositionEnd={(event) => {
          take(event.currentTarget.value)
          onCompositionEnd?.(event)
        }}
        // The cells show no caret inside the code, so there is none: what is typed goes to the end.
        onSelect={(event) => {
          const { selectionStart, selectionEnd, value: text } = event.currentTarget
          const isCaret = selectionStart === selectionEnd
          if (isCaret && selectionEnd !== text.length) event.currentTarget.setSelectionRange(text.length, text.length)
          onSelect?.(event)
        }}
      />
      {Array.from({ length }, (_, place) => (
        <span
          // A cell has no identity but its place.
          key={place}
          aria-hidden
          className={css.cell}
          data-state={place === Math.min(shown.length, length - 1) ? 'active' : 'idle'}
        >
          {shown[place]}
        </span>
      ))}
    </div>
  )
}
