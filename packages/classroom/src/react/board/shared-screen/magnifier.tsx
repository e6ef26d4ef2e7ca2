import { Button, IconButton } from '@hwjy/ui'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { MAX_SCALE, type Magnified, magnified, moved, WHOLE } from '../../../core/view/magnified.ts'
import { useTranslate } from '../../hooks/classroom-context.ts'
import { ZoomInIcon, ZoomOutIcon } from '../../shared/later-icons.ts'
import * as css from './magnifier.css.ts'

const STEP = 1.25
const KEY_STEP_PX = 48
// Wheel pixels for a factor of e, as on the board.
const WHEEL_PER_E = 450
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [KEY_STEP_PX, 0],
  ArrowRight: [-KEY_STEP_PX, 0],
  ArrowUp: [0, KEY_STEP_PX],
  ArrowDown: [0, -KEY_STEP_PX],
}

export interface MagnifierProps {
  /** Names what is in it. */
  name: string
  /** It is a small picture beside the faces now, shown whole and without buttons. */
  isSmall: boolean
  children: ReactNode
}

/**
 * Shows a part of what is in it larger, for this person alone: by wheel, two fingers, buttons and keys. [R35]
 */
export function Magnifier({ name, isSmall, children }: MagnifierProps) {
  const t = useTranslate()
  const [chosen, setNow] = useState<Magnified>(WHOLE)
  const now = isSmall ? WHOLE : chosen
  const frame = useRef<HTMLElement>(null)
  const fingers = useFingers(frame, setNow)
  useWheel(frame, setNow)
  const zoom = (factor: number) =>
    setNow((before) => {
      const size = sizeOf(frame.current)
      return magnified(before, factor, { x: size.width / 2, y: size.height / 2 }, size)
    })
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoom(STEP)
    else if (event.key === '-') zoom(1 / STEP)
    else if (event.key === '0') setNow(WHOLE)
    else if (arrow && now.scale > 1) setNow((before) => moved(before, ...arrow, sizeOf(frame.current)))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      {/* The buttons below do the same as the pointer. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={frame}
        className={css.frame}
        aria-label={name}
        // Plus, minus, zero and the arrows act here.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-large={now.scale > 1}
        onKeyDown={onKeyDown}
        {...fingers}
      >
        <div className={css.picture} style={{ transform: `translate(${now.x}px, ${now.y}px) scale(${now.scale})` }}>
          {children}
        </div>
      </section>
      {!isSmall && (
        <div className={css.buttons}>
          <IconButton
            size="sm"
            label={t('board.zoomOut')}
            icon={<ZoomOutIcon size={18} />}
            disabled={now.scale === 1}
            onClick={() => zoom(1 / STEP)}
          />
          <Button size="sm" tone="quiet" className={css.percent} onClick={() => setNow(WHOLE)}>
            {Math.round(now.scale * 100)}%
          </Button>
          <IconButton
            size="sm"
            label={t('board.zoomIn')}
            icon={<ZoomInIcon size={18} />}
            disabled={now.scale === MAX_SCALE}
            onClick={() => zoom(STEP)}
          />
        </div>
      )}
    </>
  )
}

type SetNow = (change: (before: Magnified) => Magnified) => void

const sizeOf = (element: HTMLElement | null) => ({
  width: element?.clientWidth ?? 0,
  height: element?.clientHeight ?? 0,
})

function placeIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

// React listens to the wheel passively, and the page around must not zoom or scroll with it.
function useWheel(frame: { readonly current: HTMLElement | null }, setNow: SetNow) {
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = placeIn(element, event)
      const factor = Math.exp(-event.deltaY / WHEEL_PER_E)
      setNow((before) => magnified(before, factor, at, sizeOf(element)))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [frame, setNow])
}

// One pointer moves what is large, two fingers make it larger.
function useFingers(frame: { readonly current: HTMLElement | null }, setNow: SetNow) {
  const down = useRef(new Map<number, { x: number; y: number }>())
  const lift = ({ pointerId }: PointerEvent) => void down.current.delete(pointerId)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      down.current.set(event.pointerId, placeIn(event.currentTarget, event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const element = event.currentTarget
      const before = down.current.get(event.pointerId)
      if (!before || frame.current === null) return
      const at = placeIn(element, event)
      const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1]
      down.current.set(event.pointerId, at)
      const size = sizeOf(element)
      if (!other) return setNow((state) => moved(state, at.x - before.x, at.y - before.y, size))
      const grown = distance(at, other) / Math.max(distance(before, other), 1)
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
      setNow((state) => magnified(state, grown, middle, size))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)
