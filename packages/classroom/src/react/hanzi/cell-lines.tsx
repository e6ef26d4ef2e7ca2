import type { Grid } from '../../core/board/elements/element-types.ts'

/** The guides of one cell, as parts of an SVG: a cross, and diagonals in 米字格. */
export function CellLines({ size, grid, color = '#b5483d' }: { size: number; grid: Grid; color?: string }) {
  const half = size / 2
  const width = size / 160
  return (
    <g stroke={color} fill="none">
      <rect x={0} y={0} width={size} height={size} strokeWidth={width * 1.6} />
      <path
        opacity={0.5}
        strokeWidth={width}
        strokeDasharray={`${size / 32} ${size / 40}`}
        d={`M${half} 0V${size}M0 ${half}H${size}${grid === 'mi' ? `M0 0L${size} ${size}M${size} 0L0 ${size}` : ''}`}
      />
    </g>
  )
}
