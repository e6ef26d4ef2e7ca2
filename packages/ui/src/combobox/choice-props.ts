import type { Ref } from 'react'
import type { ControlSize } from '../button/button.tsx'

export interface ChoiceProps<Value extends string, Element> {
  /** Empty: nothing is chosen. */
  value?: Value | '' | undefined
  defaultValue?: Value | undefined
  placeholder?: string | undefined
  size?: ControlSize | undefined
  /** Name of the value when its form is submitted. */
  name?: string | undefined
  disabled?: boolean | undefined
  id?: string | undefined
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  className?: string | undefined
  ref?: Ref<Element> | undefined
}
