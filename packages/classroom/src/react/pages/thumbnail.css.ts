import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const frame = style({
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
