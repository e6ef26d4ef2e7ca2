import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { usePortalContainer } from '../theme/theme.tsx'
import { keys, tip } from './tooltip.css.ts'

export interface TooltipProps {
  content: ReactNode
  /** Shown beside the words, such as `Ctrl+Z`. */
  shortcut?: string | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** `describe`: read after the control's name. `repeat`: the words are its name already, so they are not read twice. */
  purpose?: 'describe' | 'repeat' | undefined
  /** One focusable element. */
  children: ReactNode
}

/** A few words about a control, on hover and on keyboard focus. Touch does not see it: say nothing only here. */
export function Tooltip({ content, shortcut, side = 'top', purpose = 'describe', children }: TooltipProps) {
  const container = usePortalContainer()
  const silence = purpose === 'repeat' ? { 'aria-describedby': undefined } : {}
  return (
    <Primitive.Provider delayDuration={400} skipDelayDuration={200}>
      <Primitive.Root>
        <Primitive.Trigger asChild {...silence}>
          {children}
        </Primitive.Trigger>
        <Primitive.Portal container={container}>
          <Primitive.Content className={tip} side={side} sideOffset={6} collisionPadding={8}>
            {content}
            {shortcut !== undefined && <kbd className={keys}>{shortcut}</kbd>}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
