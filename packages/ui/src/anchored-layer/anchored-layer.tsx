import { Popover } from 'radix-ui'
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
  const focusedBefore = useRef<Element | null>(null)
  const isLeftByPress = useRef(false)
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onDismiss()}>
      <Popover.Anchor virtualRef={anchorRef} />
      <Popover.Portal container={container}>
        <Popover.Content
          role={isDialog ? 'dialog' : undefined}
          aria-label={dialogLabel}
          className={className}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            focusedBefore.current = document.activeElement
            if (isDialog) focusChosen(event)
            else event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // After a press the focus belongs to what was pressed, not to where it was before.
            if (isDialog && !isLeftByPress.current) giveFocusBack(focusedBefore.current)
          }}
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
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
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

/** A field that gets the focus back has its text selected, as with the Tab key. */
function giveFocusBack(element: Element | null) {
  if (!(element instanceof HTMLElement)) return
  element.focus({ preventScroll: true })
  if (element instanceof HTMLInputElement) element.select()
}
