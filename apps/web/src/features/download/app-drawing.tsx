import { dot, faint, line, paper, touch, wash } from '../../shared/drawing/pens.css.ts'
import * as css from './download-page.css.ts'

/** The classroom in a window of its own, and on a phone beside it. On a sheet of 280 × 180. */
export function AppDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 280 180" className={css.drawing}>
      <path className={wash} d="M14 104C14 50 66 14 142 14s124 36 124 90-46 66-124 66S14 158 14 104Z" />
      <path className={paper} d="M46 36h160a8 8 0 0 1 8 8v88H38V44a8 8 0 0 1 8-8Z" />
      <path className={line} d="M38 54h176" />
      <circle className={dot} cx="50" cy="45" r="3" />
      <path className={faint} d="M60 45h30M166 62v62M172 70h34v22h-34zM172 98h34v22h-34z" />
      <path className={touch} d="M58 104c14-34 26-34 32-14s14 14 26-6 18-8 28 6" />
      <path className={paper} d="M24 132h204l10 12a4 4 0 0 1-3 6H17a4 4 0 0 1-3-6Z" />
      <path className={line} d="M106 141h40" />
      <path className={paper} d="M214 70h36a8 8 0 0 1 8 8v72a8 8 0 0 1-8 8h-36a8 8 0 0 1-8-8V78a8 8 0 0 1 8-8Z" />
      <path className={faint} d="M214 80h36M214 128h36M224 150h16" />
      <path className={touch} d="M217 116c5-14 9-14 12-6s6 6 10-4 5-2 8 4" />
      <path className={line} d="M214 136h10M228 136h8" />
    </svg>
  )
}
