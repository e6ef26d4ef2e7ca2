import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** Lies over the whole room, and takes no press but on its tiles. */
export const faces = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  pointerEvents: 'none',
})

export const seat = style({
  position: 'absolute',
  pointerEvents: 'auto',
  borderRadius: vars.radius.control,
  touchAction: 'pan-y',
  selectors: {
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: '1px', zIndex: 1 },
    '&[data-enlarged="true"]': { zIndex: 6, boxShadow: vars.shadow.float },
    '&[data-dragged="true"]': { zIndex: 5, opacity: 0.7, cursor: 'grabbing' },
  },
})

export const menu = style({
  position: 'absolute',
  top: vars.space[4],
  right: vars.space[4],
  display: 'flex',
  borderRadius: vars.radius.control,
  background: vars.color.overlay,
  color: vars.color.onAccent,
  opacity: 0,
  selectors: {
    [`${seat}:hover &, ${seat}:focus-within &, &:has([data-state="open"]), ${seat}[data-enlarged="true"] &`]: {
      opacity: 1,
    },
  },
})
