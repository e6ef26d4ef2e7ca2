import type { ReactNode } from 'react'

export interface ListOption {
  value: string
  label: ReactNode
  /** Language of the label where it is not that of the page, as a BCP 47 tag: names stay as their school writes them. */
  lang?: string | undefined
  start?: ReactNode
  detail?: ReactNode
  isDisabled?: boolean | undefined
}

export interface ComboboxOption<Value extends string = string> {
  /** Not empty: empty means that nothing is chosen. */
  value: Value
  /** Shown, searched, and written into the field when it is chosen. */
  label: string
  /** Language of the label where it is not that of the page, as a BCP 47 tag. */
  lang?: string | undefined
  /** Before the label, for the eye only: a flag, a face. */
  start?: ReactNode
  /** After the label, muted: a number, a class. Read as part of the option. */
  detail?: ReactNode
  /** Other words that find it: pinyin, a code. */
  keywords?: readonly string[] | undefined
  isDisabled?: boolean | undefined
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`
