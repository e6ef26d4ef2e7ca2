import type { ReactNode } from 'react'

export interface ListOption {
  value: string
  label: ReactNode
  start?: ReactNode
  detail?: ReactNode
  isDisabled?: boolean | undefined
}

export interface ComboboxOption<Value extends string = string> {
  /** Not empty: empty means that nothing is chosen. */
  value: Value
  /** Shown, searched, and written into the field when it is chosen. */
  label: string
  /** Before the label, for the eye only: a flag, a face. */
  start?: ReactNode
  /** After the label, muted: a number, a class. Read as part of the option. */
  detail?: ReactNode
  /** Other words that find it: pinyin, a code. */
  keywords?: readonly string[] | undefined
  isDisabled?: boolean | undefined
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`
