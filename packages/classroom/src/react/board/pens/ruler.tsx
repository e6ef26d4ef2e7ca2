import { IconButton } from '@hwjy/ui'
import { RotateCw as TurnIcon, X as CloseIcon } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { BoardRuler, RulerMove } from '../../../ports/board-engine.ts'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { useWords } from '../../i18n/use-words.ts'
import { boardWords } from '../board-words.ts'
import * as css from './ruler.css.ts'

const FAR = 10
const STEP_DEGREES = 15
// Near a step it keeps to it.
const CATCH_DEGREES = 2
const TICKS = 45
// A press moves less than this.
const PRESS_PX = 4

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The straight edge over the page: dragged, turned at its end, and moved by keys. */
export function Ruler({ ruler }: { ruler: BoardRuler }) {
  const t = useWords(boardWords)
  const { board } = useClassroom()
  const box = useRef<HTMLDivElement>(null)
  const drag = useRef<{ x: number; y: number; way: number } | null>(null)
  const { x, y, degrees, length, depth } = ruler

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (arrow === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    board.moveRuler(stepOf(arrow, event))
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, way: 0 }
  }
  const moved = ({ clientX, clientY }: PointerEvent) => {
    if (drag.current === null) return null
    const [dx, dy] = [clientX - drag.current.x, clientY - drag.current.y]
    drag.current = { x: clientX, y: clientY, way: drag.current.way + Math.hypot(dx, dy) }
    return { dx, dy }
  }
  const turnTo = (event: PointerEvent) => {
    const parent = box.current?.offsetParent?.getBoundingClientRect()
    if (moved(event) === null || parent === undefined || (drag.current?.way ?? 0) < PRESS_PX) return
    const angle = (Math.atan2(event.clientY - parent.top - y, event.clientX - parent.left - x) / Math.PI) * 180
    const step = Math.round(angle / STEP_DEGREES) * STEP_DEGREES
    board.moveRuler({ degrees: (Math.abs(angle - step) < CATCH_DEGREES ? step : Math.round(angle)) - degrees })
  }
  const end = () => {
    drag.current = null
  }
  return (
    <div
      ref={box}
      className={css.ruler}
      style={{
        left: x - length / 2,
        top: y,
        width: length,
        height: depth,
        transformOrigin: '50% 0',
        transform: `rotate(${degrees}deg)`,
      }}
    >
      <div className={css.body}>
        <div className={css.ticks} style={{ backgroundSize: `${length / TICKS}px 100%` }} />
      </div>
      <button
        type="button"
        className={css.grip}
        aria-label={t('rulerLies', { degrees: Math.round(degrees) })}
        title={t('rulerHint')}
        onKeyDown={onKeyDown}
        onPointerDown={begin}
        onPointerMove={(event) => {
          const by = moved(event)
          if (by !== null) board.moveRuler(by)
        }}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <span aria-hidden>{Math.round(degrees)}°</span>
      </button>
      <div className={css.buttons}>
        <IconButton
          size="sm"
          label={t('rulerTurn')}
          icon={<TurnIcon size={18} />}
          onPointerDown={begin}
          onPointerMove={turnTo}
          onPointerUp={(event) => {
            // The click that ends a drag turns it no further.
            if ((drag.current?.way ?? 0) >= PRESS_PX) event.currentTarget.dataset['dragged'] = ''
            end()
          }}
          onPointerCancel={end}
          onClick={({ currentTarget }) => {
            if (currentTarget.dataset['dragged'] === undefined) board.moveRuler({ degrees: STEP_DEGREES })
            delete currentTarget.dataset['dragged']
          }}
        />
        <IconButton
          size="sm"
          label={t('rulerAway')}
          icon={<CloseIcon size={18} />}
          onClick={() => board.setRuler(false)}
        />
      </div>
    </div>
  )
}

// Arrows move; with Alt they turn, as they do a selection.
function stepOf([dx, dy]: readonly [number, number], { altKey, shiftKey }: KeyboardEvent): RulerMove {
  if (altKey) return { degrees: (dx || dy) * (shiftKey ? STEP_DEGREES : 1) }
  return { dx: dx * (shiftKey ? FAR : 1), dy: dy * (shiftKey ? FAR : 1) }
}
