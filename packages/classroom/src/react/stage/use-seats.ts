import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { UserId } from '../../core/room/ids.ts'
import { movedSeat } from '../../core/view/tile-order.ts'
import type { RoomViewValue } from '../room/room-view.ts'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
// Less is a click.
const DRAG_PX = 8

/** Orders the seats by dragging a tile onto another one, or by Shift and the arrows. */
export function useSeats({ faces, set }: RoomViewValue, userId: UserId) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const [isDragged, setDragged] = useState(false)
  const moveTo = (index: number) => set({ order: movedSeat(faces.order, userId, index) })
  return {
    isDragged,
    /** @returns true when the key moved the seat */
    onKey(event: KeyboardEvent): boolean {
      const step = event.shiftKey ? steps[event.key] : undefined
      if (step === undefined) return false
      moveTo(faces.order.indexOf(userId) + step)
      return true
    },
    pointer: {
      onPointerDown(event: PointerEvent) {
        const isMenu = event.target instanceof Element && event.target.closest('button')
        start.current =
          event.button === 0 && event.pointerType !== 'touch' && !isMenu ? { x: event.clientX, y: event.clientY } : null
      },
      onPointerMove(event: PointerEvent) {
        const from = start.current
        if (!from || isDragged || Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_PX) return
        setDragged(true)
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerUp(event: PointerEvent) {
        start.current = null
        if (!isDragged) return
        setDragged(false)
        const { ownerDocument } = event.currentTarget
        const under = ownerDocument
          .elementsFromPoint(event.clientX, event.clientY)
          .map((element) => element.closest<HTMLElement>('[data-face]')?.dataset['face'])
          .find((other) => other !== undefined && other !== userId)
        if (under !== undefined) moveTo(faces.order.indexOf(under))
      },
      onPointerCancel() {
        start.current = null
        setDragged(false)
      },
    },
  }
}
