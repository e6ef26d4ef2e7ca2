import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: vars.space[12],
  margin: 0,
  padding: vars.space[4],
  listStyle: 'none',
})
export const page = style({
  display: 'grid',
  gap: vars.space[4],
  width: '100%',
  padding: vars.space[4],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    '&[aria-current="page"]': { background: vars.color.accentSoft, color: vars.color.accentText },
  },
})
const frame = style({
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
})
export const picture = style([frame, { display: 'block', objectFit: 'cover' }])
export const noPicture = style([
  frame,
  { display: 'grid', placeItems: 'center', padding: vars.space[4], color: vars.color.textMuted, textAlign: 'center' },
])
