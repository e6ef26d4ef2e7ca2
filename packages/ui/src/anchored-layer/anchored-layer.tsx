import { Portal } from 'radix-ui'
import { DismissableLayer, FocusScope, Popper } from 'radix-ui/internal'
import { type ReactNode, useMemo, useRef } from 'react'
import { usePortalContainer } from '../theme/portal-container.ts'
import { useTopLayer } from './use-top-layer.ts'

export interface AnchoredLayerProps {
  anchor: HTMLElement
  /**
   * Escape, a press outside, or focus that went elsewhere. A press on the anchor does not dismiss a list, and one on the
   * anchor's button does not dismiss a dialog: these toggle it themselves.
   */
  onDismiss: () => void
  /** Focus moves in, stays in, and goes back when it closes; it is then a dialog of that name. Otherwise the anchor keeps it. */
  dialogLabel?: string | undefined
  align?: 'start' | 'center' | 'end' | undefined
  className: string
  children: ReactNode
}

/**
 * Floats at a control while it is in use: a list, a calendar. Escape closes only this, not the dialog it may stand in.
 * Import it from late parts only, because placing things well takes much code.
 */
export function AnchoredLayer({
  anchor,
  onDismiss,
  dialogLabel,
  align = 'start',
  className,
  children,
}: AnchoredLayerProps) {
  const container = usePortalContainer()
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor])
  const isDialog = dialogLabel !== undefined
  const keepUnlessTop = useTopLayer(true)
  const isLeftByPress = useRef(false)
  const layer = (
    <DismissableLayer.Root
      asChild
      onEscapeKeyDown={(event) => {
        // This Escape takes back what an input method is writing.
        if (event.isComposing) event.preventDefault()
      }}
      onPointerDownOutside={keepUnlessTop}
      onInteractOutside={(event) => {
        if (event.defaultPrevented) return
        const { target } = event
        const isOnAnchor = target instanceof Element && anchor.contains(target)
        if (isOnAnchor && (!isDialog || target.closest('[aria-haspopup]'))) event.preventDefault()
        else isLeftByPress.current = event.detail.originalEvent.type === 'pointerdown'
      }}
      onDismiss={onDismiss}
    >
      <Popper.Content
        role={isDialog ? 'dialog' : undefined}
        aria-label={dialogLabel}
        className={className}
        align={align}
        sideOffset={4}
        collisionPadding={8}
      >
        {children}
      </Popper.Content>
    </DismissableLayer.Root>
  )
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchorRef} />
      <Portal.Root container={container}>
        {isDialog ? (
          <FocusScope.Root
            asChild
            trapped
            loop
            onMountAutoFocus={focusChosen}
            onUnmountAutoFocus={(event) => {
              // The focus belongs to what was pressed, not to where it was before.
              if (isLeftByPress.current) event.preventDefault()
            }}
          >
            {layer}
          </FocusScope.Root>
        ) : (
          layer
        )}
      </Portal.Root>
    </Popper.Root>
  )
}

/** Focuses the element that asks for it, such as the chosen day of a calendar, instead of the first control. */
function focusChosen(event: Event) {
  const start = event.currentTarget instanceof Element && event.currentTarget.querySelector('[data-autofocus="true"]')
  if (!(start instanceof HTMLElement)) return
  event.preventDefault()
  // It is not at its place yet; scrolling there would move the page.
  start.focus({ preventScroll: true })
}
