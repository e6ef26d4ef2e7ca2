/**
 * The places of the room. A part stands in one by `<InSlot name="cards">…</InSlot>` anywhere below the room; the place
 * has its size and position already. A place that the layout does not have now shows nothing.
 */
import {
  createContext,
  type CSSProperties,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import type { Rect } from '../../core/view/box.ts'
import * as css from './slots.css.ts'

export type SlotName =
  /** Time, signal, what runs: small pills in the top bar. */
  | 'chips'
  /** The page, or the shared screen. */
  | 'content'
  /** Tools, pages and zoom of the person who holds the pen: 48 px under the page. */
  | 'board-bar'
  /** Cards docked over the page, at the start of the class and in every layout. */
  | 'cards'
  /** Over everything but the control bar: what a phone shows from below. */
  | 'sheet'

type Places = Readonly<Partial<Record<SlotName, HTMLElement | null>>>
interface Slots {
  places: Places
  put: (name: SlotName, element: HTMLElement | null) => void
}
const SlotsContext = createContext<Slots | null>(null)

export function SlotsProvider({ children }: { children: ReactNode }) {
  const [places, setPlaces] = useState<Places>({})
  const put = useCallback(
    (name: SlotName, element: HTMLElement | null) => setPlaces((before) => ({ ...before, [name]: element })),
    [],
  )
  return <SlotsContext value={{ places, put }}>{children}</SlotsContext>
}

/** Outside a room the children stand where they are written. */
export function InSlot({ name, children }: { name: SlotName; children: ReactNode }) {
  const slots = use(SlotsContext)
  if (!slots) return children
  const place = slots.places[name]
  return place ? createPortal(children, place) : null
}

/** An element that parts may stand in, without a size of its own. */
export function SlotPlace({ name, className }: { name: SlotName; className?: string | undefined }) {
  const put = use(SlotsContext)?.put
  const register = useCallback((element: HTMLElement | null) => put?.(name, element), [put, name])
  return <div ref={register} className={className} data-slot={name} />
}

export const placeOf = ({ x, y, width, height }: Rect): CSSProperties => ({ left: x, top: y, width, height })

export interface AreaProps {
  name: string
  /** Null: the layout has no such area now, and nothing is shown. */
  rect: Rect | null
  /** Changes with the layout, not with the size of the room: then the area moves to its place in 160 ms. */
  epoch: string
  className?: string | undefined
  children?: ReactNode
}

/** One area of the room at its exact place. */
export function Area({ name, rect, epoch, className, children }: AreaProps) {
  const element = useMoving<HTMLDivElement>(epoch, rect)
  if (!rect) return null
  return (
    <div ref={element} className={`${css.area} ${className ?? ''}`} data-area={name} style={placeOf(rect)}>
      {children}
    </div>
  )
}

const MOVE_MS = 160

/** Moves an element from where it was when the layout changes. Nothing moves for people who want less motion. */
export function useMoving<E extends HTMLElement>(epoch: string, rect: Rect | null) {
  const element = useRef<E>(null)
  const last = useRef<{ epoch: string; rect: Rect } | null>(null)
  useLayoutEffect(() => {
    const before = last.current
    last.current = rect ? { epoch, rect } : null
    if (!before || !rect || before.epoch === epoch || rect.width === 0 || rect.height === 0) return
    const node = element.current
    const view = node?.ownerDocument.defaultView
    if (!node?.animate || view?.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const scale = `scale(${before.rect.width / rect.width}, ${before.rect.height / rect.height})`
    const from = `translate(${before.rect.x - rect.x}px, ${before.rect.y - rect.y}px) ${scale}`
    node.animate(
      [
        { transformOrigin: '0 0', transform: from },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      {
        duration: MOVE_MS,
        easing: 'ease-out',
      },
    )
  }, [epoch, rect])
  return element
}
