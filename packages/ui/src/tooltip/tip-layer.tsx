import { autoUpdate, flip, limitShift, offset, shift, useFloating } from '@floating-ui/react-dom'
import { Portal } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { usePortalContainer } from '../theme/portal-container.ts'
import { keys, place, tip } from './tooltip.css.ts'

export interface TipLayerProps {
  id: string
  anchor: HTMLElement
  content: ReactNode
  shortcut: string | undefined
  side: 'top' | 'right' | 'bottom' | 'left'
  onPointerEnter: () => void
  onPointerLeave: () => void
}

const padding = 8
const middleware = [offset(6), shift({ padding, limiter: limitShift() }), flip({ padding })]

/**
 * The words of a tooltip beside its control, placed by the library that Radix places with. Radix's own tooltip is a
 * layer that takes Escape for itself: the dialog around its control would need a second one.
 * In a file of its own, because placing things well takes much code.
 */
export function TipLayer({ id, anchor, content, shortcut, side, onPointerEnter, onPointerLeave }: TipLayerProps) {
  const container = usePortalContainer()
  const [placed, setPlaced] = useState<HTMLElement | null>(null)
  const { floatingStyles, isPositioned } = useFloating({
    strategy: 'fixed',
    placement: side,
    middleware,
    whileElementsMounted: autoUpdate,
    elements: { reference: anchor, floating: placed },
  })
  return (
    <Portal.Root container={container}>
      <div
        ref={setPlaced}
        className={place}
        // Off the page while it is measured.
        style={{ ...floatingStyles, ...(!isPositioned && { transform: 'translate(0, -200%)' }) }}
      >
        <div
          id={id}
          role="tooltip"
          className={tip}
          // It fades in at its place, not on the way there.
          style={isPositioned ? undefined : { animation: 'none' }}
          onPointerEnter={onPointerEnter}
          onPointerLeave={onPointerLeave}
        >
          {content}
          {shortcut !== undefined && <kbd className={keys}>{shortcut}</kbd>}
        </div>
      </div>
    </Portal.Root>
  )
}
