import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { tag } from './video-tile.css.ts'

/** It stands in the corner of a tile, under what stands there already. */
export const turn = style([
  tag,
  { pointerEvents: 'none', selectors: { '&[data-below="true"]': { top: vars.space[24] } } },
])
