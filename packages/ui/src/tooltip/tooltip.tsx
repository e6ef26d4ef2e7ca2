import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { usePortalContainer } from '../theme/theme.tsx'
import { keys, tip } from './tooltip.css.ts'

export interface TooltipProps {
  content: ReactNode
  /** Shown beside the words, such as `Ctrl+Z`. */
  shortcut?: string | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** One focusable element. */
  children: ReactNode
}

/** A few words about a control, on hover and on keyboard focus. Touch does not see it: say nothing only here. */
export function Tooltip({ content, shortcut, side = 'top', children }: TooltipProps) {
  const container = usePortalContainer()
  return (
    <Primitive.Provider delayDuration={400} skipDelayDuration={200}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
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
