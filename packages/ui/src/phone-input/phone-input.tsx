import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import type { ControlSize } from '../button/button.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { ChevronDownIcon } from '../icons.ts'
import { lateLayer } from '../late-part/late-layer.tsx'
import { bare, group, inputBox } from '../text-input/text-input.css.ts'
import { useWords } from '../ui-text/words.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './phone-input.css.ts'
import { type CallingCode, type PhoneNumber, parsePhoneNumber } from './phone-number.ts'
import { phoneWords } from './phone-words.ts'

export interface PhoneInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'size' | 'children'> {
  value: PhoneNumber
  onValueChange: (value: PhoneNumber) => void
  /** The server's list, in the person's language; empty while it is loading. */
  codes: readonly CallingCode[]
  size?: ControlSize | undefined
}

const LateList = lateLayer(() => import('./calling-code-list.tsx').then(({ CallingCodeList }) => CallingCodeList))

/** A calling code and a number as one field; a number with its code in front is taken apart. The server judges it. */
export function PhoneInput({ value, onValueChange, codes, size, className, onChange, ...props }: PhoneInputProps) {
  const control = useFieldControl(props)
  const { callingCode } = useWords(phoneWords)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [composed, setComposed] = useState<string | null>(null)
  // A zone may serve several nations; the one that was chosen keeps its name.
  const [nation, setNation] = useState<string | null>(null)
  const code =
    codes.find((one) => one.zone === value.zone && one.nation === nation) ??
    codes.find((one) => one.zone === value.zone)

  const take = (typed: string) => {
    setComposed(null)
    const next = parsePhoneNumber(typed, value.zone, codes)
    if (next.zone !== value.zone || next.mobile !== value.mobile) onValueChange(next)
  }
  const list = isOpen &&
    anchor && {
      anchor,
      codes,
      nation: code?.nation ?? '',
      onDismiss: () => setIsOpen(false),
      onChoose: (chosen: CallingCode) => {
        setIsOpen(false)
        setNation(chosen.nation)
        if (chosen.zone !== value.zone) onValueChange({ ...value, zone: chosen.zone })
      },
    }
  return (
    <div ref={setAnchor} className={clsx(inputBox({ size }), group, css.box, className)}>
      <button
        type="button"
        className={css.code}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={props.disabled}
        onClick={() => setIsOpen(!isOpen)}
      >
        <VisuallyHidden>
          {callingCode}: {code?.name}
        </VisuallyHidden>
        {code && (
          <span aria-hidden className={css.nation}>
            {code.nation}
          </span>
        )}
        <span>+{value.zone}</span>
        <ChevronDownIcon aria-hidden size={16} className={css.chevron} />
      </button>
      <input
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={code?.example ?? undefined}
        {...props}
        {...control}
        type="tel"
        className={bare}
        value={composed ?? value.mobile}
        onChange={(event) => {
          if ((event.nativeEvent as InputEvent).isComposing) setComposed(event.target.value)
          else take(event.target.value)
          onChange?.(event)
        }}
        onCompositionEnd={(event) => take(event.currentTarget.value)}
      />
      <LateList isOpen={isOpen} onClose={() => setIsOpen(false)} reason={isOpen || null} props={list || null} />
    </div>
  )
}
