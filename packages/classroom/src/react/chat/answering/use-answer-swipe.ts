import { type PointerEvent, useRef } from 'react'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { messageAt } from './message-at.ts'

type Act = (event: PointerEvent<HTMLElement>) => void

/** So far a finger goes sideways until the message is answered. */
const ANSWERED_PX = 56
// A finger that has gone so little may still mean a press.
const BEGUN_PX = 10

/**
 * A message that a finger moves to the right is answered, as the menu and `R` do it. The list scrolls up and down by
 * itself (`touch-action: pan-y`), and a scroll ends the swipe. [R45]
 */
export function useAnswerSwipe(): Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', Act> {
  const { channel, chat } = useClassroom()
  const swipe = useRef<{ id: number; x: number; line: HTMLElement } | null>(null)
  const movedBy = ({ clientX }: PointerEvent, { x }: { x: number }) =>
    Math.min(Math.max(clientX - x, 0), 2 * ANSWERED_PX)
  const letGo = () => {
    swipe.current?.line.style.removeProperty('translate')
    swipe.current?.line.removeAttribute('data-swiped')
    swipe.current = null
  }
  return {
    onPointerDown(event) {
      letGo()
      const isSwipe = event.pointerType === 'touch' && event.isPrimary && !channel.isReadOnly
      const found = isSwipe ? messageAt(event.target, chat) : null
      if (found) swipe.current = { id: event.pointerId, x: event.clientX, line: found.line }
    },
    onPointerMove(event) {
      const { current } = swipe
      if (current === null || current.id !== event.pointerId) return
      const by = movedBy(event, current)
      current.line.style.translate = by < BEGUN_PX ? '' : `${by}px`
      current.line.toggleAttribute('data-swiped', by >= ANSWERED_PX)
    },
    onPointerUp(event) {
      const { current } = swipe
      if (current === null || current.id !== event.pointerId) return
      const found = movedBy(event, current) >= ANSWERED_PX ? messageAt(current.line, chat) : null
      letGo()
      if (found === null) return
      chat.answer(found.message)
      event.currentTarget.closest('section')?.querySelector('textarea')?.focus()
    },
    onPointerCancel: letGo,
  }
}
