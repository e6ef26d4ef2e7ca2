import { useId } from 'react'
import type { CharacterStrokes } from '../../core/hanzi/character-strokes.ts'

// Wider than any stroke: the outline cuts it.
const BRUSH = 220

export interface GlyphProps {
  strokes: CharacterStrokes
  /** Strokes that stand whole. */
  done: number
  /** The share of the next one that is drawn, 0..1. */
  part?: number
  /** The color of strokes that are not drawn yet; null shows none. */
  ghost?: string | null
  ink?: string
  /** A stroke in the color of what is talked about. */
  marked?: number | null
  markedInk?: string
}

/** One character in a square of 1024, as parts of an SVG: whole strokes, and one that is being written. */
export function Glyph({
  strokes: { outlines, medians },
  done,
  part = 0,
  ghost = '#e6e0d8',
  ink = '#1f1f1f',
  marked = null,
  markedInk = '#b5483d',
}: GlyphProps) {
  const clipId = useId()
  const median = medians[done]
  return (
    <g transform="translate(0 900) scale(1 -1)">
      {outlines.map((outline, i) => {
        const color = i === marked ? markedInk : i < done ? ink : ghost
        // Strokes have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        return color === null ? null : <path key={i} d={outline} fill={color} />
      })}
      {part > 0 && median && (
        <>
          <clipPath id={clipId}>
            <path d={outlines[done]} />
          </clipPath>
          <polyline
            clipPath={`url(#${clipId})`}
            points={median.map(([x, y]) => `${x},${y}`).join(' ')}
            fill="none"
            stroke={marked === done ? markedInk : ink}
            strokeWidth={BRUSH}
            strokeLinecap="round"
            strokeLinejoin="round"
            pathLength={1}
            strokeDasharray="1 2"
            strokeDashoffset={1 - part}
          />
        </>
      )}
    </g>
  )
}
