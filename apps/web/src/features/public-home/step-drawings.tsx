import type { ReactNode } from 'react'
import { dot, faint, line, paper, sun, touch } from '../../shared/drawing/pens.css.ts'

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
  // A sheet with a tick in the teacher's ink.
  homework: (
    <>
      <path className={paper} d="M26 8h50a4 4 0 0 1 4 4v64a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4Z" />
      <path className={faint} d="M32 20h16v16H32zM40 20v16M32 28h16M32 46h38M32 56h38M32 66h22" />
      <path className={touch} d="m56 28 5 6 11-14" />
      <path className={paper} d="m92 26 8 5-20 34-8-5z" />
      <path className={dot} d="M71 61c-1 5-3 8-7 11 6 0 11-2 14-7z" />
    </>
  ),
  // A film that begins again.
  replay: (
    <>
      <path className={paper} d="M18 14h84a5 5 0 0 1 5 5v44a5 5 0 0 1-5 5H18a5 5 0 0 1-5-5V19a5 5 0 0 1 5-5Z" />
      <path className={line} d="M47 41a14 14 0 1 0 5-11m-1-8 1 8 8 1" />
      <path className={dot} d="m58 35 10 6-10 6z" />
      <path className={faint} d="M22 78h76" />
      <path className={touch} d="M22 78h34" />
      <circle className={dot} cx="56" cy="78" r="5" />
    </>
  ),
} satisfies Record<string, ReactNode>
