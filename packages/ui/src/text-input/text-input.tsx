import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import type { ControlSize } from '../button/button.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { bare, group, inputBox, side } from './text-input.css.ts'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: ControlSize | undefined
  /** Inside the box, before what is typed: an icon, a country code. */
  start?: ReactNode
  /** Inside the box, after what is typed: a unit, a small button. */
  end?: ReactNode
}

/** Takes one line of text; the ref and every other prop reach the native input. Inside a Field it labels itself. */
export function TextInput({ size, start, end, className, ...props }: TextInputProps) {
  const control = useFieldControl(props)
  if (start === undefined && end === undefined) {
    return <input type="text" {...props} {...control} className={clsx(inputBox({ size }), className)} />
  }
  return (
    <div className={clsx(inputBox({ size }), group, className)}>
      {start !== undefined && <span className={side}>{start}</span>}
      <input type="text" {...props} {...control} className={bare} />
      {end !== undefined && <span className={side}>{end}</span>}
    </div>
  )
}
