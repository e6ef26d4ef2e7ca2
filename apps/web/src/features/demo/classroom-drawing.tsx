import { dot, faint, line, paper, sun, touch, wash } from '../../shared/drawing/pens.css.ts'
import * as css from './demo-page.css.ts'

/** A classroom seen from the last row: the board, the one who teaches, two who listen. On a sheet of 320 × 220. */
export function ClassroomDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 320 220" className={css.drawing}>
      <path className={wash} d="M20 128C20 60 80 14 168 14s136 42 136 108-52 84-136 84S20 190 20 128Z" />
      <path className={paper} d="M64 34h192a6 6 0 0 1 6 6v92a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6Z" />
      <path className={faint} d="M92 52h48v48H92zM116 52v48M92 76h48M156 52h48v48h-48zM180 52v48M156 76h48" />
      <path
        className={touch}
        d="M106 58c-2 7-5 13-10 18M103 70v26M118 58c-2 6-4 11-7 15M116 66h18l-4 6M125 67v22c0 4-3 4-6 1"
      />
      <path
        className={touch}
        d="M168 58c-1 8-4 15-7 22 5 3 10 8 13 14M175 70c-2 12-7 19-14 24M159 73l20-2M182 62h16l-8 10c4 6 4 14 2 20M183 79l19-1"
      />
      <path className={line} d="M140 142h40" />
      <circle className={paper} cx="232" cy="96" r="13" />
      <path className={paper} d="M210 158v-18c0-14 10-24 22-24s22 10 22 24v18Z" />
      <path className={line} d="m214 128-20-22M222 90c4-5 14-6 21 0" />
      <path className={touch} d="m194 106-5-6" />
      <path className={paper} d="M36 178h248v8H36z" />
      <path className={line} d="M56 186v18M264 186v18" />
      <circle className={paper} cx="104" cy="136" r="14" />
      <path className={paper} d="M78 178c0-15 11-24 26-24s26 9 26 24Z" />
      <path className={line} d="M91 132c4-10 22-10 26 0M90 140c-4 4-4 9-2 12M118 140c4 4 4 9 2 12" />
      <circle className={paper} cx="176" cy="138" r="14" />
      <path className={paper} d="M150 178c0-15 11-24 26-24s26 9 26 24Z" />
      <path className={line} d="M163 134c6-3 20-3 26 1M196 164l8-26" />
      <circle className={dot} cx="205" cy="134" r="4" />
      <circle className={sun} cx="284" cy="52" r="12" />
    </svg>
  )
}
