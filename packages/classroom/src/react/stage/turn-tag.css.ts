import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** It stands in the corner of a tile, under what stands there already. */
export const turn = style({
  position: 'absolute',
  top: vars.space[4],
  left: vars.space[4],
  padding: `0 ${vars.space[8]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.accentStrong,
  color: vars.color.onAccent,
  fontSize: vars.fontSize[12],
  pointerEvents: 'none',
  selectors: { '&[data-below="true"]': { top: vars.space[24] } },
})
