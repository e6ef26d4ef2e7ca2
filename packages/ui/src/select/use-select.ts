import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { nextActive } from '../combobox/next-active.ts'
import { optionByLetters } from './option-by-letters.ts'

interface SelectModel<Value extends string> {
  options: readonly { value: Value; label: ReactNode; lang?: string | undefined; isDisabled?: boolean | undefined }[]
  value: Value | '' | undefined
  defaultValue: Value | undefined
  onValueChange: ((value: Value) => void) | undefined
  isInert: boolean
}

/** Letters that follow each other within this time are one word. */
const WORD_MS = 700

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/ */
export function useSelect<Value extends string>({ options, isInert, ...model }: SelectModel<Value>) {
  const [isOpen, setIsOpen] = useState(false)
  const [activeValue, setActiveValue] = useState<Value | null>(null)
  const [ownValue, setOwnValue] = useState<Value | ''>(model.defaultValue ?? '')
  const letters = useRef({ text: '', at: 0 })

  const value = model.value ?? ownValue
  const activeIndex = options.findIndex((option) => option.value === activeValue)
  const indexOfValue = options.findIndex((option) => option.value === value)
  const light = (index: number) => setActiveValue(options[index]?.value ?? null)
  const close = () => setIsOpen(false)

  const open = (index = indexOfValue === -1 ? (nextActive('Home', -1, options) ?? -1) : indexOfValue) => {
    if (isInert) return
    light(index)
    setIsOpen(true)
  }
  const choose = (index: number) => {
    const option = options[index]
    if (option?.isDisabled) return
    close()
    if (!option || option.value === value) return
    setOwnValue(option.value)
    model.onValueChange?.(option.value)
  }
  const goToLetters = (letter: string, at: number) => {
    const isNewWord = at - letters.current.at > WORD_MS
    letters.current = { text: isNewWord ? letter : letters.current.text + letter, at }
    const texts = options.map((option) => ({
      text: typeof option.label === 'string' ? option.label : option.value,
      isDisabled: option.isDisabled,
    }))
    const found = optionByLetters(letters.current.text, isOpen ? activeIndex : indexOfValue, texts)
    if (found !== -1) open(found)
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp } = event
    if (isInert || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    const isInWord = letters.current.text !== '' && timeStamp - letters.current.at <= WORD_MS
    const chooses = key === 'Enter' || (key === ' ' && !isInWord) || (key === 'ArrowUp' && event.altKey)
    const next = nextActive(key, activeIndex, options)
    if (key === 'Tab') {
      if (isOpen) choose(activeIndex)
      return
    }
    if (key === 'Escape' && isOpen) close()
    else if (chooses && isOpen) choose(activeIndex)
    else if (chooses) open()
    else if (next !== null && isOpen) light(next)
    else if (key === 'Home' || key === 'End') open(next ?? undefined)
    else if (key === 'ArrowDown' || key === 'ArrowUp') open()
    else if (key.length === 1) goToLetters(key, timeStamp)
    else return
    event.preventDefault()
  }

  return { value, chosen: options[indexOfValue], isOpen, activeIndex, open, close, choose, light, handleKeyDown }
}
