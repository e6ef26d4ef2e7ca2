import { type KeyboardEvent, useState } from 'react'
import { useDraft } from '../field/use-draft.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { folded, matchingOptions } from './matching-options.ts'
import { nextActive } from './next-active.ts'

interface ComboboxModel<Value extends string> {
  options: readonly ComboboxOption<Value>[]
  value: Value | '' | undefined
  defaultValue: Value | undefined
  chosenLabel: string | undefined
  onValueChange: ((value: Value | '') => void) | undefined
  onQueryChange: ((query: string) => void) | undefined
  parseTyped: ((text: string) => ComboboxOption<Value> | null) | undefined
  isClearable: boolean
  isInert: boolean
}

/** The text being typed; null while the field shows the chosen option. */
interface Draft {
  text: string
  query: string
  /** It was left, and stands for nothing. */
  isWrong: boolean
}

export function useCombobox<Value extends string>(model: ComboboxModel<Value>) {
  const { options, onQueryChange, parseTyped, isClearable } = model
  const [isOpen, setIsOpen] = useState(false)
  const [activeValue, setActiveValue] = useState<Value | null>(null)
  const [ownValue, setOwnValue] = useState<Value | ''>(model.defaultValue ?? '')
  // The answer to a later question may not contain what was chosen from an earlier one.
  const [lastChosen, setLastChosen] = useState<ComboboxOption<Value> | null>(null)

  const value = model.value ?? ownValue
  // Words of a question that is asked elsewhere are no value: they stay when the value changes.
  const { draft, setDraft, give } = useDraft<Draft, string>(onQueryChange ? '' : value)
  const known = options.find((option) => option.value === value) ?? (lastChosen?.value === value ? lastChosen : null)
  const label = value === '' ? '' : (known?.label ?? model.chosenLabel ?? value)
  const query = draft?.query ?? ''
  const shown = query === '' || onQueryChange ? options : matchingOptions(options, query)
  const movedTo = shown.findIndex((option) => option.value === activeValue && !option.isDisabled)
  // Words light the first match, so that Enter takes it.
  const activeIndex = movedTo === -1 && query !== '' ? (nextActive('Home', -1, shown) ?? -1) : movedTo

  const ask = (next: string) => {
    if (next !== query) onQueryChange?.(next)
  }
  const open = () => {
    if (model.isInert || isOpen) return
    setActiveValue(value === '' ? null : value)
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    setActiveValue(null)
  }
  const settle = () => {
    close()
    setDraft(null)
    ask('')
  }
  const report = (next: Value | '') => {
    if (next === value) return
    give(onQueryChange ? '' : next)
    setOwnValue(next)
    model.onValueChange?.(next)
  }
  const set = (next: Value | '') => {
    settle()
    report(next)
  }
  // Clears the value; where a value is required, the last choice comes back.
  const clear = () => (isClearable ? set('') : settle())
  const choose = (option: ComboboxOption<Value> | null | undefined) => {
    if (!option || option.isDisabled) return
    setLastChosen(option)
    set(option.value)
  }
  const type = (text: string, { isComposing = false } = {}) => {
    // Half-written syllables are not words to search for yet.
    setDraft({ text, query: isComposing ? query : text.trim(), isWrong: false })
    setActiveValue(null)
    if (isComposing) return
    const typed = parseTyped?.(text)
    if (typed?.label === text.trim()) return choose(typed)
    ask(text.trim())
    setIsOpen(true)
  }
  // Takes the text as a value when the user leaves the field.
  const leave = () => {
    if (draft === null || draft.isWrong) return close()
    if (draft.text.trim() === '') return clear()
    const typed = parseTyped?.(draft.text) ?? options.find((option) => folded(option.label) === folded(draft.text))
    if (typed && !typed.isDisabled) choose(typed)
    else if (parseTyped) refuse(draft)
    else settle()
  }
  // Keeps wrong text in the field, so that the user can correct it; it stands for no value.
  const refuse = (typed: Draft) => {
    close()
    setDraft({ ...typed, isWrong: true })
    report('')
  }
  const accept = () => {
    if (movedTo === -1 && draft !== null) {
      const typed = parseTyped?.(draft.text)
      if (typed) return choose(typed)
    }
    if (parseTyped && draft !== null && shown.length === 0) return leave()
    choose(shown[activeIndex])
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // 229: Safari reports so the Enter that ends a composition, after it has ended.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.defaultPrevented || model.isInert) return
    const { key, altKey } = event
    if (key === 'Enter' && isOpen) {
      event.preventDefault()
      accept()
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (key === 'Escape' && (draft !== null || (isClearable && value !== ''))) {
      event.preventDefault()
      clear()
    } else if (key === 'Tab' && isOpen && query !== '') {
      accept()
    } else if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault()
      open()
      if (value === '' && !altKey) setActiveValue(shown[nextActive(key, -1, shown) ?? -1]?.value ?? null)
    } else if (isOpen && altKey && key === 'ArrowUp') {
      event.preventDefault()
      accept()
    } else if (isOpen && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      const next = nextActive(key, activeIndex, shown)
      if (next === null) return
      event.preventDefault()
      setActiveValue(shown[next]?.value ?? null)
    }
  }

  return {
    value,
    text: draft?.text ?? label,
    isWrong: draft?.isWrong ?? false,
    shown,
    activeIndex,
    // No list opens when nothing matches but the text is a value by itself.
    isOpen: isOpen && (shown.length > 0 || draft === null || !parseTyped?.(draft.text)),
    open,
    close,
    leave,
    clear,
    type,
    choose: (index: number) => choose(shown[index]),
    light: (index: number) => setActiveValue(shown[index]?.value ?? null),
    handleKeyDown,
  }
}
