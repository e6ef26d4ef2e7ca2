import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import { ErrorIcon } from '../icons.ts'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './field.css.ts'
import { FieldContext } from './field-context.ts'

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  help?: ReactNode
  /** Names the mistake and its remedy; read aloud when it appears. Empty means valid. */
  error?: ReactNode
  isRequired?: boolean | undefined
  /** The label is read but not seen: for a search box whose purpose is plain. */
  isLabelHidden?: boolean | undefined
  /** One of our controls; it finds its label, help and error by itself. */
  children: ReactNode
}

export function Field({
  label,
  help,
  error,
  isRequired = false,
  isLabelHidden,
  children,
  className,
  ...props
}: FieldProps) {
  const id = useId()
  const text = useUiText()
  const hasHelp = help !== undefined && help !== null && help !== ''
  const isInvalid = Boolean(error)
  const control = useMemo(() => {
    const describedBy = [hasHelp && `${id}-help`, isInvalid && `${id}-error`].filter(Boolean).join(' ')
    return { id, labelId: `${id}-label`, describedBy: describedBy || undefined, isInvalid, isRequired }
  }, [id, hasHelp, isInvalid, isRequired])
  const labelContent = (
    <>
      {label}
      {isRequired && (
        <span className={css.required}>
          <span aria-hidden>*</span>
          <VisuallyHidden>({text.required})</VisuallyHidden>
        </span>
      )}
    </>
  )
  return (
    <div {...props} className={clsx(css.field, className)} data-state={isInvalid ? 'invalid' : 'valid'}>
      <label id={control.labelId} htmlFor={id} className={clsx(css.label, isLabelHidden && css.hiddenLabel)}>
        {isLabelHidden ? <VisuallyHidden>{labelContent}</VisuallyHidden> : labelContent}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {hasHelp && (
        <div id={`${id}-help`} className={css.help}>
          {help}
        </div>
      )}
      <div id={`${id}-error`} role="alert" className={css.errorBox}>
        {isInvalid && (
          <span className={css.error}>
            <ErrorIcon aria-hidden size={16} className={css.errorIcon} />
            <span>{error}</span>
          </span>
        )}
      </div>
    </div>
  )
}
