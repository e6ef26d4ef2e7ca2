import { Portal } from 'radix-ui'
import { Popper } from 'radix-ui/internal'
import { type ReactNode, useMemo } from 'react'
import { usePortalContainer } from '../theme/portal-container.ts'
import { keys, tip } from './tooltip.css.ts'

export interface TipLayerProps {
  id: string
  anchor: HTMLElement
  content: ReactNode
  shortcut: string | undefined
  side: 'top' | 'right' | 'bottom' | 'left'
  onPointerEnter: () => void
  onPointerLeave: () => void
}

/** The words of a tooltip beside its control. In a file of its own, because placing things well takes much code. */
export function TipLayer({ id, anchor, content, shortcut, side, onPointerEnter, onPointerLeave }: TipLayerProps) {
  const container = usePortalContainer()
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor])
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchorRef} />
      <Portal.Root container={container}>
        <Popper.Content
          id={id}
          role="tooltip"
          className={tip}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onPointerEnter={onPointerEnter}
          onPointerLeave={onPointerLeave}
        >
          {content}
          {shortcut !== undefined && <kbd className={keys}>{shortcut}</kbd>}
        </Popper.Content>
      </Portal.Root>
    </Popper.Root>
  )
}
