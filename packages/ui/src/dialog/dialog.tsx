import { clsx } from 'clsx'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTopLayer } from '../anchored-layer/use-top-layer.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons.ts'
import { usePortalContainer } from '../theme/portal-container.ts'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { Backdrop } from './backdrop.tsx'
import * as css from './dialog.css.ts'
import { DialogContent } from './dialog-content.tsx'
import { focusFirstControl } from './focus-first-control.ts'
import { useFocusReturn } from './use-focus-return.ts'

export interface DialogProps {
  isOpen: boolean
  /** Called with false on Escape, on the close button and on a press outside. */
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  /** One sentence under the title, read when the dialog opens. */
  description?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  /** False while something must not be lost: then only the buttons close it. Default true. */
  isDismissible?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
}

/** Shows a task to finish before continuing. Focus moves in, stays in, and returns to where it was. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  footer,
  size,
  isDismissible = true,
  className,
  children,
}: DialogProps) {
  const text = useUiText()
  const { remember, giveBack } = useFocusReturn()
  const container = usePortalContainer()
  const keepUnlessTop = useTopLayer(isOpen)
  const hold = isDismissible ? undefined : (event: Event) => event.preventDefault()
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal container={container}>
        <Backdrop>
          <Primitive.Content
            className={clsx(css.panel({ size }), className)}
            onOpenAutoFocus={(event) => {
              remember()
              focusFirstControl(event)
            }}
            onCloseAutoFocus={giveBack}
            onPointerDownOutside={keepUnlessTop}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            {...(hold ? { onEscapeKeyDown: hold, onPointerDownOutside: hold, onInteractOutside: hold } : {})}
          >
            <div className={css.head}>
              <Primitive.Title className={css.title}>{title}</Primitive.Title>
              {isDismissible && (
                <Primitive.Close asChild>
                  <IconButton label={text.close} icon={<CloseIcon aria-hidden size={20} />} size="sm" />
                </Primitive.Close>
              )}
            </div>
            {description !== undefined && (
              <Primitive.Description className={css.description}>{description}</Primitive.Description>
            )}
            {children !== undefined && (
              <div className={css.body}>
                <DialogContent>{children}</DialogContent>
              </div>
            )}
            {footer !== undefined && <div className={css.footer}>{footer}</div>}
          </Primitive.Content>
        </Backdrop>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
