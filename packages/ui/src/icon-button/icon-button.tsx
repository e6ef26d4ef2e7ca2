import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { ButtonTone, ControlSize } from '../button/button.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { Tooltip, type TooltipProps } from '../tooltip/tooltip.tsx'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { badge as badgeClass, glyph, iconButton } from './icon-button.css.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-pressed'> {
  /** The button's name, and its tooltip. A verb: "Mute microphone". */
  label: string
  icon: ReactNode
  tone?: ButtonTone | undefined
  size?: ControlSize | undefined
  isRound?: boolean | undefined
  isBusy?: boolean | undefined
  /** Makes it a toggle. Leave out for plain buttons, and for those whose label says the state. */
  isPressed?: boolean | undefined
  /** A number of waiting things; 0 shows nothing, more than 99 shows 99+. */
  badge?: number | undefined
  shortcut?: string | undefined
  tooltipSide?: TooltipProps['side']
}

/** A button that is only a picture; its name is required and shows as a tooltip. `disabled` stays focusable. */
export function IconButton({
  label,
  icon,
  tone,
  size,
  isRound,
  isBusy = false,
  isPressed,
  badge = 0,
  shortcut,
  tooltipSide,
  disabled = false,
  className,
  onClick,
  ...props
}: IconButtonProps) {
  const text = useUiText()
  const isInert = disabled || isBusy
  return (
    <Tooltip content={label} shortcut={shortcut} side={tooltipSide} isName>
      <button
        type="button"
        aria-keyshortcuts={shortcut?.replaceAll('Ctrl', 'Control')}
        {...props}
        aria-pressed={isPressed}
        aria-disabled={isInert || props['aria-disabled']}
        aria-busy={isBusy || undefined}
        data-state={isBusy ? 'busy' : isPressed ? 'on' : 'off'}
        className={clsx(iconButton({ tone, size, isRound, isPressed }), className)}
        onClick={isInert ? ignore : onClick}
      >
        {isBusy ? <Spinner size="sm" /> : <span className={glyph}>{icon}</span>}
        <VisuallyHidden>{badge > 0 ? `${label}, ${text.unread(badge)}` : label}</VisuallyHidden>
        {badge > 0 && (
          <span aria-hidden className={badgeClass}>
            {badge > 99 ? '99+' : badge}
          </span>
        )}
      </button>
    </Tooltip>
  )
}

const ignore = (event: MouseEvent) => event.preventDefault()
