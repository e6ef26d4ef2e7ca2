import type { ChartValue } from './chart-value.ts'
import * as css from './chart.css.ts'
import { axisMarks, ringParts } from './chart-scale.ts'

interface PictureProps {
  values: readonly ChartValue[]
  formatValue: (value: number) => string
  /** The scale ends there at least. */
  scaleTo?: number | undefined
}

/** Bars lie, so that long labels have room on a phone too; each has its value at its end. */
export function BarPicture({ values, formatValue, scaleTo = 0 }: PictureProps) {
  const largest = Math.max(...values.map(({ value }) => value), scaleTo) || 1
  return (
    <div aria-hidden className={css.bars}>
      {values.map(({ label, value }) => (
        <div key={label} className={css.barRow}>
          <span className={css.label}>{label}</span>
          <span className={css.barTrack}>
            <span className={css.bar} style={{ width: `${(value / largest) * 100}%` }} />
            <span className={css.value}>{formatValue(value)}</span>
          </span>
        </div>
      ))}
    </div>
  )
}

const line = { width: 640, height: 240, left: 48, right: 32, top: 24, bottom: 44 }

/** The course of one value; the last one is written out, since it is what one looks for. */
export function LinePicture({ values, formatValue }: PictureProps) {
  const marks = axisMarks(Math.max(...values.map(({ value }) => value), 0))
  const top = marks.at(-1) ?? 1
  const x = (index: number) =>
    line.left + (index / Math.max(1, values.length - 1)) * (line.width - line.left - line.right)
  const y = (value: number) => line.height - line.bottom - (value / top) * (line.height - line.top - line.bottom)
  const points = values.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ')
  // At most six labels fit beside each other.
  const every = Math.ceil(values.length / 6)
  const isLabelled = (index: number) => (values.length - 1 - index) % every === 0
  return (
    <svg aria-hidden viewBox={`0 0 ${line.width} ${line.height}`} className={css.lines}>
      {marks.map((mark) => (
        <g key={mark}>
          <path className={css.grid} d={`M${line.left} ${y(mark)}H${line.width - line.right}`} />
          <text className={css.axis} x={line.left - 8} y={y(mark)} dy="0.35em" textAnchor="end">
            {formatValue(mark)}
          </text>
        </g>
      ))}
      <polyline className={css.line} points={points} />
      {values.map(({ label, value }, index) => (
        <g key={label}>
          <circle className={css.point} cx={x(index)} cy={y(value)} r={4} />
          {isLabelled(index) && (
            <text className={css.axis} x={x(index)} y={line.height - 10} textAnchor="middle">
              {label}
            </text>
          )}
          {index === values.length - 1 && (
            <text className={css.last} x={x(index)} y={y(value) - 12} textAnchor="middle">
              {formatValue(value)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** Dashes tell the parts apart where colours do not: the first is whole, each next one is cut finer. */
const dashes = ['none', '9 2', '5 2', '2.5 1.5', '1 1.2']

/** Parts of a whole. `pathLength` makes the circle 100 long, so a part is as long as its percentage. */
export function RingPicture({ values, formatValue }: PictureProps) {
  const parts = ringParts(values.map(({ value }) => value))
  return (
    <div aria-hidden className={css.ring}>
      <svg viewBox="0 0 120 120" className={css.circle}>
        {parts.map(({ start, length }, index) => (
          <path
            key={values[index]?.label}
            className={css.part({ index: (index % 5) as 0 | 1 | 2 | 3 | 4 })}
            d={arc(start, length)}
            strokeDasharray={dashes[index % 5]}
          />
        ))}
      </svg>
      <ul className={css.legend}>
        {values.map(({ label, value }, index) => (
          <li key={label} className={css.legendRow}>
            <svg viewBox="0 0 24 8" width={24} height={8}>
              <path
                className={css.part({ index: (index % 5) as 0 | 1 | 2 | 3 | 4 })}
                d="M0 4H24"
                strokeDasharray={dashes[index % 5]}
              />
            </svg>
            <span>{label}</span>
            <span className={css.value}>
              {formatValue(value)} · {Math.round((parts[index]?.length ?? 0) * 100)} %
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Clockwise from the top, with a small gap after it. */
function arc(start: number, length: number): string {
  const shown = Math.min(Math.max(0, length - 0.01), 0.9999)
  const at = (turn: number) =>
    `${(60 + 48 * Math.sin(2 * Math.PI * turn)).toFixed(3)} ${(60 - 48 * Math.cos(2 * Math.PI * turn)).toFixed(3)}`
  return `M${at(start)}A48 48 0 ${shown > 0.5 ? 1 : 0} 1 ${at(start + shown)}`
}
