import { Button, Dialog } from '@hwjy/ui'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusFirstWrong } from '../forms/use-first-wrong.ts'
import * as css from './form-dialog.css.ts'

export interface FormDialogProps {
  title: string
  description?: string
  submitLabel: string
  tone?: 'primary' | 'danger'
  isBusy: boolean
  /** False where there is only something to read. Default true. */
  isSubmittable?: boolean
  /** Says above the fields what became of their draft. */
  draftLine?: ReactNode
  /** Another tab has the form: its fields and its button are disabled. */
  isReadOnly?: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  children: ReactNode
}

/** A small form in a dialog: one thing to change. Only its buttons close it while the change is being saved. */
export function FormDialog({
  title,
  description,
  submitLabel,
  tone = 'primary',
  isBusy,
  isSubmittable = true,
  draftLine,
  isReadOnly = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useTranslation('account')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const [, setSends] = useState(0)
  // What is wrong may be known at once, or only once the server has answered: the first render that says so leads there.
  useEffect(() => {
    if (isSent.current && focusFirstWrong(form.current)) isSent.current = false
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    isSent.current = true
    // A field that was wrong before changes nothing by itself.
    setSends((before) => before + 1)
    onSubmit(event)
  }
  // Going on to type is another answer to the refusal.
  const leaveAlone = () => {
    isSent.current = false
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      isDismissible={!isBusy}
      title={title}
      {...(description !== undefined && { description })}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('cancel')}
          </Button>
          {isSubmittable && (
            <Button type="submit" form={id} tone={tone} disabled={isReadOnly} isBusy={isBusy}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <form ref={form} id={id} noValidate className={css.form} onInput={leaveAlone} onSubmit={submit}>
        {draftLine === undefined ? (
          children
        ) : (
          <>
            {draftLine}
            <fieldset disabled={isReadOnly} className={css.fields}>
              {children}
            </fieldset>
          </>
        )}
      </form>
    </Dialog>
  )
}
