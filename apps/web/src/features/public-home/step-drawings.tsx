import type { ReactNode } from 'react'
import { faint, line, paper, sun, touch } from '../../shared/drawing/pens.css.ts'

/** On sheets of 120 × 88, in the manner of the design system's drawings. */
export const stepDrawings = {
  // A door that stands open, the morning behind it.
  door: (
    <>
      <circle className={sun} cx="82" cy="26" r="10" />
      <path className={paper} d="M34 12h40v68H34z" />
      <path className={paper} d="m34 12 26 9v68l-26-9Z" />
      <path className={touch} d="M53 52v6" />
      <path className={faint} d="M14 80h92" />
      <path className={line} d="M90 62v-9m0 9 6 4" />
      <circle className={line} cx="90" cy="62" r="13" />
    </>
  ),
  // A board with a stroke on it, and a raised hand.
  speak: (
    <>
      <path className={paper} d="M14 12h68a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4Z" />
      <path className={touch} d="M24 44c7-20 13-20 17-8s8 12 14-4" />
      <path className={faint} d="M62 26h14M62 36h10" />
      <path
        className={paper}
        d="M88 84V66l-7-8c-3-4 1-8 5-5l5 5V40c0-5 7-5 7 0v9c0-5 7-4 7 0v4c1-4 7-3 7 1v13c0 7-2 10-4 13v4Z"
      />
    </>
  ),
  // A person on the screen, and a speech bubble beside them.
  together: (
    <>
      <path className={paper} d="M10 12h66v50H10z" />
      <circle className={paper} cx="43" cy="32" r="9" />
      <path className={paper} d="M26 62c1-24 33-24 34 0Z" />
      <path className={paper} d="M66 44h44v26H90l-9 10V70H66z" />
      <path className={touch} d="M74 54h28" />
      <path className={faint} d="M74 61h18" />
    </>
  ),
  // A list with ticks, and a star.
  after: (
    <>
      <path className={paper} d="M20 10h56v70H20z" />
      <path className={faint} d="M46 26h20M46 44h20M46 62h20" />
      <path className={touch} d="m29 26 4 4 7-8M29 44l4 4 7-8M29 62l4 4 7-8" />
      <path className={sun} d="m90 40 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" />
    </>
  ),
} satisfies Record<string, ReactNode>
