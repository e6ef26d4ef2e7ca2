import type { PopoverProps } from './popover-props.ts'
import { Slot } from 'radix-ui'
import { useId } from 'react'
import { lateLayer } from '../late-part/late-layer.tsx'
import { useLateLayer } from '../late-part/use-late-layer.ts'

const LatePanel = lateLayer(() => import('./popover-layer.tsx').then(({ PopoverLayer }) => PopoverLayer))

/** A few controls that belong to a button. The page behind stays in use; Escape and a press outside close it. */
export function Popover({
  trigger,
  label,
  side = 'bottom',
  align = 'center',
  isOpen: asked,
  onOpenChange,
  className,
  children,
}: PopoverProps) {
  const id = useId()
  const { isOpen, setOpen, anchor, reason, near } = useLateLayer({ isOpen: asked, onOpenChange })
  const layer =
    reason !== null && anchor
      ? { id, anchor, label, side, align, isOpen, onOpenChange: setOpen, className, children }
      : null
  return (
    <>
      <Slot.Root
        {...near}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </Slot.Root>
      <LatePanel isOpen={isOpen} onClose={() => setOpen(false)} reason={reason} props={layer} />
    </>
  )
}
