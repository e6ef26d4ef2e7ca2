import type { ReactNode } from 'react'
import { dot, faint, line, paper, sun, touch, wash } from './empty-state.css.ts'

export type DrawingName = 'lessons' | 'homework' | 'messages' | 'people' | 'search' | 'board' | 'trouble'

/** Draws our own small pictures, on a sheet of 176 × 120, after objects of a classroom. */
export const drawings: Readonly<Record<DrawingName, ReactNode>> = {
  // Shows a calendar in the morning.
  lessons: (
    <>
      <circle className={sun} cx="128" cy="34" r="15" />
      <path className={paper} d="M46 38h74a6 6 0 0 1 6 6v52a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6V44a6 6 0 0 1 6-6Z" />
      <path className={line} d="M40 56h86M60 31v13M106 31v13" />
      <path className={faint} d="M54 70h12M77 70h12M100 70h12M54 86h12M100 86h12" />
      <path className={touch} d="m76 87 5 5 9-10" />
    </>
  ),
  // A practice sheet with the square in which characters are written, and the brush.
  homework: (
    <>
      <path className={paper} d="M44 24h66a4 4 0 0 1 4 4v72a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4Z" />
      <path className={faint} d="M52 38h50v50H52zM77 38v50M52 63h50M52 38l50 50M102 38 52 88" />
      <path className={touch} d="M64 62h24" />
      <path className={paper} d="m128 34 8 5-24 40-8-5z" />
      <path className={dot} d="M104 74c-1 6-4 9-9 13 7 0 13-2 17-8z" />
    </>
  ),
  // Two bubbles, one with something to say.
  messages: (
    <>
      <path
        className={paper}
        d="M38 30h62a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H60L46 84V72h-8a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8Z"
      />
      <path className={faint} d="M44 44h50M44 57h32" />
      <path
        className={paper}
        d="M92 58h42a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-4v11l-13-11H92a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8Z"
      />
      <circle className={dot} cx="101" cy="75" r="3.5" />
      <circle className={dot} cx="113" cy="75" r="3.5" />
      <circle className={dot} cx="125" cy="75" r="3.5" />
    </>
  ),
  // Shows two seats taken and one free.
  people: (
    <>
      <circle className={paper} cx="56" cy="48" r="13" />
      <path className={paper} d="M32 98c0-16 10-26 24-26s24 10 24 26Z" />
      <circle className={paper} cx="120" cy="48" r="13" />
      <path className={paper} d="M96 98c0-16 10-26 24-26s24 10 24 26Z" />
      <circle className={paper} cx="88" cy="40" r="15" strokeDasharray="5 5" />
      <path className={paper} d="M60 102c0-20 12-32 28-32s28 12 28 32Z" strokeDasharray="5 5" />
      <path className={touch} d="M88 80v14M81 87h14" />
    </>
  ),
  // Shows a lens over a book.
  search: (
    <>
      <path className={paper} d="M86 40c-12-8-28-9-44-6v60c16-3 32-2 44 6 12-8 26-9 44-6V34c-18-3-32-2-44 6Z" />
      <path className={line} d="M86 40v60" />
      <path className={faint} d="M54 50c7-1 14 0 20 2M54 64c7-1 14 0 20 2M54 78c7-1 14 0 20 2" />
      <circle className={paper} cx="112" cy="62" r="18" />
      <path className={touch} d="m125 75 14 15M104 62h16M112 54v16" />
    </>
  ),
  // Shows a board on its easel, and a first stroke.
  board: (
    <>
      <path className={line} d="m66 82-12 24M110 82l12 24M88 82v18" />
      <path className={paper} d="M40 24h96a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4Z" />
      <path className={touch} d="M56 60c8-20 14-20 18-8s8 12 14-2" />
      <path className={faint} d="M98 44h26M98 56h18" />
      <path className={line} d="M76 88h24" />
    </>
  ),
  // Shows a paper plane that came down early.
  trouble: (
    <>
      <path className={faint} d="M22 46c20-22 46-26 62-8 10 12 4 24-6 20s-4-18 10-16" strokeDasharray="1 7" />
      <path className={paper} d="m88 44 58 20-36 8-8 32Z" />
      <path className={line} d="m146 64-44 40M110 72l-8 32" />
      <path className={faint} d="M40 104h96" />
      <path className={touch} d="M52 84v10M52 100v.5" />
    </>
  ),
}

export const hill = <path className={wash} d="M14 74c0-34 30-62 72-62s76 24 76 58-26 44-74 44S14 108 14 74Z" />
