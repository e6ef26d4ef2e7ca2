import { type ReactNode, useId } from 'react'
import type { BoardPen } from '../../ports/board-engine.ts'
import * as css from './pen-options.css.ts'

/** A few things to choose one of, by their look. Radio buttons to keys and screen readers. */
export function Swatches({ label, children }: { label: string; children: (group: string) => ReactNode }) {
  const group = useId()
  return (
    <fieldset className={css.swatches} aria-label={label}>
      {children(group)}
    </fieldset>
  )
}

interface SwatchProps {
  group: string
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

export function Swatch({ group, name, isChosen, onChoose, children }: SwatchProps) {
  return (
    <label className={css.swatch} title={name}>
      <input type="radio" name={group} className={css.radio} aria-label={name} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}

export function Dot({ color, width }: BoardPen) {
  const size = Math.min(6 + width, 22)
  return (
    <span aria-hidden className={css.paper}>
      <span className={css.dot} style={{ width: size, height: size, background: color }} />
    </span>
  )
}
