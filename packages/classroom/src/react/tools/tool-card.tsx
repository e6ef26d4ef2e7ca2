import { IconButton } from '@hwjy/ui'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { CloseIcon } from '../shared/icons.ts'
import { FoldIcon, MoveIcon } from '../shared/later-icons.ts'
import * as css from './tool-card.css.ts'
import { useToolWords } from './use-tool-words.ts'

export interface ToolCardProps {
  title: string
  /** Stands beside the title: the time that is left. */
  aside?: ReactNode
  /** Makes it a chip. */
  onFold: () => void
  /** Left out where the card goes by itself. */
  onClose?: (() => void) | undefined
  /** The teacher may move it away from what it covers. */
  isMovable?: boolean
  foot?: ReactNode
  children: ReactNode
}

const STEP_PX = 24
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
}

/** The frame of a tool: it covers little, takes no focus when it comes, and folds into a chip. */
export function ToolCard({ title, aside, onFold, onClose, isMovable = false, foot, children }: ToolCardProps) {
  const t = useToolWords()
  const headingId = useId()
  const { card, offset, moveBy, drag } = useMovable()
  return (
    <section
      ref={card}
      className={css.card}
      // The focus is put here where the button that had it goes away.
      tabIndex={-1}
      data-card
      aria-labelledby={headingId}
      style={isMovable ? { transform: `translate(${offset.x}px, ${offset.y}px)` } : undefined}
    >
      <div className={css.head}>
        <h2 id={headingId} className={css.title}>
          {title}
        </h2>
        {aside}
        {isMovable && (
          <button
            type="button"
            className={css.handle}
            aria-label={t('move', { tool: title })}
            title={t('move', { tool: title })}
            onKeyDown={(event: KeyboardEvent) => {
              const step = STEPS[event.key]
              if (!step) return
              event.preventDefault()
              moveBy(...step)
            }}
            onPointerDown={drag}
          >
            <MoveIcon size={18} aria-hidden />
          </button>
        )}
        <IconButton size="sm" tone="quiet" label={t('fold')} icon={<FoldIcon size={18} />} onClick={onFold} />
        {onClose && (
          <IconButton size="sm" tone="quiet" label={t('close')} icon={<CloseIcon size={18} />} onClick={onClose} />
        )}
      </div>
      <div className={css.body}>{children}</div>
      {foot && <div className={css.foot}>{foot}</div>}
    </section>
  )
}

/** Moves a card by pointer or keys, and keeps all of it within the room. */
function useMovable() {
  const card = useRef<HTMLElement>(null)
  const [offset, setOffset] = useState({ x: 0, y: 0 })
  const moveBy = (x: number, y: number) => {
    const box = card.current?.getBoundingClientRect()
    const within = card.current?.closest('main')?.getBoundingClientRect()
    if (!box || !within) return
    const dx = clamp(x, within.left - box.left, within.right - box.right)
    const dy = clamp(y, within.top - box.top, within.bottom - box.bottom)
    setOffset((now) => ({ x: now.x + dx, y: now.y + dy }))
  }
  const drag = (down: PointerEvent<HTMLElement>) => {
    const handle = down.currentTarget
    let last = { x: down.clientX, y: down.clientY }
    handle.setPointerCapture(down.pointerId)
    const move = (event: globalThis.PointerEvent) => {
      moveBy(event.clientX - last.x, event.clientY - last.y)
      last = { x: event.clientX, y: event.clientY }
    }
    const end = () => {
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', end)
      handle.removeEventListener('pointercancel', end)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', end)
    handle.addEventListener('pointercancel', end)
  }
  return { card, offset, moveBy, drag }
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max))
