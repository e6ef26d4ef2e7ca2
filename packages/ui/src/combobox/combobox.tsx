import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { useFieldControl, useFieldLabelId } from '../field/field-context.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ChevronDownIcon, CloseIcon } from '../icons.ts'
import { lateLayer } from '../late-part/late-layer.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { bare, group, inputBox, side } from '../text-input/text-input.css.ts'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { useWords } from '../ui-text/words.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import type { ChoiceProps } from './choice-props.ts'
import * as css from './combobox.css.ts'
import { type ComboboxOption, optionId } from './combobox-option.ts'
import { comboboxWords } from './combobox-words.ts'
import { useCombobox } from './use-combobox.ts'

export interface ComboboxProps<Value extends string = string> extends ChoiceProps<Value, HTMLInputElement> {
  /** All there is; or, with `onQueryChange`, the answer to the last question. */
  options: readonly ComboboxOption<Value>[]
  /** Empty when it was cleared. */
  onValueChange?: ((value: Value | '') => void) | undefined
  /** Asks for options elsewhere: nothing is filtered here. Called with the words typed, empty when they are done with. */
  onQueryChange?: ((query: string) => void) | undefined
  isLoading?: boolean | undefined
  emptyText?: string | undefined
  /** The words of `value` while it is not among the options. */
  chosenLabel?: string | undefined
  /**
   * Turns text that is not listed into a value, such as a time between two slots. It is taken once it is written as its
   * label, with Enter, or when the field is left; words that stand for nothing then stay, marked as wrong.
   */
  parseTyped?: ((text: string) => ComboboxOption<Value> | null) | undefined
  start?: ReactNode
  end?: ReactNode
  /** Default true. Otherwise the last choice comes back when all words are taken away. */
  isClearable?: boolean | undefined
}

const LateList = lateLayer(() => import('./combobox-list.tsx').then(({ ComboboxList }) => ComboboxList))

/**
 * One of many things, found by typing. Arrows, Home and End move, Enter takes, Escape closes and then clears; an input
 * method's unfinished words are left alone. For a few known things take Select.
 */
export function Combobox<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  onQueryChange,
  isLoading = false,
  emptyText,
  chosenLabel,
  parseTyped,
  start,
  end,
  isClearable = true,
  placeholder,
  size,
  name,
  disabled = false,
  className,
  ref,
  ...props
}: ComboboxProps<Value>) {
  const labelId = useFieldLabelId()
  const text = useUiText()
  const words = useWords(comboboxWords)
  const listId = useId()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const model = { options, value, defaultValue, chosenLabel, onValueChange, onQueryChange, parseTyped }
  const state = useCombobox({ ...model, isClearable, isInert: disabled })
  const { isOpen, shown, activeIndex } = state
  const control = useFieldControl({ ...props, 'aria-invalid': props['aria-invalid'] ?? (state.isWrong || undefined) })
  const list = isOpen &&
    box && {
      anchor: box,
      id: listId,
      label: props['aria-label'],
      labelledBy: props['aria-label'] === undefined ? labelId : undefined,
      options: shown,
      activeIndex,
      chosen: state.value,
      isLoading,
      emptyText,
      onActiveChange: state.light,
      onChoose: state.choose,
      onDismiss: state.close,
    }
  const status = shown.length === 0 ? (emptyText ?? words.noMatches) : words.optionsFound(shown.length)
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
  return (
    <div ref={setBox} className={clsx(inputBox({ size }), group, className)}>
      {start !== undefined && <span className={side}>{start}</span>}
      <input
        {...props}
        {...control}
        ref={ref}
        lang={options.find((option) => option.value === state.value)?.lang}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && activeIndex !== -1 ? optionId(listId, activeIndex) : undefined}
        placeholder={placeholder ?? text.selectOption}
        disabled={disabled}
        className={bare}
        value={state.text}
        onChange={(event) =>
          state.type(event.target.value, { isComposing: (event.nativeEvent as InputEvent).isComposing })
        }
        onCompositionEnd={(event) => state.type(event.currentTarget.value)}
        onKeyDown={state.handleKeyDown}
        onClick={state.open}
        onBlur={state.leave}
      />
      {name !== undefined && <input type="hidden" name={name} value={state.value} disabled={disabled} />}
      {end !== undefined && <span className={side}>{end}</span>}
      {/* Escape and the down arrow do the same for a keyboard, so Tab need not stop here. */}
      <span className={css.buttons}>
        {isLoading && <Spinner size="sm" />}
        {isClearable && state.text !== '' && !disabled && (
          <IconButton
            size="sm"
            tabIndex={-1}
            label={words.clear}
            icon={<CloseIcon aria-hidden size={16} />}
            onMouseDown={keepFocus}
            onClick={state.clear}
          />
        )}
        <IconButton
          size="sm"
          tabIndex={-1}
          label={words.showOptions}
          icon={<ChevronDownIcon aria-hidden size={18} />}
          disabled={disabled}
          onMouseDown={keepFocus}
          onClick={() => {
            box?.querySelector('input')?.focus()
            if (isOpen) state.close()
            else state.open()
          }}
        />
      </span>
      <output className={visuallyHidden}>{isOpen && !isLoading && status}</output>
      <LateList isOpen={isOpen} onClose={state.close} reason={isOpen || null} props={list || null} />
    </div>
  )
}
