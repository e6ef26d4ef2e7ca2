import { type PointerEvent, useRef, useState } from 'react'
import type { Grid } from '../../core/board/elements/element-types.ts'
import type { CharacterStrokes, StrokePoint } from '../../core/hanzi/character-strokes.ts'
import { WRITTEN_POINTS_MAX } from '../../core/hanzi/check-writing.ts'
import { CellLines } from './cell-lines.tsx'
import { Glyph } from './glyph.tsx'
import * as css from './writing.css.ts'

export type WrittenLine = readonly StrokePoint[]

export interface WritingCellProps {
  label: string
  grid: Grid
  strokes: CharacterStrokes
  lines: readonly WrittenLine[]
  /** Shows the character below the pen. */
  hasOutline: boolean
  /** Written strokes that are talked about. */
  marked: ReadonlySet<number>
  /** Shows how this stroke is written, or the strokes before it; null shows the hand alone. */
  shown: { done: number; part: number; marked: number | null } | null
  isClosed: boolean
  onLine: (line: WrittenLine) => void
}

const SIZE = 1_024

/** A cell to write one character in, with pen, finger or mouse. Only here a finger does not scroll. */
export function WritingCell(props: WritingCellProps) {
  const { label, grid, strokes, lines, hasOutline, marked, shown, isClosed, onLine } = props
  const [line, setLine] = useState<WrittenLine>([])
  const pointer = useRef<number | null>(null)
  const placeOf = (event: PointerEvent<SVGSVGElement>): StrokePoint => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return [(event.clientX - left) / width, (event.clientY - top) / height]
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (isClosed || pointer.current !== null || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointer.current = event.pointerId
    setLine([placeOf(event)])
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (pointer.current !== event.pointerId || line.length >= WRITTEN_POINTS_MAX) return
    setLine([...line, placeOf(event)])
  }
  const end = (event: PointerEvent<SVGSVGElement>) => {
    if (pointer.current !== event.pointerId) return
    pointer.current = null
    setLine([])
    // A tap that did not move is no stroke.
    if (line.length > 1) onLine(line)
  }
  const cancel = () => {
    pointer.current = null
    setLine([])
  }
  return (
    <svg
      data-writing
      role="img"
      aria-label={label}
      className={css.cell}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={cancel}
    >
      <rect width={SIZE} height={SIZE} fill="#fffefa" />
      <CellLines size={SIZE} grid={grid} />
      {(hasOutline || shown) && (
        <Glyph
          strokes={strokes}
          done={shown?.done ?? 0}
          part={shown?.part ?? 0}
          marked={shown?.marked ?? null}
          ghost={hasOutline || shown ? '#ece7df' : null}
          ink="#8f8a83"
        />
      )}
      {[...lines, line].map((points, i) => (
        <polyline
          // A written stroke is known by its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          points={points.map(([x, y]) => `${x * SIZE},${y * SIZE}`).join(' ')}
          className={css.ink}
          data-marked={marked.has(i)}
        />
      ))}
    </svg>
  )
}
