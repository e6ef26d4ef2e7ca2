import { clsx } from 'clsx'
import { type ChangeEvent, type ComponentProps, useCallback, useState } from 'react'
import { useFieldControl } from '../field/field-context.ts'
import { inputBox } from '../text-input/text-input.css.ts'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as css from './textarea.css.ts'

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Shows a counter. Counts Unicode code points, as the contract's `maxLength` does; never cuts what is typed. */
  maxCount?: number | undefined
}

const countOf = (value: unknown) => [...String(value ?? '')].length

/** Several lines to type in; grows with its text where the browser can. */
export function Textarea({ maxCount, className, onChange, ref, ...props }: TextareaProps) {
  const control = useFieldControl(props)
  const text = useUiText()
  const [typedCount, setTypedCount] = useState(() => countOf(props.defaultValue))
  const count = props.value === undefined ? typedCount : countOf(props.value)
  // Forms that fill the element by its ref do so before this runs, so the first count is right for them too.
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
      if (element) setTypedCount(countOf(element.value))
    },
    [ref],
  )
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTypedCount(countOf(event.target.value))
    onChange?.(event)
  }
  return (
    <div className={css.wrapper}>
      <textarea
        {...props}
        {...control}
        ref={attach}
        onChange={handleChange}
        className={clsx(inputBox(), css.textarea, className)}
      />
      {maxCount !== undefined && (
        <>
          <div aria-hidden className={css.counter} data-state={count > maxCount ? 'over' : 'within'}>
            {count} / {maxCount}
          </div>
          <output className={visuallyHidden}>
            {maxCount - count <= maxCount * 0.1 && text.charactersLeft(maxCount - count)}
          </output>
        </>
      )}
    </div>
  )
}
