import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons.ts'
import { type Tone, toneIcons } from '../theme/tones.ts'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import * as css from './banner.css.ts'

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default `info`. `danger` interrupts what is being read aloud; the others wait. */
  tone?: Tone | undefined
  title?: ReactNode
  action?: ReactNode
  onClose?: (() => void) | undefined
}

/** Something that is so for the whole screen, as long as it is so: offline, another time zone, no microphone. */
export function Banner({ tone = 'info', title, action, onClose, className, children, ...props }: BannerProps) {
  const text = useUiText()
  const Icon = toneIcons[tone]
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} {...props} className={clsx(css.banner({ tone }), className)}>
      <Icon aria-hidden size={20} className={css.icon} />
      <div className={css.words}>
        {title !== undefined && <div className={css.title}>{title}</div>}
        {children}
      </div>
      {(action !== undefined || onClose) && (
        <div className={css.buttons}>
          {action}
          {onClose && (
            <IconButton size="sm" label={text.close} icon={<CloseIcon aria-hidden size={16} />} onClick={onClose} />
          )}
        </div>
      )}
    </div>
  )
}
