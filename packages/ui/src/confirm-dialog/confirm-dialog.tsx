import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Backdrop } from '../dialog/backdrop.tsx'
import { footer, panel } from '../dialog/dialog.css.ts'
import { useFocusReturn } from '../dialog/use-focus-return.ts'
import { usePortalContainer } from '../theme/portal-container.ts'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import * as css from './confirm-dialog.css.ts'
import { ignoreSecondPress } from './ignore-second-press.ts'

export interface ConfirmOptions {
  title: ReactNode
  /** The effect, and whether it can be undone. */
  description?: ReactNode
  /** Is a verb: "End class". Default: "OK". */
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  /** `danger` when something is lost. Default `primary`. */
  tone?: 'primary' | 'danger' | undefined
}

export interface ConfirmDialogProps extends ConfirmOptions {
  isOpen: boolean
  /** The answer is on its way to the server: the dialog waits. */
  isBusy?: boolean | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** A question before something that cannot easily be taken back. Focus starts on the safe answer; Escape is "no". */
export function ConfirmDialog({
  isOpen,
  isBusy = false,
  onConfirm,
  onCancel,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
}: ConfirmDialogProps) {
  const text = useUiText()
  const { remember, giveBack } = useFocusReturn()
  const container = usePortalContainer()
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => !next && !isBusy && onCancel()}>
      <AlertDialog.Portal container={container}>
        <Backdrop>
          <AlertDialog.Content
            className={panel({ size: 'sm' })}
            onOpenAutoFocus={remember}
            onCloseAutoFocus={giveBack}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <div className={css.words}>
              <AlertDialog.Title className={css.title}>{title}</AlertDialog.Title>
              {description !== undefined && (
                <AlertDialog.Description className={css.description}>{description}</AlertDialog.Description>
              )}
            </div>
            <div className={footer}>
              <AlertDialog.Cancel asChild>
                <Button disabled={isBusy} onClick={ignoreSecondPress}>
                  {cancelLabel ?? text.cancel}
                </Button>
              </AlertDialog.Cancel>
              <Button
                tone={tone}
                isBusy={isBusy}
                onClick={() => {
                  ignoreSecondPress()
                  onConfirm()
                }}
              >
                {confirmLabel ?? text.confirm}
              </Button>
            </div>
          </AlertDialog.Content>
        </Backdrop>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
