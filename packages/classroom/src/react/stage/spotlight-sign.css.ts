import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { seat } from './faces.css.ts'

/** Around the tile: the ring of a voice stands inside it. */
export const frame = style({
  position: 'absolute',
  inset: '-2px',
  borderRadius: `calc(${vars.radius.control} + 2px)`,
  pointerEvents: 'none',
  boxShadow: `inset 0 0 0 3px ${vars.color.accentStrong}`,
})

/** Where the menu of the tile appears, which is all that is there while it is used. */
export const sign = style({
  position: 'absolute',
  top: vars.space[4],
  right: vars.space[4],
  display: 'inline-flex',
  padding: vars.space[4],
  borderRadius: vars.radius.pill,
  background: vars.color.accentStrong,
  color: vars.color.onAccent,
  selectors: {
    [`${seat}:hover &, ${seat}:focus-within &, ${seat}[data-enlarged="true"] &`]: { opacity: 0 },
  },
})
