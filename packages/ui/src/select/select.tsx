import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import type { ChoiceProps } from '../combobox/choice-props.ts'
import { optionId } from '../combobox/combobox-option.ts'
import { useFieldControl, useFieldLabelId } from '../field/field-context.ts'
import { ChevronDownIcon } from '../icons.ts'
import { lateLayer } from '../late-part/late-layer.tsx'
import { inputBox } from '../text-input/text-input.css.ts'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import * as css from './select.css.ts'
import { useSelect } from './use-select.ts'

export interface SelectOption<Value extends string = string> {
  /** Not empty: an empty choice is the placeholder. */
  value: Value
  label: ReactNode
  /** Language of the label where it is not that of the page, as a BCP 47 tag: names stay as their school writes them. */
  lang?: string | undefined
  isDisabled?: boolean | undefined
}

export interface SelectProps<Value extends string = string> extends ChoiceProps<Value, HTMLButtonElement> {
  options: readonly SelectOption<Value>[]
  onValueChange?: ((value: Value) => void) | undefined
}

const LateList = lateLayer(() => import('../combobox/combobox-list.tsx').then(({ ComboboxList }) => ComboboxList))

/** Takes one of a few known things. For two to four short ones that fit, SegmentedControl shows them all. */
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
  const labelId = useFieldLabelId()
  const text = useUiText()
  const listId = useId()
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null)
  const state = useSelect({ options, value, defaultValue, onValueChange, isInert: disabled })
  const { isOpen, activeIndex } = state
  const list = isOpen &&
    trigger && {
      anchor: trigger,
      id: listId,
      label: props['aria-label'],
      labelledBy: props['aria-label'] === undefined ? labelId : undefined,
      options,
      activeIndex,
      chosen: state.value,
      isLoading: false,
      onActiveChange: state.light,
      onChoose: state.choose,
      onDismiss: state.close,
    }
  return (
    <>
      <button
        {...props}
        {...control}
        ref={(element) => {
          setTrigger(element)
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        type="button"
        // A native select shows neither faces nor two lines, and its list cannot be themed.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && activeIndex !== -1 ? optionId(listId, activeIndex) : undefined}
        data-placeholder={state.chosen ? undefined : ''}
        disabled={disabled}
        className={clsx(inputBox({ size }), css.trigger, className)}
        onKeyDown={state.handleKeyDown}
        onBlur={state.close}
        onClick={(event) => {
          // Safari does not focus a button that is pressed.
          event.currentTarget.focus()
          if (isOpen) state.close()
          else state.open()
        }}
      >
        <span lang={state.chosen?.lang} className={css.value}>
          {state.chosen?.label ?? placeholder ?? text.selectOption}
        </span>
        <ChevronDownIcon aria-hidden size={18} className={css.chevron} />
      </button>
      {name !== undefined && <input type="hidden" name={name} value={state.value} disabled={disabled} />}
      <LateList isOpen={isOpen} onClose={state.close} reason={isOpen || null} props={list || null} />
    </>
  )
}
