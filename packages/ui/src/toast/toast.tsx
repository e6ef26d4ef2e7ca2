import { Toast as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons.ts'
import { type Tone, toneIcons } from '../theme/tones.ts'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import * as css from './toast.css.ts'

export interface ToastOptions {
  /** Default `info`. */
  tone?: Tone | undefined
  title?: ReactNode
  /** One thing to do about it, which must be reachable elsewhere too: the message goes away. */
  action?: { label: string; onPress: () => void } | undefined
}

export interface ToastContent extends ToastOptions {
  id: number
  message: ReactNode
}

const messageMs = 3_000
const errorMs = 5_000

interface ToastProps {
  toast: ToastContent
  onRemove: (id: number) => void
}

/** Shows one message of the region. Time stands still while it is hovered or focused. */
export function Toast({ toast, onRemove }: ToastProps) {
  const text = useUiText()
  const { tone = 'info', title, message, action } = toast
  const Icon = toneIcons[tone]
  return (
    <Primitive.Root
      className={css.toast}
      duration={tone === 'danger' ? errorMs : messageMs}
      type={tone === 'danger' ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => !isOpen && onRemove(toast.id)}
    >
      <span className={css.icon({ tone })}>
        <Icon aria-hidden size={20} />
      </span>
      <div className={css.words}>
        {title !== undefined && <Primitive.Title className={css.title}>{title}</Primitive.Title>}
        <Primitive.Description>{message}</Primitive.Description>
      </div>
      <div className={css.buttons}>
        {action && (
          <Primitive.Action asChild altText={action.label} onClick={action.onPress}>
            <Button size="sm" tone="quiet">
              {action.label}
            </Button>
          </Primitive.Action>
        )}
        <Primitive.Close asChild>
          <IconButton size="sm" label={text.close} icon={<CloseIcon aria-hidden size={16} />} />
        </Primitive.Close>
      </div>
    </Primitive.Root>
  )
}
