import type { ChartValue } from './chart-value.ts'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { useWords } from '../ui-text/words.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './chart.css.ts'
import { chartWords } from './chart-words.ts'
import { BarPicture, LinePicture, RingPicture } from './chart-pictures.tsx'

export interface ChartProps {
  /** `line` for a course of time, `bar` for comparing, `ring` for parts of a whole, five at most. */
  type: 'line' | 'bar' | 'ring'
  /** The one thing it shows: "Lessons attended each month". */
  title: string
  values: readonly ChartValue[]
  /** Names the labels: "Month". It heads the table's first column. */
  labelName: string
  /** Names the values: "Lessons". It heads the second. */
  valueName: string
  formatValue?: ((value: number) => string) | undefined
  /** The largest value of all charts that are compared by eye. For bars; left out, each has a scale of its own. */
  scaleTo?: number | undefined
  empty?: ReactNode
  className?: string | undefined
}

const pictures = { line: LinePicture, bar: BarPicture, ring: RingPicture }

/**
 * One row of numbers as a picture, with the values written at what they belong to. The same numbers are a table behind a
 * switch; readers get the table always.
 */
export function Chart({
  type,
  title,
  values,
  labelName,
  valueName,
  formatValue = String,
  scaleTo,
  empty,
  className,
}: ChartProps) {
  const words = useWords(chartWords)
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const Picture = pictures[type]
  const table = (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{labelName}</th>
          <th scope="col">{valueName}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatValue(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <figure className={clsx(css.figure, className)}>
      <figcaption className={css.head}>
        <span className={css.title}>{title}</span>
        {values.length > 0 && (
          <SegmentedControl
            size="sm"
            label={words.view}
            value={view}
            onValueChange={setView}
            options={[
              { value: 'chart', label: words.chart },
              { value: 'table', label: words.table },
            ]}
          />
        )}
      </figcaption>
      {values.length === 0 ? (
        empty
      ) : view === 'chart' ? (
        <>
          <Picture values={values} formatValue={formatValue} scaleTo={scaleTo} />
          <VisuallyHidden>{table}</VisuallyHidden>
        </>
      ) : (
        table
      )}
    </figure>
  )
}
