import type { PointerSample } from '../ink/stroke-builder.ts'
import type { Place } from '../viewport.ts'

export type PointerMode = 'draw' | 'mark' | 'erase' | 'eraseParts' | 'shape' | 'text' | 'select' | 'laser' | 'pan'

/** What is held or touched along with a pointer. */
export interface PointerHow {
  isShift: boolean
  isCoarse: boolean
}

/** Handles what pointers mean to the board. Places are CSS pixels in the element. */
export interface PointerHandlers {
  /** Returns what a pointer that goes down would do; null if it would do nothing. */
  modeFor(event: PointerEvent): PointerMode | null
  begin(mode: PointerMode, sample: PointerSample, how: PointerHow): void
  /** Receives all samples since the last call, oldest first. */
  move(mode: PointerMode, samples: readonly PointerSample[], how: PointerHow): void
  end(mode: PointerMode): void
  /** Discards what was begun: a second finger came, or the system took the pointer. */
  cancel(mode: PointerMode): void
  /** A mouse or pen that touches nothing moved there, or left. */
  hover(place: Place | null): void
  pan(dx: number, dy: number): void
  zoomBy(factor: number, anchor: Place): void
  /** False when the wheel should scroll the page that the board is part of. */
  canPan(): boolean
}

// Wheel pixels for a factor of e. A mouse notch of 100 then zooms by about a quarter.
const WHEEL_PER_E = 450
const LINE_PX = 40

/**
 * Listens on the element until the returned function is called. One pointer draws, two fingers pan and zoom. Once a
 * pen was seen, fingers and palms draw no more. [palm rejection]
 */
export function listenToPointers(element: HTMLElement, on: PointerHandlers): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal }
  const touches = new Map<number, Place>()
  let gesture: { pointerId: number; mode: PointerMode } | null = null
  let isPenSeen = false
  let origin: Place = { x: 0, y: 0 }

  function locate(event: { clientX: number; clientY: number }): Place {
    return { x: event.clientX - origin.x, y: event.clientY - origin.y }
  }

  function measure(): void {
    const { left, top } = element.getBoundingClientRect()
    origin = { x: left + element.clientLeft, y: top + element.clientTop }
  }

  function sample(event: PointerEvent): PointerSample {
    const hasPressure = event.pointerType === 'pen' && event.pressure > 0
    return { ...locate(event), pressure: hasPressure ? event.pressure : null, t: event.timeStamp }
  }

  element.addEventListener(
    'pointerdown',
    (event) => {
      // The page around the board has taken this press, for example to close a menu.
      if (event.defaultPrevented) return
      measure()
      if (event.pointerType === 'pen') isPenSeen = true
      if (event.pointerType === 'touch') touches.set(event.pointerId, locate(event))
      if (touches.size === 2 && gesture !== null && isFinger(gesture.pointerId)) stop('cancel')
      if (gesture !== null || touches.size > 1) return
      const mode = on.modeFor(event)
      if (mode === null || (event.pointerType === 'touch' && isPenSeen && mode !== 'pan')) return
      gesture = { pointerId: event.pointerId, mode }
      element.setPointerCapture(event.pointerId)
      on.begin(mode, sample(event), howOf(event))
    },
    options,
  )

  element.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'pen') isPenSeen = true
      if (gesture?.pointerId === event.pointerId) {
        if (isFinger(event.pointerId)) touches.set(event.pointerId, locate(event))
        return on.move(gesture.mode, samplesOf(event), howOf(event))
      }
      if (event.pointerType === 'touch') return pinch(event)
      if (gesture !== null) return
      measure()
      on.hover(locate(event))
    },
    options,
  )

  function samplesOf(event: PointerEvent): PointerSample[] {
    // Missing on some versions of iOS; empty for synthetic events.
    const coalesced = event.getCoalescedEvents?.() ?? []
    return (coalesced.length === 0 ? [event] : coalesced).map(sample)
  }

  function pinch(event: PointerEvent): void {
    const before = touches.get(event.pointerId)
    if (before === undefined) return
    const now = locate(event)
    touches.set(event.pointerId, now)
    const other = [...touches].find(([id]) => id !== event.pointerId)?.[1]
    if (other === undefined || gesture !== null) return
    const distance = Math.hypot(now.x - other.x, now.y - other.y)
    const distanceBefore = Math.hypot(before.x - other.x, before.y - other.y)
    on.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
    if (distanceBefore > 0) on.zoomBy(distance / distanceBefore, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
  }

  const howOf = ({ shiftKey, pointerType }: PointerEvent): PointerHow => ({
    isShift: shiftKey,
    isCoarse: pointerType === 'touch',
  })

  const isFinger = (pointerId: number) => touches.has(pointerId)

  function stop(how: 'end' | 'cancel'): void {
    if (gesture === null) return
    const { mode } = gesture
    gesture = null
    on[how](mode)
  }

  element.addEventListener(
    'pointerup',
    (event) => {
      touches.delete(event.pointerId)
      if (gesture?.pointerId !== event.pointerId) return
      on.move(gesture.mode, [sample(event)], howOf(event))
      stop('end')
    },
    options,
  )
  element.addEventListener(
    'pointercancel',
    (event) => {
      touches.delete(event.pointerId)
      // A finger that the system takes away was a palm; what a pen or mouse drew was meant.
      if (gesture?.pointerId === event.pointerId) stop(event.pointerType === 'touch' ? 'cancel' : 'end')
    },
    options,
  )
  element.addEventListener('pointerleave', () => gesture === null && on.hover(null), options)
  // The pen's long press and the right button open no menu over the ink.
  element.addEventListener('contextmenu', (event) => event.preventDefault(), options)

  element.addEventListener(
    'wheel',
    (event) => {
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault()
        measure()
        on.zoomBy(Math.exp((-event.deltaY * unit) / WHEEL_PER_E), locate(event))
      } else if (on.canPan()) {
        event.preventDefault()
        const [dx, dy] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY]
        on.pan(-dx * unit, -dy * unit)
      }
    },
    { ...options, passive: false },
  )

  return () => listening.abort()
}
