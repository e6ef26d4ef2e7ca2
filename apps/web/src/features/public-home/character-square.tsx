import { clsx } from 'clsx'
import { Fragment } from 'react'
import * as css from './character-square.css.ts'
import { strokes, type WrittenCharacter } from './strokes.ts'
import type { Ink } from './use-ink.ts'

export interface CharacterSquareProps {
  character: WrittenCharacter
  /** Strokes of the page written before this character, so that the animation draws one stroke after the other. */
  strokesBefore: number
  /** The visitor's own hand; null while the teacher's writing is shown. */
  ink: Ink | null
}

/** A writing square: the teacher's strokes come one after the other; or they are grey, and the visitor writes over them. */
export function CharacterSquare({ character, strokesBefore, ink }: CharacterSquareProps) {
  return (
    <svg viewBox="0 0 100 100" className={clsx(css.square, ink && css.open)} {...ink?.handlers}>
      <path className={css.guide} d="M50 0V100M0 50H100" />
      {strokes[character].map((d, i) => (
        <Fragment key={d}>
          {ink === null ? (
            <path className={clsx(css.written, css.startOf[strokesBefore + i])} d={d} pathLength={1} />
          ) : (
            <path className={css.model} d={d} />
          )}
        </Fragment>
      ))}
      {ink?.lines.map((line) => (
        <path key={line.id} className={css.own} d={line.d} />
      ))}
    </svg>
  )
}
