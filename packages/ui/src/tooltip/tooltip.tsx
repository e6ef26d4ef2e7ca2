import { Slot } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { latePart } from '../late-part/late-part.tsx'
import { useTip } from './use-tip.ts'

export interface TooltipProps {
  content: ReactNode
  shortcut?: string | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** The words are the control's name already, so they are not read again as its description. */
  isName?: boolean | undefined
  /** Takes one focusable element. */
  children: ReactNode
}

const LateTipLayer = latePart(() => import('./tip-layer.tsx').then(({ TipLayer }) => TipLayer))

/** Shows a few words about a control on hover and on keyboard focus. Touch users do not see it: say nothing only here. */
export function Tooltip({ content, shortcut, side = 'top', isName = false, children }: TooltipProps) {
  const id = useId()
  const { anchor, handlers, stay, leave } = useTip()
  const layer = anchor && { id, anchor, content, shortcut, side, onPointerEnter: stay, onPointerLeave: leave }
  return (
    <>
      <Slot.Root {...handlers} aria-describedby={anchor && !isName ? id : undefined}>
        {children}
      </Slot.Root>
      <LateTipLayer reason={anchor} props={layer} />
    </>
  )
}
