import type { Ref } from 'react'
import type { ControlSize } from '../button/button.tsx'

/** What every control has that holds one of several values. */
export interface ChoiceProps<Value extends string, Element> {
  /** Empty: nothing is chosen. */
  value?: Value | '' | undefined
  defaultValue?: Value | undefined
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined
  size?: ControlSize | undefined
  /** Under which the value is handed in with its form. */
  name?: string | undefined
  disabled?: boolean | undefined
  id?: string | undefined
  /** The name where there is no Field around it. */
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  className?: string | undefined
  ref?: Ref<Element> | undefined
}
