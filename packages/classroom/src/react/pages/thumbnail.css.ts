import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const frame = style({
  // A picture takes the place of an empty one when it is drawn: a press that began on it would be none.
  pointerEvents: 'none',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: '4px',
  background: vars.color.surfaceSunken,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
})
export const picture = style([frame, { display: 'block', objectFit: 'cover' }])
export const noPicture = style([
  frame,
  {
    display: 'grid',
    placeItems: 'center',
    color: vars.color.textMuted,
    fontSize: vars.fontSize[12],
    textAlign: 'center',
  },
])
