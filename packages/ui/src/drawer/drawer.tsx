import { clsx } from 'clsx'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Backdrop } from '../dialog/backdrop.tsx'
import {
  body,
  description as descriptionClass,
  footer as footerClass,
  head,
  title as titleClass,
} from '../dialog/dialog.css.ts'
import { DialogContent } from '../dialog/dialog-content.tsx'
import { useTopLayer } from '../anchored-layer/use-top-layer.ts'
import { focusFirstControl } from '../dialog/focus-first-control.ts'
import { useFocusReturn } from '../dialog/use-focus-return.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons.ts'
import { usePortalContainer } from '../theme/portal-container.ts'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { drawer } from './drawer.css.ts'

export interface DrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  /** The edge it comes from. `bottom` suits phones. Default `end`. */
  side?: 'start' | 'end' | 'bottom' | undefined
  className?: string | undefined
  children?: ReactNode
}

export function Drawer({ isOpen, onOpenChange, title, description, footer, side, className, children }: DrawerProps) {
  const text = useUiText()
  const { remember, giveBack } = useFocusReturn()
  const container = usePortalContainer()
  const keepUnlessTop = useTopLayer(isOpen)
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal container={container}>
        <Backdrop />
        <Primitive.Content
          className={clsx(drawer({ side }), className)}
          onOpenAutoFocus={(event) => {
            remember()
            focusFirstControl(event)
          }}
          onCloseAutoFocus={giveBack}
          onPointerDownOutside={keepUnlessTop}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className={head}>
            <Primitive.Title className={titleClass}>{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label={text.close} icon={<CloseIcon aria-hidden size={20} />} size="sm" />
            </Primitive.Close>
          </div>
          {description !== undefined && (
            <Primitive.Description className={descriptionClass}>{description}</Primitive.Description>
          )}
          <div className={body}>
            <DialogContent>{children}</DialogContent>
          </div>
          {footer !== undefined && <div className={footerClass}>{footer}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
